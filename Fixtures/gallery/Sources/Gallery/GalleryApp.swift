import SwiftUI

@main
struct GalleryApp: App {
  #if os(macOS)
    // An app that is run without a bundle has no window in front otherwise.
    init() { NSApplication.shared.setActivationPolicy(.regular) }
  #endif

  var body: some Scene {
    WindowGroup {
      GalleryView()
    }
  }
}

/// All five on one screen: each keeps its proportions and takes what room there is.
struct GalleryView: View {
  var body: some View {
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

struct GalleryPreviews: PreviewProvider {
  static var previews: some View { GalleryView() }
}
