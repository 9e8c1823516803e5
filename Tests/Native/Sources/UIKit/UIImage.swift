private import QuartzCore
public import SwiftUI

extension UIImage {
  /// From the asset catalogue of a bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(PictureFile.raster(named: name, in: bundle))
  }
}
