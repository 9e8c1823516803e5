// Says how far apart pictures are, for scripts. Each line of standard input names two pictures with
// a tab between, and maybe two more: what of a layer is excused lies where those differ. A picture
// is a PNG file; or `PATH:WIDTHxHEIGHT`, straight bytes of red, green, blue and alpha, which is
// written beside as `PATH.png` to be looked at. The answer is a line: the greatest error of a block
// and where it lies, the structural similarity, and whether that is alike.

import Foundation
import FrameComparison
import InbetweenPreview

func bitmap(_ name: Substring) -> Bitmap? {
  let parts = name.split(separator: ":")
  guard let data = FileManager.default.contents(atPath: String(parts[0])) else { return nil }
  guard parts.count == 2 else { return try? PNG.decode(Array(data), limit: 1 << 26) }
  let sides = parts[1].split(separator: "x").compactMap { Int($0) }
  guard sides.count == 2, data.count == sides[0] * sides[1] * 4 else { return nil }
  let picture = Bitmap(width: sides[0], height: sides[1], straightBytes: Array(data))
  try? Data(PNG.encode(picture)).write(to: URL(filePath: parts[0] + ".png"))
  return picture
}

func picture(_ name: Substring) -> FramePixels? {
  bitmap(name).map { FramePixels(width: $0.width, height: $0.height, pixels: $0.pixels) }
}

while let line = readLine() {
  let pictures = line.split(separator: "\t").map(picture)
  guard [2, 4].contains(pictures.count), var one = pictures[0], var other = pictures[1] else {
    print("unread")
    continue
  }
  if pictures.count == 4 {
    guard let with = pictures[2], let without = pictures[3] else {
      print("unread")
      continue
    }
    one = one.without(whereDiffer: with, without)
    other = other.without(whereDiffer: with, without)
  }
  let difference = FrameDifference(one, other)
  let words: [String] = [
    "\(difference.block)", "\(difference.x)", "\(difference.y)", "\(difference.similarity)",
    difference.keeps() ? "alike" : "differs",
  ]
  print(words.joined(separator: "\t"))
}
