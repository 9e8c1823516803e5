import CInbetweenJansson
import Foundation

/// Jansson alone: the least that reading a file can cost.
enum BareParse {
  /// Seconds of CPU to build Jansson's tree of a file and free it: the median of several times.
  static func seconds(of file: String, times: Int) throws -> Double {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
    var seconds: [Double] = []
    for _ in 0..<times {
      let start = clock()
      bytes.withUnsafeBytes { raw in
        var error = json_error_t()
        let text = raw.bindMemory(to: CChar.self)
        let root = json_loadb(text.baseAddress, text.count, Int(JSON_DECODE_INT_AS_REAL), &error)
        json_decref(root)
      }
      seconds.append(Double(clock() - start) / 1_000_000)
    }
    return seconds.sorted()[times / 2]
  }
}
