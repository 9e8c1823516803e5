import InbetweenSceneGraph

/// What writing one file in one target may take; what does not fit is left out, with a finding.
package struct WorkLimits: Hashable, Sendable {
  /// For working out outlines and tracks, in points.
  package var points = OutlineWork.maximum
  /// For the pictures of what a target cannot draw, in pixels.
  package var pixels = PictureWork.maximum

  package init() {}
}
