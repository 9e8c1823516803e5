import InbetweenDiagnostics
import InbetweenDotLottie
import InbetweenLottieFormat
import InbetweenTimeline

// What layers refer to (Lottie specification, "Assets").

extension ImportSession {
  /// Notes what layers may refer to, before any layer is read.
  mutating func registerAssets(_ document: LottieDocument) {
    for asset in document.assets {
      guard let id = asset.id else { continue }
      switch asset.kind {
      case .composition: compositionIDs.insert(id)
      case .image: imageIDs.insert(id)
      case .sound: soundIDs.insert(id)
      case .data: dataIDs.insert(id)
      }
    }
  }

  mutating func importAssets(_ document: LottieDocument, into timeline: inout Timeline) {
    var known: Set<String> = []
    for asset in document.assets {
      guard let id = asset.id else {
        log.report(.missingKey("id", "nothing can refer to the asset", at: asset.path))
        continue
      }
      guard known.insert(id).inserted else {
        log.report(.duplicateAsset(id, at: asset.path))
        continue
      }
      add(asset, id, to: &timeline)
    }
  }

  private mutating func add(_ asset: LottieAsset, _ id: String, to timeline: inout Timeline) {
    let name = asset.name ?? ""
    let origin = Origin(asset.path)
    switch asset.kind {
    case .composition(let layers):
      var composition = Composition(id: id, name: name, layers: self.layers(layers))
      if let rate = asset.frameRate, rate > 0 { composition.frameRate = FrameRate(rate) }
      composition.origin = origin
      timeline.compositions.append(composition)
    case .image:
      let picture = asset.slot.flatMap { slotPictures[$0] }
      if let slot = asset.slot, !slotsInUse.contains(slot) { slotsInUse.append(slot) }
      let size = Size(
        max(0, picture?.width ?? asset.width ?? 0), max(0, picture?.height ?? asset.height ?? 0))
      var image = ImageAsset(
        id: id, name: name, size: size, source: source(picture ?? asset), slot: asset.slot)
      image.origin = origin
      timeline.images.append(image)
    case .sound:
      var sound = SoundAsset(id: id, name: name, source: source(asset))
      sound.origin = origin
      timeline.sounds.append(sound)
    case .data:
      var data = DataAsset(id: id, name: name, source: source(asset))
      data.origin = origin
      timeline.dataFiles.append(data)
    }
  }

  /// A data URL is in the file, whatever `e` says; everything else is beside it.
  private mutating func source(_ asset: LottieAsset) -> AssetSource {
    let file = asset.file ?? ""
    if file.hasPrefix("data:") {
      if let embedded = DataURL(file) {
        return .embedded(mediaType: embedded.mediaType, base64: String(embedded.base64))
      }
      log.report(.unreadableDataURL(at: asset.path["p"]))
      return .embedded(mediaType: "", base64: "")
    }
    if asset.isEmbedded == true { log.report(.unreadableDataURL(at: asset.path["p"])) }
    if file.isEmpty { log.report(.missingKey("p", "the picture has no file", at: asset.path)) }
    let folder = asset.folder ?? ""
    if !file.isEmpty, PackagePath.below(folder: folder, file: file) == nil {
      log.report(.outsideFolder(folder + file, at: asset.path["p"]))
    }
    return .external(folder: folder, file: file)
  }

  /// Cuts circles of compositions that nest each other: the layer that closes one shows nothing.
  mutating func breakCircles(in timeline: inout Timeline) {
    var search = NestingSearch(timeline.compositions)
    search.run()
    for (place, layer) in search.closing {
      let closing = timeline.compositions[place].layers[layer]
      log.report(.circularComposition(at: closing.origin.path, layer: closing.name))
      timeline.compositions[place].layers[layer].content = .null
    }
  }
}

extension LottieAsset {
  fileprivate enum Kind {
    case composition(SourceList)
    case image, sound, data
  }

  /// Lottie specification, "Assets": recognised by what it has, since most exporters write no type.
  fileprivate var kind: Kind {
    if let layers { return .composition(layers) }
    switch type {
    case "2": return .sound
    case "3": return .data
    default:
      let isSound = (file ?? "").hasPrefix("data:audio/") || isSoundFile
      return width == nil && height == nil && isSound ? .sound : .image
    }
  }

  private var isSoundFile: Bool {
    let name = (file ?? "").lowercased()
    return [".mp3", ".wav", ".aac", ".m4a", ".ogg"].contains { name.hasSuffix($0) }
  }
}

/// A walk over nested compositions that finds the layers by which one contains itself.
private struct NestingSearch {
  /// For each composition, the layers that nest another and which.
  private let nested: [[(layer: Int, composition: Int)]]
  private(set) var closing: [(composition: Int, layer: Int)] = []

  init(_ compositions: [Composition]) {
    let places = Dictionary(
      compositions.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    nested = compositions.map { composition in
      composition.layers.enumerated().compactMap { index, layer in
        guard case .composition(let content) = layer.content, let place = places[content.id] else {
          return nil
        }
        return (index, place)
      }
    }
  }

  /// Depth first, with a stack of its own: nesting has no limit here.
  mutating func run() {
    enum State { case unseen, open, done }
    var states = [State](repeating: .unseen, count: nested.count)
    for root in nested.indices where states[root] == .unseen {
      var stack = [(composition: root, next: 0)]
      states[root] = .open
      while let (place, next) = stack.last {
        guard next < nested[place].count else {
          states[place] = .done
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let (layer, inner) = nested[place][next]
        switch states[inner] {
        case .unseen:
          states[inner] = .open
          stack.append((inner, 0))
        case .open: closing.append((place, layer))
        case .done: break
        }
      }
    }
  }
}

/// A `data:` URL with base64 content (RFC 2397).
struct DataURL {
  let mediaType: String
  let base64: Substring

  /// Nil for other texts and for other encodings.
  init?(_ text: String) {
    guard text.hasPrefix("data:"), let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")) else {
      return nil
    }
    let parts = text[..<comma].dropFirst(5).split(
      separator: ";", omittingEmptySubsequences: false)
    guard parts.last == "base64" else { return nil }
    mediaType = parts.count > 1 ? String(parts[0]) : "text/plain"
    base64 = text[text.utf8.index(after: comma)...]
  }
}
