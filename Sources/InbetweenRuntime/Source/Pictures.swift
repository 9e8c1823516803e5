import SwiftUI

extension InbetweenRuntime {
  /// Pictures that are part of the source.
  public enum Pictures {
    /// The picture of base64 text.
    public static func image(_ base64: String) -> Image {
      let data = Data(base64Encoded: base64) ?? Data()
      #if canImport(UIKit)
        return Image(uiImage: UIImage(data: data) ?? UIImage())
      #else
        return Image(nsImage: NSImage(data: data) ?? NSImage())
      #endif
    }
  }
}
