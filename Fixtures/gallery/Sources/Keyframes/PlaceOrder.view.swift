// Written by Inbetween. Change the animation rather than this file, then write it again:
//
//   inbetween convert place-order.json --to swiftui --style keyframes
//
// Needs Xcode 16 and iOS 17, macOS 14, tvOS 17, visionOS 1 or watchOS 10.
// Points and degrees are rounded to 1/1000, scales and opacities to 1/100,000.
// swiftlint:disable all

import SwiftUI

/// Place order
///
/// 390 × 360 pt, 3.5 s at 60 frames a second.
///
/// - `textSwap`: frames 0 to 30.
/// - `buttonTurnsWhite`: frames 30 to 48.
/// - `textDisappears`: frames 48 to 78.
/// - `checkMarkMovesUp`: frames 78 to 96.
/// - `successContentSlidesUp`: frames 96 to 132.
/// - `buttonTurnsBlack`: frames 132 to 150.
/// - `textSpreads`: frames 150 to 180.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct PlaceOrder: View {
  /// The canvas, in points.
  static let size = CGSize(width: 390, height: 360)
  /// One pass, in seconds.
  static let duration = (Timing.end - Timing.start) / Timing.frameRate

  /// Times: what to change when tuning the animation.
  enum Timing {
    /// Frames a second.
    static let frameRate = 60.0
    /// The first frame, and the one after the last.
    static let start = 0.0
    static let end = 210.0
    /// The frame for people who prefer less motion.
    static let still = 209.0
    static let textSwap = 0.0..<30.0
    static let buttonTurnsWhite = 30.0..<48.0
    static let textDisappears = 48.0..<78.0
    static let checkMarkMovesUp = 78.0..<96.0
    static let successContentSlidesUp = 96.0..<132.0
    static let buttonTurnsBlack = 132.0..<150.0
    static let textSpreads = 150.0..<180.0

    /// Success content, in seconds.
    static let successContentMoveDelay = 1.6
    /// Success content, in seconds.
    static let time5SuccessContentSlidesUp = 0.6
    /// Button, in seconds.
    static let buttonChangeDelay = 0.5
    /// Button, in seconds.
    static let buttonChange = 0.3
    /// Button, in seconds.
    static let buttonChangePause = 1.4
    /// Chevron, in seconds.
    static let chevronMoveDelay = 2.51667
    /// Chevron, in seconds.
    static let time7ChevronGoesRight = 0.48333
    /// Chevron, Continue Shopping, in seconds.
    static let fadeDelay = 2.2
    /// Chevron, Continue Shopping, in seconds.
    static let time6ContinueShoppingFadesIn = 0.3
    /// Continue Shopping, in seconds.
    static let continueShoppingMoveDelay = 2.5
    /// Continue Shopping, in seconds.
    static let time7LabelGoesLeft = 0.5
    /// Order placed container, Place Order, in seconds.
    static let time1TextSwap = 0.5
    /// Order placed container, in seconds.
    static let orderPlacedContainerMovePause = 0.3
    /// Check mark, Order placed, in seconds.
    static let changeDelay = 0.65
    /// Check mark, in seconds.
    static let checkMarkMoveDelay = 1.3
    /// Check mark, in seconds.
    static let time4CheckMarkMovesUp = 0.3
    /// Check mark, in seconds.
    static let checkMarkFadeDelay = 1.3
    /// Check mark, in seconds.
    static let checkMarkFade = 0.3
    /// Order placed, in seconds.
    static let orderPlacedChangeDelay = 0.8
    /// Order placed, in seconds.
    static let orderPlacedChange = 0.5
  }

  /// The colours that never move, and the texts; change them to fit an app.
  ///
  /// Their characters move or are styled one by one, so that they stay outlines:
  /// Order placed.
  struct Theme: Sendable {
    var screen = Color(red: 0.953, green: 0.953, blue: 0.961)
    var successMessage = Color(red: 0.4, green: 0.4, blue: 0.42)
    var successTitle = Color(red: 0, green: 0, blue: 0)
    var successCheck = Color(red: 0.204, green: 0.78, blue: 0.349)
    var successCheckStroke = Color(red: 1, green: 1, blue: 1)
    var footer = Color(red: 0.87, green: 0.87, blue: 0.88)
    var buttonStroke = Color(red: 0.82, green: 0.82, blue: 0.84)
    /// Other words are set in the font Inter-Regular, which an app must bring.
    var successMessageText = "Your order is on its way."
    /// Other words are set in the font Inter-SemiBold, which an app must bring.
    var successTitleText = "Thank you!"
    /// Other words are set in the font Inter-SemiBold, which an app must bring.
    var chevronText = "›"
    /// Other words are set in the font Inter-SemiBold, which an app must bring.
    var continueShoppingText = "Continue Shopping"
    /// Other words are set in the font Inter-SemiBold, which an app must bring.
    var placeOrderText = "Place Order"

    init() {}

    /// The file's own texts and colours.
    static let standard = Theme()
  }

  /// A part of the animation, named by its marker.
  enum Section: CaseIterable, Hashable, Sendable {
    case textSwap
    case buttonTurnsWhite
    case textDisappears
    case checkMarkMovesUp
    case successContentSlidesUp
    case buttonTurnsBlack
    case textSpreads

    /// From its first frame up to the one that is no longer part of it.
    var frames: Range<Double> {
      switch self {
      case .textSwap: Timing.textSwap
      case .buttonTurnsWhite: Timing.buttonTurnsWhite
      case .textDisappears: Timing.textDisappears
      case .checkMarkMovesUp: Timing.checkMarkMovesUp
      case .successContentSlidesUp: Timing.successContentSlidesUp
      case .buttonTurnsBlack: Timing.buttonTurnsBlack
      case .textSpreads: Timing.textSpreads
      }
    }

    /// The frame for people who prefer less motion.
    var still: Double {
      switch self {
      case .textSwap: 29.0
      case .buttonTurnsWhite: 47.0
      case .textDisappears: 77.0
      case .checkMarkMovesUp: 95.0
      case .successContentSlidesUp: 131.0
      case .buttonTurnsBlack: 149.0
      case .textSpreads: 179.0
      }
    }
  }

  /// What it plays, and how.
  var options = PlaceOrder.PlayerOptions(
    PlaceOrder.Playback(Timing.start..<Timing.end, still: Timing.still))
  private var theme: Theme
  private var darkTheme: Theme?
  @Environment(\.colorScheme) private var colorScheme

  /// Plays; stops where it is while `isPlaying` is false.
  ///
  /// - Parameters:
  ///   - isPlaying: whether it goes on.
  ///   - loop: how often it plays.
  ///   - theme: its colours.
  ///   - darkTheme: its colours in dark surroundings; nil for the same.
  init(
    isPlaying: Bool = true, loop: PlaceOrder.Loop = .forever, theme: Theme = .standard,
    darkTheme: Theme? = nil
  ) {
    self.theme = theme
    self.darkTheme = darkTheme
    options.play(isPlaying, loop)
  }

  /// Shows one moment: 0 is the start, 1 the end. Animate it with a linear curve to play.
  init(progress: Double, theme: Theme = .standard, darkTheme: Theme? = nil) {
    self.theme = theme
    self.darkTheme = darkTheme
    options.show(progress)
  }

  /// Plays, reports where it is, and goes on from where that is put: 0 is the start, 1 the end.
  init(
    progress: Binding<Double>, isPlaying: Bool = true, loop: PlaceOrder.Loop = .forever,
    theme: Theme = .standard, darkTheme: Theme? = nil
  ) {
    self.init(isPlaying: isPlaying, loop: loop, theme: theme, darkTheme: darkTheme)
    options.follow(progress)
  }

  var body: some View {
    PlaceOrder.Player(options, frameRate: Timing.frameRate, size: Self.size) { frame in
      Picture(frame: frame, theme: colorScheme == .dark ? darkTheme ?? theme : theme)
    }
  }
}

