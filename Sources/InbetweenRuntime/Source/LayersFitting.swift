import QuartzCore
import SwiftUI

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

extension InbetweenRuntime.LayersView {
  func fitLayers() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let (x, y) = (bounds.width / canvas.width, bounds.height / canvas.height)
    let scale: CGFloat =
      switch scaling {
      case .fit: min(x, y)
      case .fill: max(x, y)
      case .none: 1
      }
    let (width, height) = (canvas.width * scale, canvas.height * scale)
    host.bounds = CGRect(origin: .zero, size: canvas)
    host.position = CGPoint(
      x: bounds.minX + width / 2 + (bounds.width - width) * alignment.x,
      y: bounds.minY + height / 2 + (bounds.height - height) * vertical)
    host.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    #if canImport(UIKit)
      layer.masksToBounds = scaling == .fill
    #else
      layer?.masksToBounds = scaling == .fill
    #endif
    CATransaction.commit()
  }

  /// Where it is from the upper edge; a Mac counts from the lower one.
  private var vertical: CGFloat {
    #if canImport(UIKit)
      return alignment.y
    #else
      return 1 - alignment.y
    #endif
  }

  /// Draws as many pixels as the screen has.
  func sharpenLayers() {
    #if canImport(UIKit)
      let scale = max(1, traitCollection.displayScale)
    #else
      let scale = window?.backingScaleFactor ?? 1
    #endif
    var layers = [host]
    while let layer = layers.popLast() {
      layer.contentsScale = scale
      layers += layer.sublayers ?? []
      if let mask = layer.mask { layers.append(mask) }
    }
  }

  func updateAccessibility() {
    #if canImport(UIKit)
      isAccessibilityElement = label != nil
      accessibilityLabel = label
    #else
      setAccessibilityElement(label != nil)
      setAccessibilityLabel(label)
    #endif
  }
}
