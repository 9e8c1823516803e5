import SwiftUI

/// All five as views that keyframe timelines move, one below the other.
public struct KeyframesGalleryView: View {
  public init() {}

  public var body: some View {
    ScrollView {
      VStack(spacing: 32) {
        BoltSpinner()
          .frame(width: 200, height: 200)
        BouncingCircles()
          .frame(width: 200, height: 180)
        LoadingText()
          .frame(width: 240, height: 80)
        NoTimeToStop()
          .frame(width: 195, height: 422)
        PlaceOrder()
          .frame(width: 390, height: 360)
      }
    }
  }
}