// MARK: - Drawing

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PlaceOrder {
  /// One frame, which SwiftUI moves where progress is animated.
  fileprivate struct Picture: View, Animatable {
    nonisolated var animatableData: Double
    let theme: Theme

    init(frame: Double, theme: Theme) {
      animatableData = frame
      self.theme = theme
    }

    var body: some View {
      GeometryReader { proxy in
        SceneView(time: animatableData / Timing.frameRate + 0.00001, theme: theme)
          .frame(width: 390, height: 360, alignment: .topLeading)
          .clipped()
          .scaleEffect(
            x: proxy.size.width / 390,
            y: proxy.size.height / 360, anchor: .topLeading)
      }
    }
  }

  /// Screen.
  fileprivate struct ScreenView: View {
    let theme: Theme

    var body: some View {
      Rectangle()
        .fill(theme.screen)
        .frame(width: 390, height: 360)
    }
  }

  /// Success message.
  fileprivate struct SuccessMessageView: View {
    let theme: Theme

    private static let textOutline = Outline(
      """
      M-85.409-10.909L-81.467-4.496L-81.467 0L-80.146 0L-80.146-4.496L-76.204-10.909L-77.717-10.90\
      9L-80.742-5.817L-80.87-5.817L-83.896-10.909ZM-71.346 0.17C-69.13 0.17-67.639-1.513-67.639-4.\
      048C-67.639-6.605-69.13-8.288-71.346-8.288C-73.562-8.288-75.053-6.605-75.053-4.048C-75.053-1\
      .513-73.562 0.17-71.346 0.17ZM-71.346-0.959C-73.029-0.959-73.796-2.408-73.796-4.048C-73.796-\
      5.689-73.029-7.159-71.346-7.159C-69.663-7.159-68.896-5.689-68.896-4.048C-68.896-2.408-69.663\
      -0.959-71.346-0.959ZM-60.565-3.345C-60.565-1.811-61.737-1.108-62.674-1.108C-63.718-1.108-64.\
      464-1.875-64.464-3.068L-64.464-8.182L-65.721-8.182L-65.721-2.983C-65.721-0.895-64.613 0.107-\
      63.079 0.107C-61.843 0.107-61.034-0.554-60.65-1.385L-60.565-1.385L-60.565 0L-59.308 0L-59.30\
      8-8.182L-60.565-8.182ZM-57.007 0L-55.75 0L-55.75-5.178C-55.75-6.285-54.876-7.095-53.683-7.09\
      5C-53.347-7.095-53.001-7.031-52.916-7.01L-52.916-8.288C-53.06-8.299-53.39-8.31-53.576-8.31C-\
      54.556-8.31-55.409-7.756-55.707-6.946L-55.792-6.946L-55.792-8.182L-57.007-8.182ZM-43.882 0.1\
      7C-41.666 0.17-40.174-1.513-40.174-4.048C-40.174-6.605-41.666-8.288-43.882-8.288C-46.097-8.2\
      88-47.589-6.605-47.589-4.048C-47.589-1.513-46.097 0.17-43.882 0.17ZM-43.882-0.959C-45.565-0.\
      959-46.332-2.408-46.332-4.048C-46.332-5.689-45.565-7.159-43.882-7.159C-42.198-7.159-41.431-5\
      .689-41.431-4.048C-41.431-2.408-42.198-0.959-43.882-0.959ZM-38.257 0L-37 0L-37-5.178C-37-6.2\
      85-36.126-7.095-34.933-7.095C-34.597-7.095-34.251-7.031-34.166-7.01L-34.166-8.288C-34.31-8.2\
      99-34.64-8.31-34.826-8.31C-35.806-8.31-36.659-7.756-36.957-6.946L-37.042-6.946L-37.042-8.182\
      L-38.257-8.182ZM-29.585 0.17C-28.008 0.17-27.475-0.81-27.198-1.257L-27.049-1.257L-27.049 0L-\
      25.835 0L-25.835-10.909L-27.092-10.909L-27.092-6.882L-27.198-6.882C-27.475-7.308-27.965-8.28\
      8-29.563-8.288C-31.63-8.288-33.058-6.648-33.058-4.07C-33.058-1.47-31.63 0.17-29.585 0.17ZM-2\
      9.414-0.959C-30.991-0.959-31.801-2.344-31.801-4.091C-31.801-5.817-31.012-7.159-29.414-7.159C\
      -27.88-7.159-27.071-5.923-27.071-4.091C-27.071-2.237-27.902-0.959-29.414-0.959ZM-19.933 0.17\
      C-18.271 0.17-17.056-0.66-16.673-1.896L-17.887-2.237C-18.207-1.385-18.947-0.959-19.933-0.959\
      C-21.408-0.959-22.426-1.912-22.484-3.665L-16.545-3.665L-16.545-4.197C-16.545-7.244-18.356-8.\
      288-20.06-8.288C-22.276-8.288-23.747-6.541-23.747-4.027C-23.747-1.513-22.298 0.17-19.933 0.1\
      7ZM-22.484-4.751C-22.399-6.024-21.499-7.159-20.06-7.159C-18.697-7.159-17.823-6.136-17.823-4.\
      751ZM-14.627 0L-13.37 0L-13.37-5.178C-13.37-6.285-12.497-7.095-11.303-7.095C-10.968-7.095-10\
      .622-7.031-10.536-7.01L-10.536-8.288C-10.68-8.299-11.01-8.31-11.197-8.31C-12.177-8.31-13.029\
      -7.756-13.328-6.946L-13.413-6.946L-13.413-8.182L-14.627-8.182ZM-4.826 0L-3.569 0L-3.569-8.18\
      2L-4.826-8.182ZM-4.187-9.545C-3.697-9.545-3.292-9.929-3.292-10.398C-3.292-10.866-3.697-11.25\
      -4.187-11.25C-4.677-11.25-5.082-10.866-5.082-10.398C-5.082-9.929-4.677-9.545-4.187-9.545ZM4.\
      528-6.35C4.133-7.511 3.249-8.288 1.63-8.288C-0.096-8.288-1.374-7.308-1.374-5.923C-1.374-4.79\
      4-0.703-4.038 0.799-3.686L2.163-3.366C2.988-3.175 3.377-2.781 3.377-2.216C3.377-1.513 2.631-\
      0.938 1.459-0.938C0.431-0.938-0.213-1.38-0.437-2.259L-1.63-1.96C-1.337-0.57-0.192 0.17 1.481\
       0.17C3.382 0.17 4.677-0.868 4.677-2.28C4.677-3.42 3.963-4.139 2.503-4.496L1.289-4.794C0.32-\
      5.034-0.117-5.359-0.117-5.987C-0.117-6.69 0.629-7.202 1.63-7.202C2.727-7.202 3.18-6.594 3.39\
      8-6.03ZM14.116 0.17C16.332 0.17 17.823-1.513 17.823-4.048C17.823-6.605 16.332-8.288 14.116-8\
      .288C11.9-8.288 10.408-6.605 10.408-4.048C10.408-1.513 11.9 0.17 14.116 0.17ZM14.116-0.959C1\
      2.433-0.959 11.665-2.408 11.665-4.048C11.665-5.689 12.433-7.159 14.116-7.159C15.799-7.159 16\
      .566-5.689 16.566-4.048C16.566-2.408 15.799-0.959 14.116-0.959ZM20.998-4.922C20.998-6.349 21\
      .882-7.159 23.086-7.159C24.253-7.159 24.961-6.397 24.961-5.114L24.961 0L26.218 0L26.218-5.19\
      9C26.218-7.287 25.105-8.288 23.448-8.288C22.212-8.288 21.445-7.734 21.062-6.903L20.955-6.903\
      L20.955-8.182L19.741-8.182L19.741 0L20.998 0ZM32.738 0L33.995 0L33.995-8.182L32.738-8.182ZM3\
      3.377-9.545C33.867-9.545 34.272-9.929 34.272-10.398C34.272-10.866 33.867-11.25 33.377-11.25C\
      32.887-11.25 32.482-10.866 32.482-10.398C32.482-9.929 32.887-9.545 33.377-9.545ZM39.854-8.18\
      2L38.107-8.182L38.107-10.142L36.85-10.142L36.85-8.182L35.614-8.182L35.614-7.116L36.85-7.116L\
      36.85-2.003C36.85-0.575 38.001 0.107 39.066 0.107C39.535 0.107 39.833 0.021 40.004-0.043L39.\
      748-1.172C39.641-1.151 39.471-1.108 39.194-1.108C38.64-1.108 38.107-1.278 38.107-2.344L38.10\
      7-7.116L39.854-7.116ZM47.546-6.35C47.152-7.511 46.268-8.288 44.649-8.288C42.923-8.288 41.644\
      -7.308 41.644-5.923C41.644-4.794 42.316-4.038 43.818-3.686L45.181-3.366C46.007-3.175 46.396-\
      2.781 46.396-2.216C46.396-1.513 45.65-0.938 44.478-0.938C43.45-0.938 42.805-1.38 42.582-2.25\
      9L41.389-1.96C41.682-0.57 42.827 0.17 44.499 0.17C46.401 0.17 47.695-0.868 47.695-2.28C47.69\
      5-3.42 46.982-4.139 45.522-4.496L44.308-4.794C43.338-5.034 42.901-5.359 42.901-5.987C42.901-\
      6.69 43.647-7.202 44.649-7.202C45.746-7.202 46.199-6.594 46.417-6.03ZM55.664 0L56.9 0L58.69-\
      6.285L58.818-6.285L60.607 0L61.843 0L64.336-8.182L63.015-8.182L61.247-1.939L61.161-1.939L59.\
      435-8.182L58.093-8.182L56.346-1.918L56.261-1.918L54.492-8.182L53.171-8.182ZM68.406 0.192C69.\
      833 0.192 70.579-0.575 70.835-1.108L70.899-1.108L70.899 0L72.156 0L72.156-5.391C72.156-7.99 \
      70.174-8.288 69.13-8.288C67.894-8.288 66.488-7.862 65.849-6.371L67.042-5.945C67.319-6.541 67\
      .974-7.18 69.173-7.18C70.329-7.18 70.899-6.568 70.899-5.519L70.899-5.476C70.899-4.869 70.281\
      -4.922 68.789-4.73C67.271-4.533 65.615-4.197 65.615-2.322C65.615-0.724 66.85 0.192 68.406 0.\
      192ZM68.597-0.938C67.596-0.938 66.872-1.385 66.872-2.259C66.872-3.217 67.745-3.516 68.725-3.\
      644C69.258-3.707 70.686-3.857 70.899-4.112L70.899-2.962C70.899-1.939 70.089-0.938 68.597-0.9\
      38ZM75.266 3.068C76.401 3.068 77.2 2.466 77.674 1.193L81.147-8.182L79.784-8.182L77.525-1.662\
      L77.44-1.662L75.181-8.182L73.818-8.182L76.843 0.043L76.609 0.682C76.151 1.928 75.586 2.045 7\
      4.67 1.811L74.35 2.919C74.478 2.983 74.84 3.068 75.266 3.068ZM83.725 0.085C84.253 0.085 84.6\
      84-0.346 84.684-0.874C84.684-1.401 84.253-1.832 83.725-1.832C83.198-1.832 82.766-1.401 82.76\
      6-0.874C82.766-0.346 83.198 0.085 83.725 0.085Z
      """
    ).path

    var body: some View {
      Group {
        if theme.successMessageText == Theme.standard.successMessageText {
          Self.textOutline
            .fill(theme.successMessage)
        } else {
          Words(
            theme.successMessageText, in: .custom("Inter-Regular", fixedSize: 15),
            theme.successMessage, alignment: .centerFirstTextBaseline, lineHeight: 18)
        }
      }
      .offset(x: 195, y: 150)
    }
  }

  /// Success title.
  fileprivate struct SuccessTitleView: View {
    let theme: Theme

    private static let textOutline = Outline(
      """
      M-63.55-14.804L-58.155-14.804L-58.155 0L-55.018 0L-55.018-14.804L-49.623-14.804L-49.623-17.4\
      54L-63.55-17.454ZM-43.998-7.67C-43.998-9.563-42.822-10.653-41.169-10.653C-39.55-10.653-38.59\
      5-9.622-38.595-7.858L-38.595 0L-35.51 0L-35.51-8.335C-35.51-11.497-37.3-13.261-40.018-13.261\
      C-42.03-13.261-43.308-12.349-43.913-10.866L-44.067-10.866L-44.067-17.454L-47.084-17.454L-47.\
      084 0L-43.998 0ZM-28.606 0.264C-26.552 0.264-25.325-0.699-24.762-1.798L-24.66-1.798L-24.66 0\
      L-21.694 0L-21.694-8.761C-21.694-12.222-24.515-13.261-27.012-13.261C-29.765-13.261-31.879-12\
      .034-32.561-9.648L-29.68-9.239C-29.373-10.134-28.504-10.901-26.995-10.901C-25.564-10.901-24.\
      78-10.168-24.78-8.881L-24.78-8.83C-24.78-7.943-25.709-7.901-28.018-7.653C-30.558-7.381-32.98\
      7-6.622-32.987-3.673C-32.987-1.099-31.104 0.264-28.606 0.264ZM-27.805-2.003C-29.092-2.003-30\
      .012-2.591-30.012-3.724C-30.012-4.909-28.981-5.403-27.601-5.599C-26.791-5.71-25.172-5.915-24\
      .771-6.239L-24.771-4.696C-24.771-3.239-25.947-2.003-27.805-2.003ZM-15.498-7.67C-15.498-9.563\
      -14.357-10.653-12.729-10.653C-11.135-10.653-10.18-9.605-10.18-7.858L-10.18 0L-7.095 0L-7.095\
      -8.335C-7.086-11.472-8.876-13.261-11.578-13.261C-13.538-13.261-14.885-12.324-15.481-10.866L-\
      15.635-10.866L-15.635-13.091L-18.584-13.091L-18.584 0L-15.498 0ZM-3.95 0L-0.865 0L-0.865-4.3\
      98L0.26-5.599L4.266 0L7.956 0L2.587-7.44L7.658-13.091L4.053-13.091L-0.652-7.832L-0.865-7.832\
      L-0.865-17.454L-3.95-17.454ZM17.578 4.909C19.981 4.909 21.371 3.673 22.112 1.585L27.354-13.0\
      91L24.072-13.091L21.047-3.204L20.91-3.204L17.893-13.091L14.621-13.091L19.368 0.273L19.104 0.\
      98C18.533 2.472 17.629 2.574 16.283 2.182L15.567 4.585C15.984 4.756 16.734 4.909 17.578 4.90\
      9ZM35.195 0.256C39.03 0.256 41.467-2.446 41.467-6.494C41.467-10.551 39.03-13.261 35.195-13.2\
      61C31.359-13.261 28.922-10.551 28.922-6.494C28.922-2.446 31.359 0.256 35.195 0.256ZM35.212-2\
      .216C33.09-2.216 32.05-4.108 32.05-6.503C32.05-8.898 33.09-10.815 35.212-10.815C37.3-10.815 \
      38.339-8.898 38.339-6.503C38.339-4.108 37.3-2.216 35.212-2.216ZM52.419-5.506C52.419-3.511 50\
      .996-2.523 49.632-2.523C48.149-2.523 47.16-3.571 47.16-5.233L47.16-13.091L44.075-13.091L44.0\
      75-4.756C44.075-1.611 45.865 0.17 48.439 0.17C50.399 0.17 51.78-0.861 52.376-2.327L52.512-2.\
      327L52.512 0L55.504 0L55.504-13.091L52.419-13.091ZM62.45-17.454L59.152-17.454L59.424-5.131L6\
      2.169-5.131ZM60.797 0.187C61.802 0.187 62.663-0.648 62.672-1.687C62.663-2.71 61.802-3.546 60\
      .797-3.546C59.757-3.546 58.913-2.71 58.922-1.687C58.913-0.648 59.757 0.187 60.797 0.187Z
      """
    ).path

    var body: some View {
      Group {
        if theme.successTitleText == Theme.standard.successTitleText {
          Self.textOutline
            .fill(theme.successTitle)
        } else {
          Words(
            theme.successTitleText, in: .custom("Inter-SemiBold", fixedSize: 24),
            theme.successTitle, alignment: .centerFirstTextBaseline, lineHeight: 28.8)
        }
      }
      .offset(x: 195, y: 122)
    }
  }

  /// Success check.
  fileprivate struct SuccessCheckView: View {
    let theme: Theme

    private static let stroke1Outline = Outline("M-13 1L-4 10L13-10").path

    var body: some View {
      ZStack(alignment: .topLeading) {
        Circle()
          .fill(theme.successCheck)
          .frame(width: 64, height: 64)
          .offset(x: -32, y: -32)
        Self.stroke1Outline
          .stroke(
            theme.successCheckStroke,
            style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round)
          )
      }
      .offset(x: 195, y: 52)
    }
  }

  /// The layers of Success content.
  fileprivate struct SuccessContentLayers: View {
    let theme: Theme

    var body: some View {
      ZStack(alignment: .topLeading) {
        SuccessMessageView(theme: theme)
        SuccessTitleView(theme: theme)
        SuccessCheckView(theme: theme)
      }
    }
  }

  /// Success content.
  fileprivate struct SuccessContentView: View {
    let time: Double
    let theme: Theme

    private struct Motion {
      var y = 260.0
    }

    @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
      KeyframeTrack(\.y) {
        LinearKeyframe(260, duration: Timing.successContentMoveDelay)
        LinearKeyframe(34, duration: Timing.time5SuccessContentSlidesUp, timingCurve: .easeOut)
      }
    }

    var body: some View {
      let motion = Frames.value(of: Self.motion, at: time)
      SuccessContentLayers(theme: theme)
        .frame(width: 390, height: 180, alignment: .topLeading)
        .clipped()
        .offset(y: motion.y)
    }
  }

  /// Footer.
  fileprivate struct FooterView: View {
    let theme: Theme

    var body: some View {
      ZStack(alignment: .topLeading) {
        Rectangle()
          .fill(theme.successCheckStroke)
          .frame(width: 390, height: 104)
          .offset(x: -195, y: -52)
        Rectangle()
          .fill(theme.footer)
          .frame(width: 390, height: 1)
          .offset(x: -195, y: -52)
      }
      .offset(x: 195, y: 308)
    }
  }

  /// Button.
  fileprivate struct ButtonView: View {
    let time: Double
    let theme: Theme

    private struct Motion {
      var fill1White = 0.0
    }

    @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
      KeyframeTrack(\.fill1White) {
        LinearKeyframe(0, duration: Timing.buttonChangeDelay)
        LinearKeyframe(1, duration: Timing.buttonChange, timingCurve: .easeInOut)
        LinearKeyframe(1, duration: Timing.buttonChangePause)
        LinearKeyframe(0, duration: Timing.buttonChange, timingCurve: .easeInOut)
      }
    }

    var body: some View {
      let motion = Frames.value(of: Self.motion, at: time)
      ZStack(alignment: .topLeading) {
        RoundedRectangle(cornerRadius: 14, style: .circular)
          .fill(Color(white: motion.fill1White))
          .frame(width: 342, height: 56)
          .offset(x: -171, y: -28)
        RoundedRectangle(cornerRadius: 14, style: .circular)
          .stroke(
            theme.buttonStroke.opacity(motion.fill1White),
            style: StrokeStyle(lineWidth: 1, miterLimit: 4)
          )
          .frame(width: 342, height: 56)
          .offset(x: -171, y: -28)
      }
      .offset(x: 195, y: 304)
    }
  }

  /// Chevron.
  fileprivate struct ChevronView: View {
    let time: Double
    let theme: Theme

    private static let textOutline = Outline(
      "M0.954-1.328L2.922-1.328L5.361-4.95L5.361-5.119L2.922-8.741L0.954-8.741L3.248-5.035Z"
    ).path

    private struct Motion {
      var x = 249.61
      var opacity = 0.0
    }

    @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(249.61, duration: Timing.chevronMoveDelay)
        LinearKeyframe(315.528, duration: Timing.time7ChevronGoesRight, timingCurve: .easeInOut)
      }
      KeyframeTrack(\.opacity) {
        LinearKeyframe(0, duration: Timing.fadeDelay)
        LinearKeyframe(1, duration: Timing.time6ContinueShoppingFadesIn, timingCurve: .easeInOut)
      }
    }

    var body: some View {
      let motion = Frames.value(of: Self.motion, at: time)
      Group {
        if theme.chevronText == Theme.standard.chevronText {
          Self.textOutline
            .fill(theme.successCheckStroke)
        } else {
          Words(
            theme.chevronText, in: .custom("Inter-SemiBold", fixedSize: 17),
            theme.successCheckStroke, alignment: .leadingFirstTextBaseline, lineHeight: 20.4)
        }
      }
      .offset(x: motion.x, y: 34)
      .opacity(motion.opacity)
    }
  }

  /// Continue Shopping.
  fileprivate struct ContinueShoppingView: View {
    let time: Double
    let theme: Theme

    private static let textOutline = Outline(
      """
      M11.802-8.192C11.422-10.939 9.309-12.533 6.568-12.533C3.338-12.533 0.906-10.178 0.906-6.182C\
      0.906-2.191 3.308 0.169 6.568 0.169C9.508 0.169 11.458-1.733 11.802-4.093L9.544-4.105C9.261-\
      2.656 8.077-1.841 6.598-1.841C4.594-1.841 3.157-3.345 3.157-6.182C3.157-8.971 4.582-10.522 6\
      .604-10.522C8.107-10.522 9.285-9.671 9.544-8.192ZM17.809 0.181C20.526 0.181 22.252-1.733 22.\
      252-4.6C22.252-7.474 20.526-9.394 17.809-9.394C15.092-9.394 13.366-7.474 13.366-4.6C13.366-1\
      .733 15.092 0.181 17.809 0.181ZM17.821-1.57C16.318-1.57 15.581-2.91 15.581-4.606C15.581-6.30\
      3 16.318-7.661 17.821-7.661C19.3-7.661 20.037-6.303 20.037-4.606C20.037-2.91 19.3-1.57 17.82\
      1-1.57ZM26.285-5.433C26.285-6.773 27.094-7.546 28.247-7.546C29.376-7.546 30.052-6.804 30.052\
      -5.566L30.052 0L32.237 0L32.237-5.904C32.243-8.126 30.975-9.394 29.062-9.394C27.673-9.394 26\
      .719-8.729 26.297-7.697L26.188-7.697L26.188-9.273L24.099-9.273L24.099 0L26.285 0ZM39.095-9.2\
      73L37.266-9.273L37.266-11.494L35.081-11.494L35.081-9.273L33.765-9.273L33.765-7.582L35.081-7.\
      582L35.081-2.427C35.068-0.682 36.336 0.175 37.978 0.127C38.6 0.109 39.029-0.012 39.264-0.091\
      L38.896-1.799C38.775-1.769 38.528-1.714 38.256-1.714C37.707-1.714 37.266-1.908 37.266-2.789L\
      37.266-7.582L39.095-7.582ZM40.924 0L43.11 0L43.11-9.273L40.924-9.273ZM42.023-10.589C42.717-1\
      0.589 43.285-11.12 43.285-11.772C43.285-12.43 42.717-12.961 42.023-12.961C41.323-12.961 40.7\
      55-12.43 40.755-11.772C40.755-11.12 41.323-10.589 42.023-10.589ZM47.541-5.433C47.541-6.773 4\
      8.35-7.546 49.503-7.546C50.632-7.546 51.308-6.804 51.308-5.566L51.308 0L53.493 0L53.493-5.90\
      4C53.499-8.126 52.231-9.394 50.318-9.394C48.929-9.394 47.975-8.729 47.553-7.697L47.444-7.697\
      L47.444-9.273L45.355-9.273L45.355 0L47.541 0ZM61.631-3.9C61.631-2.487 60.623-1.787 59.657-1.\
      787C58.606-1.787 57.906-2.529 57.906-3.707L57.906-9.273L55.721-9.273L55.721-3.369C55.721-1.1\
      41 56.989 0.121 58.812 0.121C60.2 0.121 61.178-0.61 61.601-1.648L61.697-1.648L61.697 0L63.81\
      6 0L63.816-9.273L61.631-9.273ZM70.167 0.181C72.328 0.181 73.813-0.875 74.2-2.487L72.159-2.71\
      7C71.864-1.932 71.139-1.521 70.197-1.521C68.785-1.521 67.849-2.451 67.831-4.039L74.29-4.039L\
      74.29-4.709C74.29-7.963 72.334-9.394 70.052-9.394C67.396-9.394 65.664-7.443 65.664-4.582C65.\
      664-1.672 67.372 0.181 70.167 0.181ZM67.837-5.512C67.903-6.695 68.779-7.691 70.083-7.691C71.\
      338-7.691 72.184-6.773 72.196-5.512ZM87.173-8.965L89.328-8.965C89.286-11.054 87.505-12.533 8\
      4.873-12.533C82.277-12.533 80.327-11.072 80.333-8.886C80.333-7.112 81.595-6.091 83.629-5.566\
      L85.036-5.204C86.37-4.866 87.251-4.449 87.258-3.489C87.251-2.433 86.249-1.727 84.788-1.727C8\
      3.388-1.727 82.301-2.354 82.211-3.652L80.007-3.652C80.098-1.195 81.927 0.187 84.807 0.187C87\
      .771 0.187 89.491-1.292 89.497-3.471C89.491-5.614 87.722-6.592 85.863-7.033L84.704-7.323C83.\
      69-7.564 82.591-7.993 82.603-9.025C82.609-9.955 83.442-10.637 84.843-10.637C86.177-10.637 87\
      .058-10.015 87.173-8.965ZM93.578-5.433C93.578-6.773 94.411-7.546 95.583-7.546C96.729-7.546 9\
      7.406-6.816 97.406-5.566L97.406 0L99.591 0L99.591-5.904C99.591-8.144 98.323-9.394 96.397-9.3\
      94C94.973-9.394 94.067-8.748 93.639-7.697L93.53-7.697L93.53-12.364L91.393-12.364L91.393 0L93\
      .578 0ZM105.857 0.181C108.574 0.181 110.301-1.733 110.301-4.6C110.301-7.474 108.574-9.394 10\
      5.857-9.394C103.141-9.394 101.414-7.474 101.414-4.6C101.414-1.733 103.141 0.181 105.857 0.18\
      1ZM105.87-1.57C104.366-1.57 103.63-2.91 103.63-4.606C103.63-6.303 104.366-7.661 105.87-7.661\
      C107.349-7.661 108.085-6.303 108.085-4.606C108.085-2.91 107.349-1.57 105.87-1.57ZM112.148 3.\
      477L114.333 3.477L114.333-1.461L114.424-1.461C114.768-0.785 115.486 0.163 117.08 0.163C119.2\
      65 0.163 120.901-1.57 120.901-4.624C120.901-7.715 119.217-9.394 117.074-9.394C115.438-9.394 \
      114.756-8.41 114.424-7.739L114.297-7.739L114.297-9.273L112.148-9.273ZM114.291-4.636C114.291-\
      6.435 115.064-7.601 116.47-7.601C117.925-7.601 118.674-6.363 118.674-4.636C118.674-2.898 117\
      .913-1.63 116.47-1.63C115.076-1.63 114.291-2.837 114.291-4.636ZM122.767 3.477L124.952 3.477L\
      124.952-1.461L125.043-1.461C125.387-0.785 126.105 0.163 127.699 0.163C129.884 0.163 131.52-1\
      .57 131.52-4.624C131.52-7.715 129.836-9.394 127.693-9.394C126.057-9.394 125.375-8.41 125.043\
      -7.739L124.916-7.739L124.916-9.273L122.767-9.273ZM124.91-4.636C124.91-6.435 125.683-7.601 12\
      7.089-7.601C128.544-7.601 129.293-6.363 129.293-4.636C129.293-2.898 128.532-1.63 127.089-1.6\
      3C125.695-1.63 124.91-2.837 124.91-4.636ZM133.386 0L135.571 0L135.571-9.273L133.386-9.273ZM1\
      34.484-10.589C135.179-10.589 135.746-11.12 135.746-11.772C135.746-12.43 135.179-12.961 134.4\
      84-12.961C133.784-12.961 133.217-12.43 133.217-11.772C133.217-11.12 133.784-10.589 134.484-1\
      0.589ZM140.002-5.433C140.002-6.773 140.811-7.546 141.964-7.546C143.093-7.546 143.769-6.804 1\
      43.769-5.566L143.769 0L145.954 0L145.954-5.904C145.96-8.126 144.693-9.394 142.779-9.394C141.\
      39-9.394 140.437-8.729 140.014-7.697L139.905-7.697L139.905-9.273L137.817-9.273L137.817 0L140\
      .002 0ZM152.215 3.67C154.72 3.67 156.567 2.523 156.567 0.151L156.567-9.273L154.412-9.273L154\
      .412-7.739L154.291-7.739C153.959-8.41 153.265-9.394 151.629-9.394C149.486-9.394 147.802-7.71\
      5 147.802-4.667C147.802-1.642 149.486-0.133 151.623-0.133C153.211-0.133 153.953-0.984 154.29\
      1-1.666L154.4-1.666L154.4 0.091C154.4 1.455 153.495 2.016 152.251 2.016C150.935 2.016 150.35\
      5 1.395 150.09 0.851L148.122 1.328C148.52 2.626 149.854 3.67 152.215 3.67ZM152.233-1.847C150\
      .79-1.847 150.029-2.97 150.029-4.679C150.029-6.363 150.778-7.601 152.233-7.601C153.639-7.601\
       154.412-6.435 154.412-4.679C154.412-2.91 153.627-1.847 152.233-1.847Z
      """
    ).path

    private struct Motion {
      var x = 85.919
      var opacity = 0.0
    }

    @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(85.919, duration: Timing.continueShoppingMoveDelay)
        LinearKeyframe(20, duration: Timing.time7LabelGoesLeft, timingCurve: .easeInOut)
      }
      KeyframeTrack(\.opacity) {
        LinearKeyframe(0, duration: Timing.fadeDelay)
        LinearKeyframe(1, duration: Timing.time6ContinueShoppingFadesIn, timingCurve: .easeInOut)
      }
    }

    var body: some View {
      let motion = Frames.value(of: Self.motion, at: time)
      Group {
        if theme.continueShoppingText == Theme.standard.continueShoppingText {
          Self.textOutline
            .fill(theme.successCheckStroke)
        } else {
          Words(
            theme.continueShoppingText, in: .custom("Inter-SemiBold", fixedSize: 17),
            theme.successCheckStroke, alignment: .leadingFirstTextBaseline, lineHeight: 20.4)
        }
      }
      .offset(x: motion.x, y: 34)
      .opacity(motion.opacity)
    }
  }

  /// Moves what follows Order placed container.
  fileprivate struct OrderPlacedContainerPlacement: ViewModifier {
    let time: Double

    private struct Motion {
      var x = -90.0
    }

    @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(171, duration: Timing.time1TextSwap, timingCurve: .easeInOut)
        LinearKeyframe(171, duration: Timing.orderPlacedContainerMovePause)
        LinearKeyframe(113.452, duration: Timing.time1TextSwap, timingCurve: .easeInOut)
      }
    }

    func body(content: Content) -> some View {
      let motion = Frames.value(of: Self.motion, at: time)
      content
        .offset(x: motion.x, y: 28)
    }
  }

  /// Check mark.
  fileprivate struct CheckMarkView: View {
    let time: Double

    private static let stroke1Outline = Outline("M-6.5 0.5L-2 5L6.5-5").path

    private struct Motion {
      var stroke1White = 1.0
      var y = 0.0
      var opacity = 1.0
    }

    @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
      KeyframeTrack(\.stroke1White) {
        LinearKeyframe(1, duration: Timing.changeDelay)
        MoveKeyframe(0)
      }
      KeyframeTrack(\.y) {
        LinearKeyframe(0, duration: Timing.checkMarkMoveDelay)
        LinearKeyframe(-40, duration: Timing.time4CheckMarkMovesUp, timingCurve: .easeInOut)
      }
      KeyframeTrack(\.opacity) {
        LinearKeyframe(1, duration: Timing.checkMarkFadeDelay)
        LinearKeyframe(0, duration: Timing.checkMarkFade, timingCurve: .easeInOut)
      }
    }

    var body: some View {
      let motion = Frames.value(of: Self.motion, at: time)
      Self.stroke1Outline
        .stroke(
          Color(white: motion.stroke1White),
          style: StrokeStyle(lineWidth: 2.25, lineCap: .round, lineJoin: .round)
        )
        .offset(x: 57.548, y: motion.y)
        .opacity(motion.opacity)
        .modifier(OrderPlacedContainerPlacement(time: time))
    }
  }

  /// Order placed.
  fileprivate struct OrderPlacedView: View {
    let time: Double

    private static let textOutline = Outline(
      """
      M12.267-6.182C12.267-10.178 9.828-12.533 6.586-12.533C3.338-12.533 0.906-10.178 0.906-6.182C\
      0.906-2.191 3.338 0.169 6.586 0.169C9.828 0.169 12.267-2.185 12.267-6.182ZM10.015-6.182C10.0\
      15-3.369 8.603-1.841 6.586-1.841C4.576-1.841 3.157-3.369 3.157-6.182C3.157-8.995 4.576-10.52\
      2 6.586-10.522C8.603-10.522 10.015-8.995 10.015-6.182ZM14.295 0L16.481 0L16.481-5.451C16.481\
      -6.629 17.368-7.462 18.57-7.462C18.938-7.462 19.397-7.395 19.584-7.335L19.584-9.345C19.385-9\
      .381 19.041-9.406 18.799-9.406C17.737-9.406 16.849-8.802 16.511-7.727L16.415-7.727L16.415-9.\
      273L14.295-9.273ZM24.48 0.163C26.074 0.163 26.792-0.785 27.136-1.461L27.269-1.461L27.269 0L2\
      9.418 0L29.418-12.364L27.227-12.364L27.227-7.739L27.136-7.739C26.804-8.41 26.122-9.394 24.48\
      6-9.394C22.343-9.394 20.658-7.715 20.658-4.624C20.658-1.57 22.294 0.163 24.48 0.163ZM25.089-\
      1.63C23.647-1.63 22.886-2.898 22.886-4.636C22.886-6.363 23.635-7.601 25.089-7.601C26.496-7.6\
      01 27.269-6.435 27.269-4.636C27.269-2.837 26.484-1.63 25.089-1.63ZM35.859 0.181C38.021 0.181\
       39.506-0.875 39.892-2.487L37.852-2.717C37.556-1.932 36.831-1.521 35.89-1.521C34.477-1.521 3\
      3.541-2.451 33.523-4.039L39.983-4.039L39.983-4.709C39.983-7.963 38.027-9.394 35.745-9.394C33\
      .088-9.394 31.356-7.443 31.356-4.582C31.356-1.672 33.064 0.181 35.859 0.181ZM33.529-5.512C33\
      .596-6.695 34.471-7.691 35.775-7.691C37.031-7.691 37.876-6.773 37.888-5.512ZM41.83 0L44.015 \
      0L44.015-5.451C44.015-6.629 44.903-7.462 46.104-7.462C46.472-7.462 46.931-7.395 47.118-7.335\
      L47.118-9.345C46.919-9.381 46.575-9.406 46.334-9.406C45.271-9.406 44.384-8.802 44.045-7.727L\
      43.949-7.727L43.949-9.273L41.83-9.273ZM52.793 3.477L54.978 3.477L54.978-1.461L55.069-1.461C5\
      5.413-0.785 56.131 0.163 57.725 0.163C59.91 0.163 61.546-1.57 61.546-4.624C61.546-7.715 59.8\
      62-9.394 57.719-9.394C56.083-9.394 55.401-8.41 55.069-7.739L54.942-7.739L54.942-9.273L52.793\
      -9.273ZM54.936-4.636C54.936-6.435 55.709-7.601 57.115-7.601C58.57-7.601 59.319-6.363 59.319-\
      4.636C59.319-2.898 58.558-1.63 57.115-1.63C55.721-1.63 54.936-2.837 54.936-4.636ZM65.597-12.\
      364L63.412-12.364L63.412 0L65.597 0ZM70.511 0.187C71.966 0.187 72.835-0.495 73.234-1.274L73.\
      306-1.274L73.306 0L75.407 0L75.407-6.206C75.407-8.657 73.409-9.394 71.64-9.394C69.69-9.394 6\
      8.193-8.524 67.71-6.834L69.75-6.544C69.968-7.178 70.583-7.721 71.652-7.721C72.666-7.721 73.2\
      22-7.202 73.222-6.291L73.222-6.254C73.222-5.626 72.564-5.596 70.928-5.421C69.129-5.228 67.40\
      8-4.691 67.408-2.602C67.408-0.779 68.742 0.187 70.511 0.187ZM71.079-1.419C70.167-1.419 69.51\
      5-1.835 69.515-2.638C69.515-3.477 70.245-3.827 71.223-3.966C71.797-4.045 72.944-4.19 73.228-\
      4.419L73.228-3.326C73.228-2.294 72.395-1.419 71.079-1.419ZM81.655 0.181C83.985 0.181 85.471-\
      1.201 85.627-3.169L83.539-3.169C83.352-2.173 82.633-1.6 81.673-1.6C80.309-1.6 79.428-2.741 7\
      9.428-4.636C79.428-6.508 80.327-7.631 81.673-7.631C82.724-7.631 83.37-6.955 83.539-6.061L85.\
      627-6.061C85.477-8.071 83.907-9.394 81.643-9.394C78.927-9.394 77.212-7.432 77.212-4.6C77.212\
      -1.793 78.884 0.181 81.655 0.181ZM91.532 0.181C93.693 0.181 95.178-0.875 95.564-2.487L93.524\
      -2.717C93.228-1.932 92.503-1.521 91.562-1.521C90.149-1.521 89.213-2.451 89.195-4.039L95.655-\
      4.039L95.655-4.709C95.655-7.963 93.699-9.394 91.417-9.394C88.761-9.394 87.028-7.443 87.028-4\
      .582C87.028-1.672 88.736 0.181 91.532 0.181ZM89.201-5.512C89.268-6.695 90.143-7.691 91.447-7\
      .691C92.703-7.691 93.548-6.773 93.56-5.512ZM100.943 0.163C102.537 0.163 103.255-0.785 103.59\
      9-1.461L103.732-1.461L103.732 0L105.881 0L105.881-12.364L103.69-12.364L103.69-7.739L103.599-\
      7.739C103.267-8.41 102.585-9.394 100.949-9.394C98.806-9.394 97.122-7.715 97.122-4.624C97.122\
      -1.57 98.758 0.163 100.943 0.163ZM101.553-1.63C100.11-1.63 99.349-2.898 99.349-4.636C99.349-\
      6.363 100.098-7.601 101.553-7.601C102.959-7.601 103.732-6.435 103.732-4.636C103.732-2.837 10\
      2.947-1.63 101.553-1.63Z
      """
    ).path
    private func maskOutline(_ motion: Motion) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: motion.xMask, y: -20))
      path.addLine(to: CGPoint(x: 109, y: -20))
      path.addLine(to: CGPoint(x: 109, y: 10))
      path.addLine(to: CGPoint(x: motion.xMask, y: 10))
      path.closeSubpath()
      return path
    }

    private struct Motion {
      var white = 1.0
      var xMask = -1.0
    }

    @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
      KeyframeTrack(\.white) {
        LinearKeyframe(1, duration: Timing.changeDelay)
        MoveKeyframe(0)
      }
      KeyframeTrack(\.xMask) {
        LinearKeyframe(-1, duration: Timing.orderPlacedChangeDelay)
        LinearKeyframe(109, duration: Timing.orderPlacedChange, timingCurve: .easeInOut)
      }
    }

    var body: some View {
      let motion = Frames.value(of: Self.motion, at: time)
      Self.textOutline
        .fill(Color(white: motion.white))
        .mask(alignment: .topLeading) {
          maskOutline(motion)
        }
        .offset(x: -65.548, y: 6)
        .modifier(OrderPlacedContainerPlacement(time: time))
    }
  }

  /// Place Order.
  fileprivate struct PlaceOrderView: View {
    let time: Double
    let theme: Theme

    private static let textOutline = Outline(
      """
      M-47.13 0L-44.89 0L-44.89-4.178L-42.524-4.178C-39.669-4.178-38.135-5.892-38.135-8.271C-38.13\
      5-10.631-39.65-12.364-42.494-12.364L-47.13-12.364ZM-44.89-6.019L-44.89-10.492L-42.838-10.492\
      C-41.16-10.492-40.417-9.587-40.417-8.271C-40.417-6.955-41.16-6.019-42.826-6.019ZM-34.102-12.\
      364L-36.288-12.364L-36.288 0L-34.102 0ZM-29.188 0.187C-27.734 0.187-26.864-0.495-26.466-1.27\
      4L-26.393-1.274L-26.393 0L-24.292 0L-24.292-6.206C-24.292-8.657-26.291-9.394-28.059-9.394C-3\
      0.009-9.394-31.507-8.524-31.989-6.834L-29.949-6.544C-29.732-7.178-29.116-7.721-28.047-7.721C\
      -27.033-7.721-26.478-7.202-26.478-6.291L-26.478-6.254C-26.478-5.626-27.136-5.596-28.772-5.42\
      1C-30.571-5.228-32.291-4.691-32.291-2.602C-32.291-0.779-30.957 0.187-29.188 0.187ZM-28.621-1\
      .419C-29.532-1.419-30.184-1.835-30.184-2.638C-30.184-3.477-29.454-3.827-28.476-3.966C-27.903\
      -4.045-26.756-4.19-26.472-4.419L-26.472-3.326C-26.472-2.294-27.305-1.419-28.621-1.419ZM-18.0\
      44 0.181C-15.714 0.181-14.229-1.201-14.072-3.169L-16.161-3.169C-16.348-2.173-17.066-1.6-18.0\
      26-1.6C-19.391-1.6-20.272-2.741-20.272-4.636C-20.272-6.508-19.372-7.631-18.026-7.631C-16.976\
      -7.631-16.33-6.955-16.161-6.061L-14.072-6.061C-14.223-8.071-15.792-9.394-18.056-9.394C-20.77\
      3-9.394-22.488-7.432-22.488-4.6C-22.488-1.793-20.815 0.181-18.044 0.181ZM-8.168 0.181C-6.007\
       0.181-4.522-0.875-4.135-2.487L-6.176-2.717C-6.471-1.932-7.196-1.521-8.138-1.521C-9.551-1.52\
      1-10.486-2.451-10.504-4.039L-4.045-4.039L-4.045-4.709C-4.045-7.963-6.001-9.394-8.283-9.394C-\
      10.939-9.394-12.672-7.443-12.672-4.582C-12.672-1.672-10.963 0.181-8.168 0.181ZM-10.498-5.512\
      C-10.432-6.695-9.556-7.691-8.252-7.691C-6.997-7.691-6.152-6.773-6.139-5.512ZM13.166-6.182C13\
      .166-10.178 10.728-12.533 7.486-12.533C4.238-12.533 1.805-10.178 1.805-6.182C1.805-2.191 4.2\
      38 0.169 7.486 0.169C10.728 0.169 13.166-2.185 13.166-6.182ZM10.915-6.182C10.915-3.369 9.502\
      -1.841 7.486-1.841C5.475-1.841 4.057-3.369 4.057-6.182C4.057-8.995 5.475-10.522 7.486-10.522\
      C9.502-10.522 10.915-8.995 10.915-6.182ZM15.195 0L17.38 0L17.38-5.451C17.38-6.629 18.268-7.4\
      62 19.469-7.462C19.837-7.462 20.296-7.395 20.483-7.335L20.483-9.345C20.284-9.381 19.94-9.406\
       19.698-9.406C18.636-9.406 17.749-8.802 17.41-7.727L17.314-7.727L17.314-9.273L15.195-9.273ZM\
      25.379 0.163C26.973 0.163 27.691-0.785 28.035-1.461L28.168-1.461L28.168 0L30.317 0L30.317-12\
      .364L28.126-12.364L28.126-7.739L28.035-7.739C27.703-8.41 27.021-9.394 25.385-9.394C23.242-9.\
      394 21.558-7.715 21.558-4.624C21.558-1.57 23.194 0.163 25.379 0.163ZM25.989-1.63C24.546-1.63\
       23.785-2.898 23.785-4.636C23.785-6.363 24.534-7.601 25.989-7.601C27.395-7.601 28.168-6.435 \
      28.168-4.636C28.168-2.837 27.383-1.63 25.989-1.63ZM36.759 0.181C38.92 0.181 40.405-0.875 40.\
      791-2.487L38.751-2.717C38.455-1.932 37.731-1.521 36.789-1.521C35.376-1.521 34.441-2.451 34.4\
      23-4.039L40.882-4.039L40.882-4.709C40.882-7.963 38.926-9.394 36.644-9.394C33.988-9.394 32.25\
      5-7.443 32.255-4.582C32.255-1.672 33.964 0.181 36.759 0.181ZM34.428-5.512C34.495-6.695 35.37\
      -7.691 36.674-7.691C37.93-7.691 38.775-6.773 38.787-5.512ZM42.729 0L44.915 0L44.915-5.451C44\
      .915-6.629 45.802-7.462 47.003-7.462C47.372-7.462 47.83-7.395 48.018-7.335L48.018-9.345C47.8\
      18-9.381 47.474-9.406 47.233-9.406C46.17-9.406 45.283-8.802 44.945-7.727L44.848-7.727L44.848\
      -9.273L42.729-9.273Z
      """
    ).path

    private struct Motion {
      var x = 171.0
    }

    @MainActor private static let motion = KeyframeTimeline(initialValue: Motion()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(402, duration: Timing.time1TextSwap, timingCurve: .easeInOut)
      }
    }

    var body: some View {
      let motion = Frames.value(of: Self.motion, at: time)
      Group {
        if theme.placeOrderText == Theme.standard.placeOrderText {
          Self.textOutline
            .fill(theme.successCheckStroke)
        } else {
          Words(
            theme.placeOrderText, in: .custom("Inter-SemiBold", fixedSize: 17),
            theme.successCheckStroke, alignment: .centerFirstTextBaseline, lineHeight: 20.4)
        }
      }
      .offset(x: motion.x, y: 34)
    }
  }

  /// The layers of Button label.
  fileprivate struct ButtonLabelLayers: View {
    let time: Double
    let theme: Theme

    var body: some View {
      ZStack(alignment: .topLeading) {
        ChevronView(time: time, theme: theme)
        ContinueShoppingView(time: time, theme: theme)
        CheckMarkView(time: time)
        OrderPlacedView(time: time)
        PlaceOrderView(time: time, theme: theme)
      }
    }
  }

  /// Button label.
  fileprivate struct ButtonLabelView: View {
    let time: Double
    let theme: Theme

    var body: some View {
      ButtonLabelLayers(time: time, theme: theme)
        .frame(width: 342, height: 56, alignment: .topLeading)
        .clipped()
        .offset(x: 24, y: 276)
    }
  }

  /// The layers of the main composition.
  fileprivate struct SceneView: View {
    let time: Double
    let theme: Theme

    var body: some View {
      ZStack(alignment: .topLeading) {
        ScreenView(theme: theme)
        SuccessContentView(time: time, theme: theme)
        FooterView(theme: theme)
        ButtonView(time: time, theme: theme)
        ButtonLabelView(time: time, theme: theme)
      }
    }
  }
}

