package import InbetweenDiagnostics
import InbetweenExporters
import InbetweenJSONTree
import InbetweenTimeline

/// Where pictures go that an animation shows and its own file does not hold.
package enum PicturePlacement: String, Hashable, Sendable, CaseIterable {
  /// Into the source.
  case embed
  /// Into an asset catalogue beside the source, with the animation's name before each.
  case catalog
  /// Nowhere: the app has them, by the names that the file gives them.
  case app
}

extension Animation {
  /// The timeline as targets that draw are to write it.
  ///
  /// - Parameters:
  ///   - placement: where pictures go.
  ///   - type: what the animation is called, for the names of pictures in a catalogue.
  ///   - input: its own file.
  ///   - log: receives pictures that are not there.
  /// - Returns: the timeline, and the files of the catalogue.
  func placingPictures(
    _ placement: PicturePlacement, type: String, of input: InputFile, log: inout DiagnosticLog
  ) -> (timeline: Timeline, files: [GeneratedFile]) {
    var timeline = timeline
    var files: [GeneratedFile] = []
    for index in timeline.images.indices {
      let image = timeline.images[index]
      guard case .external(let folder, let file) = image.source else { continue }
      guard let bytes = bytes(of: image.source, input) else {
        // A package has said so when it was read.
        if self.files.isEmpty { log.report(.pictureMissing(folder + file, at: image.origin.path)) }
        continue
      }
      switch placement {
      case .app: break
      case .embed:
        timeline.images[index].source = .embedded(
          mediaType: Self.mediaType(of: file), base64: Base64.encode(bytes))
      case .catalog:
        let name = type + "-" + file
        timeline.images[index].source = .external(folder: "", file: name)
        files += Self.catalogue(name, bytes, type: type)
      }
    }
    return (timeline, files)
  }

  /// Findings about pictures that are not there.
  package func missingPictures(of input: InputFile) -> [Diagnostic] {
    var log = DiagnosticLog()
    _ = placingPictures(.app, type: "", of: input, log: &log)
    return log.findings
  }

  private static func mediaType(of file: String) -> String {
    let ending = file.split(separator: ".").last?.lowercased() ?? "png"
    return "image/" + (ending == "jpg" ? "jpeg" : ending)
  }

  /// The image set of a picture, as Xcode keeps it.
  private static func catalogue(_ file: String, _ bytes: [UInt8], type: String) -> [GeneratedFile] {
    let stem = file.split(separator: ".").dropLast().joined(separator: ".")
    let root = "\(type).xcassets"
    let set = "\(root)/\(stem.isEmpty ? file : stem).imageset"
    let info = #""info" : { "author" : "inbetween", "version" : 1 }"#
    return [
      GeneratedFile(name: root + "/Contents.json", contents: Array("{ \(info) }\n".utf8)),
      GeneratedFile(
        name: set + "/Contents.json",
        contents: JSONWriter.text { json in
          json.object { json in
            json.list("images", [file]) { json, name in
              json.object { json in
                json.member("filename", name)
                json.member("idiom", "universal")
              }
            }
            json.object("info") { json in
              json.member("author", "inbetween")
              json.member("version", 1)
            }
          }
        }.utf8.map { $0 }),
      GeneratedFile(name: set + "/" + file, contents: bytes),
    ]
  }
}

extension Diagnostic {
  static func pictureMissing(_ path: String, at place: JSONPath?) -> Diagnostic {
    Diagnostic(
      .pictureMissing, at: place,
      "the picture \(PrintableText.singleLine(path, limit: 1024)) is not beside the animation",
      fix: "export it with its pictures in the file, or put the folder of pictures beside it")
  }
}
