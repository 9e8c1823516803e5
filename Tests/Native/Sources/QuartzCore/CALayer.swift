public import CoreGraphics

/// The time of the machine, in seconds; the stand-in's own, to be set.
public enum StandInClock {
  nonisolated(unsafe) public static var now = 1_000.0
}

public func CACurrentMediaTime() -> Double { StandInClock.now }

open class CATransaction {
  public class func begin() {}
  public class func commit() {}
  public class func setDisableActions(_ flag: Bool) {}
}

open class CALayer: CAMediaTiming {
  public var beginTime = 0.0
  public var duration = Double.infinity
  public var speed: Float = 1
  public var timeOffset = 0.0
  public var repeatCount: Float = 0
  public var autoreverses = false
  public var fillMode = CAMediaTimingFillMode.removed

  public var bounds = CGRect.zero
  public var position = CGPoint.zero
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  public var transform = CATransform3DMakeAffineTransform(.identity)
  public var opacity: Float = 1
  public var isHidden = false
  public var masksToBounds = false
  public var isGeometryFlipped = false
  public var contents: Any?
  public var contentsScale: CGFloat = 1
  public var contentsGravity = CALayerContentsGravity.resize
  public var compositingFilter: Any?
  public var backgroundColor: CGColor?
  public var shadowColor: CGColor?
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 3
  public var shadowOffset = CGSize(width: 0, height: -3)

  public private(set) weak var superlayer: CALayer?
  public private(set) var sublayers: [CALayer]?
  private weak var masked: CALayer?
  private(set) var animations: [(key: String, animation: CAAnimation)] = []

  public var mask: CALayer? {
    didSet {
      guard let mask else { return }
      Contract.check(mask.superlayer == nil, "a mask that is a sublayer too")
      Contract.check(mask.mask == nil, "a mask with a mask of its own")
      Contract.check(masked == nil, "a mask with a mask of its own")
      Contract.check(mask.masked == nil || mask.masked === self, "a mask of two layers")
      mask.masked = self
    }
  }

  public init() {}

  public func addSublayer(_ layer: CALayer) {
    Contract.check(layer.masked == nil, "a mask that is a sublayer too")
    layer.removeFromSuperlayer()
    layer.superlayer = self
    sublayers = (sublayers ?? []) + [layer]
  }

  public func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  public func add(_ animation: CAAnimation, forKey key: String?) {
    let copy = animation.taken()
    copy.check(on: self)
    Contract.check(
      copy.beginTime != 0 || !isPaused, "an animation that begins at 0 while its layer is paused")
    animations.removeAll { $0.key == key }
    animations.append((key ?? "", copy))
  }

  public func removeAllAnimations() { animations.removeAll() }

  private var isPaused: Bool { speed == 0 || superlayer?.isPaused == true }

  public func convertTime(_ time: Double, from layer: CALayer?) -> Double {
    var parents = [self]
    while let next = parents[parents.count - 1].superlayer { parents.append(next) }
    return parents.reversed().reduce(time) { $1.active($0) }
  }

  /// The values of key paths that animations have at a time of the superlayer.
  func animated(_ parent: Double) -> [String: Any] {
    var values: [String: Any] = [:]
    for (_, animation) in animations { animation.apply(active(parent), to: &values) }
    return values
  }
}

public final class CAShapeLayer: CALayer {
  public var path: CGPath?
  public var fillColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  public var strokeColor: CGColor?
  public var fillRule = CAShapeLayerFillRule.nonZero
  public var lineWidth: CGFloat = 1
  public var lineCap = CAShapeLayerLineCap.butt
  public var lineJoin = CAShapeLayerLineJoin.miter
  public var miterLimit: CGFloat = 10
  public var lineDashPattern: [NSNumber]?
  public var lineDashPhase: CGFloat = 0
  public var strokeStart: CGFloat = 0
  public var strokeEnd: CGFloat = 1
}

public final class CAGradientLayer: CALayer {
  public var type = CAGradientLayerType.axial
  public var colors: [Any]?
  public var locations: [NSNumber]?
  public var startPoint = CGPoint(x: 0.5, y: 0)
  public var endPoint = CGPoint(x: 0.5, y: 1)
}

public final class CATransformLayer: CALayer {}