// MARK: - Playing

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PlaceOrder {
  /// How often it plays.
  enum Loop: Hashable, Sendable {
    case once, forever
    case times(Int)

    /// How many times; infinite for one without an end.
    var passes: Double {
      switch self {
      case .once: 1
      case .forever: .infinity
      case .times(let count): Double(max(0, count))
      }
    }
  }

  /// How it fills the space that it has.
  enum Scaling: Hashable, Sendable {
    /// All of it is to be seen, with its own proportions.
    case fit
    /// No space is left, with its own proportions; what is over is cut off.
    case fill
    /// As large as it was made.
    case none
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PlaceOrder {
  /// What is played, in frames: an intro once, then iterations, then an outro once.
  struct Playback: Equatable, Sendable {
    var intro: Range<Double>?
    var iteration: Range<Double>
    var outro: Range<Double>?
    /// How many iterations.
    var passes = Double.infinity
    /// Whether the end has been asked for.
    var isDone = false
    /// How many times as fast it plays.
    var speed = 1.0
    /// Whether iterations play from their end to their start.
    var isReversed = false
    /// Whether each iteration goes back to where it began.
    var autoreverses = false
    /// The frame for people who prefer less motion.
    var still: Double

    init(_ iteration: Range<Double>, passes: Double = .infinity, still: Double) {
      self.iteration = iteration
      self.passes = passes
      self.still = still
    }

    /// Plays other frames, as this plays its own.
    mutating func play(
      intro: Range<Double>? = nil, _ iteration: Range<Double>, passes: Double = .infinity,
      outro: Range<Double>? = nil, isDone: Bool = false, still: Double
    ) {
      self.intro = intro
      self.iteration = iteration
      self.passes = passes
      self.outro = outro
      self.isDone = isDone
      self.still = min(max(still, iteration.lowerBound), iteration.upperBound - hair)
    }

    /// Whether the same is played, whenever it ends and however fast.
    func isOfSameParts(as other: Playback) -> Bool {
      intro == other.intro && iteration == other.iteration && passes == other.passes
        && isReversed == other.isReversed && autoreverses == other.autoreverses
        && (outro == other.outro || !other.isDone)
    }

    /// So close before the end of a part something of it is still to be seen.
    private var hair: Double { 0.001 }

    /// The frames of a part.
    private func length(_ part: Range<Double>?) -> Double {
      part.map { $0.upperBound - $0.lowerBound } ?? 0
    }

    /// The frames of an iteration, there and back.
    private var lengthOfIteration: Double { length(iteration) * (autoreverses ? 2 : 1) }

    /// How many iterations are played, where the end was asked for after `done` frames.
    private func iterations(until done: Double?) -> Double {
      guard let done, lengthOfIteration > 0 else { return passes }
      return min(passes, max(0, ((done - length(intro)) / lengthOfIteration).rounded(.up)))
    }

    /// The frames that are played in all; infinite without an end.
    func length(until done: Double?) -> Double {
      let iterations = iterations(until: done)
      let end = done == nil || !isDone ? 0 : length(outro)
      return length(intro) + (iterations > 0 ? iterations * lengthOfIteration : 0) + end
    }

    func isOver(after elapsed: Double, until done: Double?) -> Bool {
      elapsed >= length(until: done)
    }

    /// The frame that is shown after so many; the last one that shows something when it is over.
    func frame(after elapsed: Double, until done: Double?) -> Double {
      var rest = max(0, elapsed)
      if let intro {
        if rest < length(intro) { return intro.lowerBound + rest }
        rest -= length(intro)
      }
      let iterations = iterations(until: done)
      let all = iterations > 0 ? iterations * lengthOfIteration : 0
      if rest < all {
        return frame(ofIteration: rest.truncatingRemainder(dividingBy: lengthOfIteration))
      }
      if let outro, isDone, done != nil {
        return min(outro.lowerBound + rest - all, outro.upperBound - hair)
      }
      return frame(ofIteration: lengthOfIteration)
    }

    private func frame(ofIteration elapsed: Double) -> Double {
      let there = elapsed > length(iteration) ? 2 * length(iteration) - elapsed : elapsed
      let frame = isReversed ? length(iteration) - there : there
      return iteration.lowerBound + min(frame, length(iteration) - hair)
    }

    /// Where it rests for people who prefer less motion: at its end once that is asked for.
    var rest: Double {
      guard isDone, let outro else { return still }
      return outro.upperBound - hair
    }

    /// What comes after what, and how often: whether it is an iteration, its frames, its passes.
    func parts(
      until done: Double?
    ) -> [(frames: Range<Double>, isIteration: Bool, passes: Double)] {
      var parts: [(frames: Range<Double>, isIteration: Bool, passes: Double)] = []
      if let intro { parts.append((intro, false, 1)) }
      let iterations = iterations(until: done)
      if iterations > 0 { parts.append((iteration, true, iterations)) }
      if let outro, isDone, done != nil { parts.append((outro, false, 1)) }
      return parts
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PlaceOrder {
  /// What a view plays, and how.
  struct PlayerOptions {
    /// Kept apart: to copy a view that holds them itself takes 4 kB of code for each animation.
    private indirect enum Kept {
      case apart(Values)
    }

    struct Values {
      /// All of the animation, in a loop.
      let whole: Playback
      var playback: Playback
      /// The one moment that is shown: 0 is the start, 1 the end; nil to play.
      var progress: Double?
      /// Follows what plays, and moves it.
      var position: Binding<Double>?
      var isPlaying = true
      /// Where it is another than before, it begins anew.
      var trigger = 0
      /// At most so many pictures a second; nil for as many as the display shows.
      var frameRate: Double?
      var scaling = Scaling.fit
      var alignment = Alignment.center
      /// What assistive technologies call it; nil to leave it out, as decoration.
      var label: Text?
      var onCompletion: (() -> Void)?
    }

    private var kept: Kept

    init(_ whole: Playback, label: Text? = nil) {
      kept = .apart(Values(whole: whole, playback: whole, label: label))
    }

    var values: Values {
      get {
        switch kept {
        case .apart(let values): return values
        }
      }
      set { kept = .apart(newValue) }
    }

    /// Plays so often; stops where it is while `isPlaying` is false.
    mutating func play(_ isPlaying: Bool, _ loop: Loop) {
      values.isPlaying = isPlaying
      values.playback.passes = loop.passes
    }

    /// Shows the one moment: 0 is the start, 1 the end.
    mutating func show(_ progress: Double) { values.progress = progress }

    /// Follows what plays, and moves it.
    mutating func follow(_ position: Binding<Double>) { values.position = position }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PlaceOrder {
  /// The view with other options.
  private func with(_ change: (inout PlaceOrder.PlayerOptions.Values) -> Void) -> Self {
    var view = self
    change(&view.options.values)
    return view
  }

  /// Plays some of its frames.
  func play(_ frames: Range<Double>, loop: PlaceOrder.Loop = .forever) -> Self {
    with { $0.playback.play(frames, passes: loop.passes, still: $0.whole.still) }
  }

  /// Plays so many times as fast.
  func speed(_ speed: Double) -> Self { with { $0.playback.speed = max(0, speed) } }

  /// Plays from the end to the start.
  func reversed(_ isReversed: Bool = true) -> Self {
    with { $0.playback.isReversed = isReversed }
  }

  /// Plays there and back; an iteration is both.
  func autoreverses(_ autoreverses: Bool = true) -> Self {
    with { $0.playback.autoreverses = autoreverses }
  }

  /// Begins anew where a value is another than before.
  func restart(on value: some Hashable) -> Self { with { $0.trigger = value.hashValue } }

  /// How it fills the space that it has, and where it is in it.
  func scaling(
    _ scaling: PlaceOrder.Scaling, alignment: Alignment = .center
  ) -> Self {
    with {
      $0.scaling = scaling
      $0.alignment = alignment
    }
  }

  /// What assistive technologies call it; without it they leave it out, as decoration.
  func label(_ label: Text?) -> Self { with { $0.label = label } }

  /// Is called when it has come to its end: once each time that it plays.
  func onCompletion(_ action: @escaping () -> Void) -> Self {
    with { $0.onCompletion = action }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PlaceOrder {
  /// Shows at most so many pictures a second, `Timing.frameRate` for as many as the file has; nil
  /// for as many as the display shows.
  func frameRate(_ rate: Double?) -> Self {
    var view = self
    view.options.values.frameRate = rate
    return view
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PlaceOrder {
  /// Plays one section.
  func play(_ section: Section, loop: PlaceOrder.Loop = .forever) -> Self {
    var view = self
    view.options.values.playback.play(section.frames, passes: loop.passes, still: section.still)
    return view
  }

  /// Plays a section once and then another in a loop; when it is done, completes the iteration and
  /// plays the last section once.
  ///
  /// - Parameters:
  ///   - intro: what comes first.
  ///   - section: what goes round.
  ///   - isDone: whether to come to an end.
  ///   - outro: what comes last; nil to stay at the end of the iteration.
  /// - Returns: the view that does so.
  func play(
    _ intro: Section, then section: Section, until isDone: Bool = false,
    finally outro: Section? = nil
  ) -> Self {
    var view = self
    view.options.values.playback.play(
      intro: intro.frames, section.frames, outro: outro?.frames, isDone: isDone,
      still: section.still)
    return view
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PlaceOrder {
  /// How far something has been played. It begins when it is first seen, and goes on in time while
  /// it is not.
  @MainActor final class PlayClock {
    private var playback: Playback?
    private var frameRate = 0.0
    private var isPlaying = false
    private var trigger = 0
    private var isSeen = false
    /// When it went on last; nil while it is paused.
    private var began: Date?
    /// The frames that it had played then.
    private var played = 0.0
    /// The frames after which the end was asked for.
    private(set) var done: Double?
    /// Whether its end has been reported.
    private var isReported = false

    init() {}

    /// The frames that have been played at a date.
    func elapsed(at date: Date) -> Double {
      guard let began, let playback else { return played }
      return played + max(0, date.timeIntervalSince(began)) * frameRate * playback.speed
    }

    /// The frame that is shown at a date.
    func frame(at date: Date) -> Double {
      playback?.frame(after: elapsed(at: date), until: done) ?? 0
    }

    /// Whether it has ended at a date.
    func isOver(at date: Date) -> Bool {
      playback?.isOver(after: elapsed(at: date), until: done) ?? false
    }

    /// Plays something from a date on.
    ///
    /// - Parameters:
    ///   - other: what to play; other parts begin anew.
    ///   - frameRate: its frames a second.
    ///   - isPlaying: whether it goes on.
    ///   - trigger: where it is another than before, it begins anew.
    ///   - date: now.
    func follow(
      _ other: Playback, frameRate: Double, isPlaying: Bool, trigger: Int = 0, at date: Date
    ) {
      self.frameRate = frameRate
      guard let playback, playback.isOfSameParts(as: other), trigger == self.trigger else {
        self.playback = other
        self.trigger = trigger
        self.isPlaying = isPlaying
        played = 0
        done = other.isDone ? 0 : nil
        isReported = false
        began = isPlaying && isSeen ? date : nil
        return
      }
      guard other != playback || isPlaying != self.isPlaying else { return }
      played = elapsed(at: date)
      if playback.isDone != other.isDone {
        done = other.isDone ? played : nil
        isReported = false
      }
      self.playback = other
      self.isPlaying = isPlaying
      began = isPlaying && isSeen ? date : nil
    }

    /// It is seen from a date on.
    func appear(at date: Date) {
      guard !isSeen else { return }
      isSeen = true
      if isPlaying { began = date }
    }

    /// Goes on from another frame of what is played.
    func seek(to frame: Double, at date: Date) {
      guard let playback else { return }
      let place = min(max(frame, playback.iteration.lowerBound), playback.iteration.upperBound)
      let start = playback.intro.map { $0.upperBound - $0.lowerBound } ?? 0
      played =
        start
        + (playback.isReversed
          ? playback.iteration.upperBound - place : place - playback.iteration.lowerBound)
      if began != nil { began = date }
      isReported = false
    }

    /// Whether its end is to be reported, which it is once.
    func reportEnd() -> Bool {
      defer { isReported = true }
      return !isReported
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PlaceOrder {
  /// Shows the pictures of an animation one after the other.
  struct Player<Picture: View>: View {
    let options: PlayerOptions.Values
    let frameRate: Double
    let size: CGSize
    let picture: (Double) -> Picture
    @State private var clock = PlayClock()
    @State private var isOver = false
    /// What the position was when it was last reported.
    @State private var reported = Double.nan
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    /// - Parameters:
    ///   - options: what it plays, and how.
    ///   - frameRate: its frames a second.
    ///   - size: its canvas.
    ///   - picture: its picture at a frame.
    init(
      _ options: PlayerOptions, frameRate: Double, size: CGSize,
      @ViewBuilder picture: @escaping (Double) -> Picture
    ) {
      self.options = options.values
      self.frameRate = frameRate
      self.size = size
      self.picture = picture
    }

    var body: some View {
      Framed(size: size, scaling: options.scaling, alignment: options.alignment) { moment }
        .modifier(Spoken(label: options.label))
    }

    @ViewBuilder private var moment: some View {
      if let progress = options.progress {
        picture(frame(progress))
      } else if reducesMotion {
        picture(options.position.map { frame($0.wrappedValue) } ?? options.playback.rest)
      } else {
        playing
      }
    }

    private var playing: some View {
      clock.follow(
        options.playback, frameRate: frameRate, isPlaying: options.isPlaying,
        trigger: options.trigger, at: Date())
      if let position = options.position?.wrappedValue, position != reported {
        clock.seek(to: frame(position), at: Date())
      }
      return TimelineView(
        .animation(
          minimumInterval: options.frameRate.map { 1 / $0 }, paused: !options.isPlaying || isOver)
      ) { timeline in
        let frame = clock.frame(at: timeline.date)
        let ends = clock.isOver(at: timeline.date)
        picture(frame)
          // Frames are never swept by an animation of the app.
          .transaction { $0.animation = nil }
          .modifier(Notice(value: ends) { end(ends) })
          .modifier(Notice(value: options.position == nil ? 0 : frame) { report(frame, ends) })
      }
      .onAppear { clock.appear(at: Date()) }
    }

    /// All of the animation's frames.
    private var whole: Range<Double> { options.whole.iteration }

    private func frame(_ progress: Double) -> Double {
      whole.lowerBound + progress * (whole.upperBound - whole.lowerBound)
    }

    private func end(_ ends: Bool) {
      isOver = ends
      if ends, clock.reportEnd() { options.onCompletion?() }
    }

    private func report(_ frame: Double, _ ends: Bool) {
      guard let position = options.position else { return }
      let fraction = (frame - whole.lowerBound) / (whole.upperBound - whole.lowerBound)
      // The last picture lies a hair before the end.
      reported = ends && fraction > 0.999 ? 1 : fraction
      position.wrappedValue = reported
    }
  }

  /// Does something where a value is another than before, and once at first.
  struct Notice<Value: Hashable>: ViewModifier {
    let value: Value
    let act: () -> Void

    func body(content: Content) -> some View {
      content.background { Color.clear.onAppear(perform: act).id(value) }
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PlaceOrder {
  /// A canvas in the space that there is.
  struct Framed<Content: View>: View {
    let size: CGSize
    let scaling: Scaling
    let alignment: Alignment
    let content: () -> Content

    init(
      size: CGSize, scaling: Scaling = .fit, alignment: Alignment = .center,
      @ViewBuilder content: @escaping () -> Content
    ) {
      self.size = size
      self.scaling = scaling
      self.alignment = alignment
      self.content = content
    }

    var body: some View {
      switch scaling {
      case .fit:
        content().aspectRatio(size, contentMode: .fit)
          .frame(
            maxWidth: alignment == .center ? nil : .infinity,
            maxHeight: alignment == .center ? nil : .infinity, alignment: alignment)
      case .fill:
        Color.clear
          .overlay(content().aspectRatio(size, contentMode: .fill), alignment: alignment)
          .clipped()
      case .none:
        content().frame(width: size.width, height: size.height)
      }
    }
  }

  /// What assistive technologies say.
  struct Spoken: ViewModifier {
    let label: Text?

    @ViewBuilder func body(content: Content) -> some View {
      if let label {
        content.accessibilityElement().accessibilityLabel(label)
      } else {
        content.accessibilityHidden(true)
      }
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PlaceOrder {
  /// The numbers that a text says, and the letters between them.
  ///
  /// Digits with at most one point among them are a number, and what follows a minus is below 0;
  /// whatever else there is parts two of them.
  nonisolated static func read(_ text: StaticString) -> (letters: [UInt8], numbers: [Double]) {
    var letters: [UInt8] = []
    var numbers: [Double] = []
    var digits = 0.0
    // By what the digits are divided, once there was a point.
    var unit = 0.0
    var sign = 1.0
    var isOpen = false
    func close() {
      if isOpen { numbers.append(sign * (unit > 0 ? digits / unit : digits)) }
      (digits, unit, sign, isOpen) = (0, 0, 1, false)
    }
    text.withUTF8Buffer { bytes in
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          isOpen = true
          digits = digits * 10 + Double(byte - UInt8(ascii: "0"))
          unit *= 10
        case UInt8(ascii: "."): unit = 1
        case UInt8(ascii: "-"):
          close()
          sign = -1
        default:
          close()
          if byte >= UInt8(ascii: "A") { letters.append(byte) }
        }
      }
    }
    close()
    return (letters, numbers)
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PlaceOrder {
  /// An outline, written as the path text of SVG: absolute `M`, `L`, `C` and `Z`.
  fileprivate struct Outline: Sendable {
    var commands: [UInt8] = []
    var numbers: [Double] = []

    init(_ text: StaticString) {
      (commands, numbers) = read(text)
    }

    var path: Path {
      var path = Path()
      var index = 0
      func point() -> CGPoint {
        index += 2
        return CGPoint(x: numbers[index - 2], y: numbers[index - 1])
      }
      for command in commands {
        switch command {
        case 77: path.move(to: point())
        case 76: path.addLine(to: point())
        case 67:
          let (first, second) = (point(), point())
          path.addCurve(to: point(), control1: first, control2: second)
        default: path.closeSubpath()
        }
      }
      return path
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PlaceOrder {
  /// Values of keyframes at any time.
  fileprivate enum Frames {
    /// The value at a time; before the start and after the end it stays.
    static func value<Value>(
      of timeline: KeyframeTimeline<Value>, at time: Double
    ) -> Value {
      timeline.value(time: min(max(0, time), timeline.duration))
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PlaceOrder {
  /// Words in place of the file's: lines begin, are centred or end at x 0, and the first is at
  /// y 0.
  fileprivate struct Words: View {
    private let lines: [Substring]
    private let font: Font
    private let color: Color
    private let alignment: Alignment
    private let lineHeight: Double
    private let tracking: Double

    init(
      _ words: String, in font: Font, _ color: Color, alignment: Alignment, lineHeight: Double,
      tracking: Double = 0
    ) {
      lines = words.split(separator: "\n", omittingEmptySubsequences: false)
      self.font = font
      self.color = color
      self.alignment = alignment
      self.lineHeight = lineHeight
      self.tracking = tracking
    }

    var body: some View {
      // As large as what it is offered, which outlines are too.
      GeometryReader { _ in
        ZStack(alignment: .topLeading) {
          ForEach(lines.indices, id: \.self) { index in
            Text(verbatim: String(lines[index]))
              .font(font)
              .tracking(tracking)
              .foregroundStyle(color)
              .fixedSize()
              .frame(width: 0, height: 0, alignment: alignment)
              .offset(y: lineHeight * Double(index))
          }
        }
      }
    }
  }
}

#if canImport(DeveloperToolsSupport)
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  #Preview {
    PlaceOrder()
  }
#endif
