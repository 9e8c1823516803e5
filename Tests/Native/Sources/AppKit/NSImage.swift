private import QuartzCore
public import SwiftUI

extension Bundle {
  /// From the asset catalogue of the bundle.
  public func image(forResource name: String) -> NSImage? {
    NSImage(PictureFile.raster(named: name, in: self))
  }
}
