import QuartzCore
import SwiftUI

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

extension InbetweenRuntime.LayerTree {
  nonisolated public static func picture(_ base64: String) -> CGImage? {
    guard let data = Data(base64Encoded: base64) else { return nil }
    #if canImport(UIKit)
      return UIImage(data: data)?.cgImage
    #else
      return NSImage(data: data)?.cgImage(forProposedRect: nil, context: nil, hints: nil)
    #endif
  }

  nonisolated public static func picture(
    named name: String, in bundle: Bundle = .main
  ) -> CGImage? {
    #if canImport(UIKit)
      return UIImage(named: name, in: bundle, compatibleWith: nil)?.cgImage
    #else
      return bundle.image(forResource: name)?.cgImage(
        forProposedRect: nil, context: nil, hints: nil)
    #endif
  }
}
