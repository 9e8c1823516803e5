import SwiftUI

/// All five as views that keyframe timelines move, on one screen.
public struct KeyframesGalleryView: View {
  /// All five, playing.
  public init() {}

  /// The views in their places.
  public var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        BoltSpinner().play(.intro, then: .spin)
        BouncingCircles()
      }
      LoadingText()
      HStack(spacing: 16) {
        NoTimeToStop()
        PlaceOrder()
      }
    }
    .padding(16)
  }
}

struct KeyframesGalleryPreviews: PreviewProvider {
  static var previews: some View { KeyframesGalleryView() }
}
