/// Pixel memory that layers give back for the next ones.
struct BufferPool: ~Copyable {
  private var free: [UnsafeMutableRawBufferPointer] = []
  /// How many bytes layers hold at the moment.
  private(set) var bytesInUse = 0
  /// How many bytes wait for the next ones.
  private var bytesFree = 0
  /// From how many bytes in use on the frame waits until no other has as many.
  private var large = LargeFrame.bytes
  /// Its turn, which it keeps until it is drawn; nil for a frame that holds less.
  private var turn: LargeFrame?

  /// The most buffers that are kept for later.
  private static let kept = 8
  /// How many bytes the frame's layers may hold; those that wait for the next ones give way to them.
  private(set) var most = 0

  init() {}

  /// How many bytes there are in all.
  var bytesHeld: Int { bytesInUse + bytesFree }

  deinit {
    for buffer in free { buffer.deallocate() }
  }

  /// A frame of so many bytes begins, whose layers may hold `most`.
  mutating func begin(picture: Int, most: Int) {
    self.most = most
    large = max(LargeFrame.bytes, LargeFrame.layers * picture)
  }

  /// The frame is drawn; a large one keeps nothing for the next.
  mutating func end() {
    guard turn != nil else { return }
    while !free.isEmpty { drop() }
    turn = nil
  }

  /// Memory of at least `count` bytes, the first `count` of them zero.
  mutating func take(_ count: Int) -> UnsafeMutableRawBufferPointer {
    if turn == nil, bytesInUse + count > large { turn = LargeFrame() }
    let fitting = free.indices.filter {
      free[$0].count >= count && free[$0].count <= count * 4 + 65_536
    }
    .min { free[$0].count < free[$1].count }
    let buffer = fitting.map { takeFree(at: $0) } ?? allocate(count)
    buffer.baseAddress?.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    bytesInUse += buffer.count
    return buffer
  }

  /// Takes memory back.
  mutating func give(back buffer: UnsafeMutableRawBufferPointer) {
    bytesInUse -= buffer.count
    bytesFree += buffer.count
    free.append(buffer)
    if free.count > Self.kept { drop() }
  }

  /// New memory, in the place of what waits where both would be too much.
  private mutating func allocate(_ count: Int) -> UnsafeMutableRawBufferPointer {
    while bytesHeld + count > most, !free.isEmpty { drop() }
    return .allocate(byteCount: max(64, count), alignment: 64)
  }

  private mutating func takeFree(at place: Int) -> UnsafeMutableRawBufferPointer {
    let buffer = free.remove(at: place)
    bytesFree -= buffer.count
    return buffer
  }

  /// Gives up what has waited longest.
  private mutating func drop() { takeFree(at: 0).deallocate() }
}
