import SwiftUI

extension InbetweenRuntime {
  /// The view of an animation: all of them take what to play in the same words.
  public protocol PlayingView: View {
    var options: PlayerOptions { get set }
  }

  /// A view that draws its pictures one after the other.
  public protocol DrawnView: PlayingView {}
}
