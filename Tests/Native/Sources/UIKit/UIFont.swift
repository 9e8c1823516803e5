public import CoreText

/// Text is set in the fonts of this machine: each name is known.
public final class UIFont: CTFont {
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(named: fontName, size: fontSize)
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(named: "", size: fontSize)
  }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
}
