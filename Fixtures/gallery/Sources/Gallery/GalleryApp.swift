import SwiftUI

@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup {
      GalleryView()
    }
  }
}

/// All five, one below the other.
struct GalleryView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 32) {
        BoltSpinner()
          .play(.intro, then: .spin)
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
