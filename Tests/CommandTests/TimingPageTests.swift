import Foundation
import TestSupport
import Testing

@Suite struct TimingPageTests {
  /// A rectangle that moves for so many frames.
  private func animation(frames: Int) -> String {
    """
    {"v":"5.7.4","fr":60,"ip":0,"op":\(frames),"w":40,"h":40,"assets":[],"layers":[
    {"ty":4,"ind":1,"nm":"Box","ip":0,"op":\(frames),"st":0,
    "ks":{"r":{"a":1,"k":[{"t":0,"s":[0],"i":{"x":[1],"y":[1]},"o":{"x":[0],"y":[0]}},
    {"t":\(frames),"s":[90]}]}},
    "shapes":[{"ty":"rc","nm":"r","s":{"a":0,"k":[9,9]},"p":{"a":0,"k":[0,0]},
    "r":{"a":0,"k":0}},{"ty":"fl","nm":"f","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}}]}]}
    """
  }

  @Test(
    "A page shows every frame of a short animation, and says what it leaves out of a long one",
    arguments: [(60, nil), (4_000, "The preview shows 1334 of 4000 frames.")]
      as [(Int, String?)])
  func preview(_ frames: Int, _ note: String?) throws {
    let scratch = try ScratchFolder()
    try scratch.write(animation(frames: frames), to: "box.json")
    let run = try CommandRun(
      ["timing", "box.json", "--format", "html", "--output", "box.html"], in: scratch.url)
    #expect(run.status == 0)
    let page = try scratch.text("box.html")
    #expect(page.contains("<svg xmlns="))
    #expect(page.utf8.count < 2_000_000)
    guard let note else {
      #expect(!page.contains("The preview shows"))
      return
    }
    #expect(page.contains("<figcaption>\(note)</figcaption>"))
  }

  @Test("A page without the animation has its dope sheet alone, and only pages are asked for it")
  func withoutAnimation() throws {
    let scratch = try ScratchFolder()
    try scratch.write(animation(frames: 60), to: "box.json")
    let run = try CommandRun(
      ["timing", "box.json", "--format", "html", "--no-animation"], in: scratch.url)
    #expect(run.status == 0)
    #expect(!run.output.contains("<svg xmlns="))
    #expect(run.output.contains("Dope sheet"))
    let versions = try CommandRun(
      [
        "timing", "box.json", "--against", "box.json", "--format", "html", "--no-animation",
      ], in: scratch.url)
    #expect(versions.status == 0)
    #expect(!versions.output.contains("<svg xmlns="))
    let refused = try CommandRun(["timing", "box.json", "--no-animation"], in: scratch.url)
    #expect(refused.status == 64)
    #expect(refused.errors.contains("--no-animation belongs to --format html."))
  }
}
