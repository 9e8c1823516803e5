/// A picture that layers show.
public struct ImageAsset: Hashable, Sendable {
  /// What layers refer to it by.
  public var id: String
  /// As named in After Effects; may be empty.
  public var name: String
  /// The size at which it is placed, in pixels.
  public var size: Size
  /// Where its bytes are.
  public var source: AssetSource
  /// The identifier of the slot that may replace it; nil for none.
  public var slot: String?
  /// Where in the file it stands.
  public var origin = Origin()

  /// The picture `id` of this size.
  public init(
    id: String, name: String = "", size: Size, source: AssetSource, slot: String? = nil
  ) {
    self.id = id
    self.name = name
    self.size = size
    self.source = source
    self.slot = slot
  }
}

/// Where the bytes of an asset are.
public enum AssetSource: Hashable, Sendable {
  /// In the file: the base64 text as written, and the media type, such as `image/png`.
  case embedded(mediaType: String, base64: String)
  /// Beside the file, or in its package: a folder, which may be empty, and a file name.
  case external(folder: String, file: String)
}

/// A sound: kept as a reference, not converted.
public struct SoundAsset: Hashable, Sendable {
  /// What layers refer to it by.
  public var id: String
  /// As named in After Effects; may be empty.
  public var name: String
  /// Where its bytes are.
  public var source: AssetSource
  /// Where in the file it stands.
  public var origin = Origin()

  /// The sound `id`.
  public init(id: String, name: String = "", source: AssetSource) {
    self.id = id
    self.name = name
    self.source = source
  }
}

/// A data file that expressions read: kept as a reference, not converted.
public struct DataAsset: Hashable, Sendable {
  /// What layers refer to it by.
  public var id: String
  /// As named in After Effects; may be empty.
  public var name: String
  /// Where its bytes are.
  public var source: AssetSource
  /// Where in the file it stands.
  public var origin = Origin()

  /// The data file `id`.
  public init(id: String, name: String = "", source: AssetSource) {
    self.id = id
    self.name = name
    self.source = source
  }
}
