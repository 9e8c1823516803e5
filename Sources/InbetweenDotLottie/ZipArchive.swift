// The one door to libzip: opening an archive in memory and unpacking it within bounds.

private import CInbetweenZip
import InbetweenDiagnostics

/// A ZIP archive in memory, closed with its owner.
struct ZipArchive: ~Copyable {
  private let archive: OpaquePointer

  /// The most entries that an archive may have.
  static let maximumEntries = 10_000
  /// The most bytes that all entries together may unpack to.
  static let largestUnpacked = 256 << 20

  /// Opens an archive.
  ///
  /// - Parameter bytes: the archive, which must outlive the owner.
  /// - Throws: P001.
  init(_ bytes: UnsafeRawBufferPointer) throws(Diagnostic) {
    var error = zip_error_t()
    zip_error_init(&error)
    defer { zip_error_fini(&error) }
    guard let source = zip_source_buffer_create(bytes.baseAddress, UInt64(bytes.count), 0, &error)
    else { throw .notAPackage(String(cString: zip_error_strerror(&error))) }
    guard let archive = zip_open_from_source(source, ZIP_RDONLY, &error) else {
      zip_source_free(source)
      throw .notAPackage(String(cString: zip_error_strerror(&error)))
    }
    self.archive = archive
  }

  deinit { zip_discard(archive) }

  /// The files of the archive, unpacked, in its order; folders and what the Finder adds left out.
  ///
  /// - Throws: P001 for damaged or encrypted entries, P002 beyond the limits, P003 for paths that
  ///   leave the archive.
  borrowing func files() throws(Diagnostic) -> [PackageFile] {
    let count = zip_get_num_entries(archive, 0)
    guard count <= Self.maximumEntries else { throw .tooManyEntries(Int(count)) }
    var files: [PackageFile] = []
    var unpacked = 0
    for index in 0..<UInt64(max(0, count)) {
      guard let name = zip_get_name(archive, index, 0) else {
        throw .notAPackage("an entry has no name")
      }
      let path = String(cString: name).streamSafe
      guard PackagePath.isSafe(path), !isLink(index) else { throw .unsafeEntry(path) }
      if path.hasSuffix("/") || PackagePath.isFinderFile(path) { continue }
      let bytes = try unpack(index, path, atMost: Self.largestUnpacked - unpacked)
      unpacked += bytes.count
      files.append(PackageFile(path: path, bytes: bytes))
    }
    return files
  }

  /// Unix archives keep the kind of a file in the upper half of its attributes.
  private borrowing func isLink(_ index: UInt64) -> Bool {
    var system: UInt8 = 0
    var attributes: UInt32 = 0
    guard zip_file_get_external_attributes(archive, index, 0, &system, &attributes) == 0 else {
      return false
    }
    return system == UInt8(ZIP_OPSYS_UNIX) && (attributes >> 16) & 0xF000 == 0xA000
  }

  private borrowing func unpack(
    _ index: UInt64, _ path: String, atMost limit: Int
  ) throws(Diagnostic) -> [UInt8] {
    var stat = zip_stat_t()
    guard zip_stat_index(archive, index, 0, &stat) == 0 else { throw .damagedEntry(path) }
    guard stat.encryption_method == 0 else { throw .encryptedEntry(path) }
    guard stat.size <= UInt64(max(0, limit)) else {
      throw .packageTooLarge(limit: Self.largestUnpacked)
    }
    guard let file = zip_fopen_index(archive, index, 0) else { throw .damagedEntry(path) }
    defer { zip_fclose(file) }
    // The size is a claim: memory grows only as bytes arrive.
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let read = zip_fread(file, &chunk, UInt64(chunk.count))
      guard read >= 0 else { throw .damagedEntry(path) }
      if read == 0 { break }
      bytes.append(contentsOf: chunk[..<Int(read)])
      guard bytes.count <= limit else { throw .packageTooLarge(limit: Self.largestUnpacked) }
    }
    guard UInt64(bytes.count) == stat.size else { throw .damagedEntry(path) }
    return bytes
  }
}

/// A file of a package.
package struct PackageFile: Hashable, Sendable {
  /// Inside the package, with `/` between folders.
  package var path: String
  package var bytes: [UInt8]
}
