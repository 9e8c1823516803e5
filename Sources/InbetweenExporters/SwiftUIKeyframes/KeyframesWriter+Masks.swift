import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

extension KeyframesWriter {
  /// Limits a view, in the group's space, to what its masks show.
  mutating func mask(
    _ group: AnimatedGroup, _ code: inout ViewCode, _ draft: inout LayerDraft
  ) {
    let masks = group.masks.filter { $0.mode != .none }
    guard !group.masksPartly else {
      let isEven = masks.allSatisfy { $0.isSharp && $0.opacity.isAlways(1, .component) }
      return refuse(
        draft.layer,
        isEven
          ? "joins masks by other ways than cutting" : "has a mask that is soft or see-through")
    }
    for mask in masks {
      guard let path = path(of: mask, &draft) else { return }
      var shape = ViewCode(path)
      guard mask.isHole else {
        code.mask(by: shape)
        continue
      }
      shape.blend(".destinationOut")
      code = ViewCode(stacked: [code, shape])
      code.compose()
    }
  }

  private mutating func path(of mask: AnimatedMask, _ draft: inout LayerDraft) -> SwiftCode? {
    switch mask.shape {
    case .sector:
      refuseEffects(draft.layer)
      return nil
    case .drawn(let mask):
      if let fixed = mask.fixedOutlines { return path(fixed, "mask", &draft) }
      let source = mask.mask
      return moving(of: [.path(source.path), .scalar(source.expansion)], "mask", &draft) {
        frame, work in
        mask.closedOutlines(atFrame: frame, work: &work)
      }
    }
  }
}
