// Written by Inbetween. Change the animation rather than this file, then write it again:
//
//   inbetween convert place-order.json --to swiftui
//
// Needs Xcode 16 and iOS 15, macOS 12, tvOS 15, visionOS 1 or watchOS 8.
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
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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

    /// Order placed container position, Place Order position.
    static let move1TextSwap = Move(at: 0, lasts: 0.5, .easeInOut)
    /// Button color, Button Border opacity.
    static let move2ButtonTurnsWhite = Move(at: 0.5, lasts: 0.3, .easeInOut)
    /// Order placed container position.
    static let move1TextSwap2 = Move(at: 0.8, lasts: 0.5, .easeInOut)
    /// Check mark opacity, Check mark position.
    static let checkMarkMovesUpMove = Move(at: 1.3, lasts: 0.3, .easeInOut)
    /// Success content position.
    static let move5SuccessContentSlidesUp = Move(at: 1.6, lasts: 0.6, .easeOut)
    /// Button color, Button Border opacity, Chevron opacity, Continue Shopping opacity.
    static let move6ButtonTurnsBlack = Move(at: 2.2, lasts: 0.3, .easeInOut)
    /// Continue Shopping position.
    static let move7LabelGoesLeft = Move(at: 2.5, lasts: 0.5, .easeInOut)
    /// Chevron position.
    static let move7ChevronGoesRight = Move(at: 2.516667, lasts: 0.483333, .easeInOut)
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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
      Canvas { context, size in
        context.scaleBy(
          x: size.width / PlaceOrder.size.width,
          y: size.height / PlaceOrder.size.height)
        context.clip(to: Path(CGRect(origin: .zero, size: PlaceOrder.size)))
        // A hair later, so that what begins at a frame is there when it is reached.
        Artwork.scene(&context, animatableData + 1e-4, theme)
      }
    }
  }

  fileprivate enum Artwork: Drawing {
    /// Screen.
    static func screen(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      context.translateBy(x: 195, y: 180)
      context.fill(screenFill1Path, with: .color(theme.screen))
    }

    /// Success message.
    static func successMessage(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      context.translateBy(x: 195, y: 150)
      if theme.successMessageText == Theme.standard.successMessageText {
        context.fill(successMessageY, with: .color(theme.successMessage))
        context.fill(successMessageO, with: .color(theme.successMessage))
        context.fill(successMessageU, with: .color(theme.successMessage))
        context.fill(successMessageR, with: .color(theme.successMessage))
        context.fill(successMessageO2, with: .color(theme.successMessage))
        context.fill(successMessageR2, with: .color(theme.successMessage))
        context.fill(successMessageD, with: .color(theme.successMessage))
        context.fill(successMessageE, with: .color(theme.successMessage))
        context.fill(successMessageR3, with: .color(theme.successMessage))
        context.fill(successMessageI, with: .color(theme.successMessage))
        context.fill(successMessageS, with: .color(theme.successMessage))
        context.fill(successMessageO3, with: .color(theme.successMessage))
        context.fill(successMessageN, with: .color(theme.successMessage))
        context.fill(successMessageI2, with: .color(theme.successMessage))
        context.fill(successMessageT, with: .color(theme.successMessage))
        context.fill(successMessageS2, with: .color(theme.successMessage))
        context.fill(successMessageW, with: .color(theme.successMessage))
        context.fill(successMessageA, with: .color(theme.successMessage))
        context.fill(successMessageY2, with: .color(theme.successMessage))
        context.fill(successMessage2, with: .color(theme.successMessage))
      } else {
        write(
          theme.successMessageText, in: context, .custom("Inter-Regular", fixedSize: 15),
          theme.successMessage, side: 0.5, lineHeight: 18)
      }
    }

    /// Success title.
    static func successTitle(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      context.translateBy(x: 195, y: 122)
      if theme.successTitleText == Theme.standard.successTitleText {
        context.fill(successTitleT, with: .color(theme.successTitle))
        context.fill(successTitleH, with: .color(theme.successTitle))
        context.fill(successTitleA, with: .color(theme.successTitle))
        context.fill(successTitleN, with: .color(theme.successTitle))
        context.fill(successTitleK, with: .color(theme.successTitle))
        context.fill(successTitleY, with: .color(theme.successTitle))
        context.fill(successTitleO, with: .color(theme.successTitle))
        context.fill(successTitleU, with: .color(theme.successTitle))
        context.fill(successTitle2, with: .color(theme.successTitle))
      } else {
        write(
          theme.successTitleText, in: context, .custom("Inter-SemiBold", fixedSize: 24),
          theme.successTitle, side: 0.5, lineHeight: 28.8)
      }
    }

    /// Success check.
    static func successCheck(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      context.translateBy(x: 195, y: 52)
      context.fill(successCheckFill1Path, with: .color(theme.successCheck))
      context.stroke(
        successCheckStroke1Path, with: .color(theme.successCheckStroke),
        style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
    }

    /// Success content.
    static func successContent2(
      _ context: inout GraphicsContext, _ frame: Double, _ theme: Theme
    ) {
      successMessage(context, frame, theme)
      successTitle(context, frame, theme)
      successCheck(context, frame, theme)
    }

    /// Success content.
    static func successContent(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      context.concatenate(
        place(anchor: CGPoint(x: 195, y: 90), position: successContentPosition(frame)))
      context.drawLayer { context in
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 390, height: 180)))
        successContent2(&context, frame, theme)
      }
    }

    /// Footer.
    static func footer(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      context.translateBy(x: 195, y: 308)
      context.fill(footerFill1Path, with: .color(theme.successCheckStroke))
      context.fill(footerFill1Path2, with: .color(theme.footer))
    }

    /// Button.
    static func button(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      context.translateBy(x: 195, y: 304)
      context.fill(buttonFill1Path, with: .color(buttonColor(frame).color))
      context.stroke(
        buttonFill1Path, with: .color(theme.buttonStroke.opacity(buttonBorderOpacity(frame))),
        style: StrokeStyle(lineWidth: 1, miterLimit: 4))
    }

    /// Chevron.
    static func chevron(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      context.concatenate(place(position: chevronPosition(frame)))
      context.opacity = chevronOpacity(frame)
      context.drawLayer { context in
        if theme.chevronText == Theme.standard.chevronText {
          context.fill(chevron2, with: .color(theme.successCheckStroke))
        } else {
          write(
            theme.chevronText, in: context, .custom("Inter-SemiBold", fixedSize: 17),
            theme.successCheckStroke, side: 0, lineHeight: 20.4)
        }
      }
    }

    /// Continue Shopping.
    static func continueShopping(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      context.concatenate(place(position: continueShoppingPosition(frame)))
      context.opacity = chevronOpacity(frame)
      context.drawLayer { context in
        if theme.continueShoppingText == Theme.standard.continueShoppingText {
          context.fill(continueShoppingC, with: .color(theme.successCheckStroke))
          context.fill(continueShoppingO, with: .color(theme.successCheckStroke))
          context.fill(continueShoppingN, with: .color(theme.successCheckStroke))
          context.fill(continueShoppingT, with: .color(theme.successCheckStroke))
          context.fill(continueShoppingI, with: .color(theme.successCheckStroke))
          context.fill(continueShoppingN2, with: .color(theme.successCheckStroke))
          context.fill(continueShoppingU, with: .color(theme.successCheckStroke))
          context.fill(continueShoppingE, with: .color(theme.successCheckStroke))
          context.fill(continueShoppingS, with: .color(theme.successCheckStroke))
          context.fill(continueShoppingH, with: .color(theme.successCheckStroke))
          context.fill(continueShoppingO2, with: .color(theme.successCheckStroke))
          context.fill(continueShoppingP, with: .color(theme.successCheckStroke))
          context.fill(continueShoppingP2, with: .color(theme.successCheckStroke))
          context.fill(continueShoppingI2, with: .color(theme.successCheckStroke))
          context.fill(continueShoppingN3, with: .color(theme.successCheckStroke))
          context.fill(continueShoppingG, with: .color(theme.successCheckStroke))
        } else {
          write(
            theme.continueShoppingText, in: context, .custom("Inter-SemiBold", fixedSize: 17),
            theme.successCheckStroke, side: 0, lineHeight: 20.4)
        }
      }
    }

    /// The space of Order placed container.
    static func placeOrderPlacedContainer(_ context: inout GraphicsContext, _ frame: Double) {
      context.concatenate(place(position: orderPlacedContainerPosition(frame)))
    }

    /// Check mark.
    static func checkMark(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      placeOrderPlacedContainer(&context, frame)
      context.concatenate(place(position: checkMarkPosition(frame)))
      context.opacity = checkMarkOpacity(frame)
      context.stroke(
        checkMarkStroke1Path, with: .color(checkMarkStrokeColor(frame).color),
        style: StrokeStyle(lineWidth: 2.25, lineCap: .round, lineJoin: .round))
    }

    /// Order placed O, Order placed r, Order placed d and 5 more.
    @inline(never) static func orderPlaced2(
      _ canvas: GraphicsContext, _ frame: Double, _ theme: Theme, x: Double, glyph: Path
    ) {
      var context = canvas
      context.translateBy(x: x, y: 0)
      context.scaleBy(x: 0.17, y: 0.17)
      context.fill(glyph, with: .color(orderPlacedOFill(frame).color))
    }

    /// Of each: x, glyph.
    static let orderPlaced2Rows: [(Double, Path)] = [
      (0, orderPlacedOGlyph),
      (13.173, orderPlacedRGlyph),
      (19.916, orderPlacedDGlyph),
      (30.631, orderPlacedEGlyph),
      (40.707, orderPlacedRGlyph),
      (51.67, orderPlacedPGlyph),
      (62.289, orderPlacedLGlyph),
      (66.72, orderPlacedAGlyph),
      (76.488, orderPlacedCGlyph),
      (86.304, orderPlacedEGlyph),
      (96.379, orderPlacedDGlyph),
    ]

    /// Order placed.
    static func orderPlaced(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      placeOrderPlacedContainer(&context, frame)
      context.translateBy(x: -65.548, y: 6)
      context.clip(to: orderPlacedMask(frame).path)
      context.drawLayer { context in
        do {
          for (x, glyph) in orderPlaced2Rows {
            orderPlaced2(context, frame, theme, x: x, glyph: glyph)
          }
        }
      }
    }

    /// Place Order.
    static func placeOrder(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      context.concatenate(place(position: placeOrderPosition(frame)))
      if theme.placeOrderText == Theme.standard.placeOrderText {
        context.fill(placeOrderP, with: .color(theme.successCheckStroke))
        context.fill(placeOrderL, with: .color(theme.successCheckStroke))
        context.fill(placeOrderA, with: .color(theme.successCheckStroke))
        context.fill(placeOrderC, with: .color(theme.successCheckStroke))
        context.fill(placeOrderE, with: .color(theme.successCheckStroke))
        context.fill(placeOrderO, with: .color(theme.successCheckStroke))
        context.fill(placeOrderR, with: .color(theme.successCheckStroke))
        context.fill(placeOrderD, with: .color(theme.successCheckStroke))
        context.fill(placeOrderE2, with: .color(theme.successCheckStroke))
        context.fill(placeOrderR2, with: .color(theme.successCheckStroke))
      } else {
        write(
          theme.placeOrderText, in: context, .custom("Inter-SemiBold", fixedSize: 17),
          theme.successCheckStroke, side: 0.5, lineHeight: 20.4)
      }
    }

    /// Button label.
    static func buttonLabel2(_ context: inout GraphicsContext, _ frame: Double, _ theme: Theme) {
      chevron(context, frame, theme)
      continueShopping(context, frame, theme)
      checkMark(context, frame, theme)
      orderPlaced(context, frame, theme)
      placeOrder(context, frame, theme)
    }

    /// Button label.
    static func buttonLabel(_ canvas: GraphicsContext, _ frame: Double, _ theme: Theme) {
      var context = canvas
      context.translateBy(x: 24, y: 276)
      context.drawLayer { context in
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 342, height: 56)))
        buttonLabel2(&context, frame, theme)
      }
    }

    /// Place order.
    static func scene(_ context: inout GraphicsContext, _ frame: Double, _ theme: Theme) {
      screen(context, frame, theme)
      successContent(context, frame, theme)
      footer(context, frame, theme)
      button(context, frame, theme)
      buttonLabel(context, frame, theme)
    }

    static let screenFill1Path = Outline("M195-180L195 180L-195 180L-195-180Z").path
    /// Success content position, Chevron position and 3 more.
    @inline(never) static func positionTrack(
      move: Move, x: Double, y: Double, x2: Double, y2: Double
    ) -> Track<CGPoint> {
      Track<CGPoint>([
        Key(move.start, x, y, move.curve),
        Key(move.end, x2, y2),
      ])
    }
    static let successContentPosition = positionTrack(
      move: Timing.move5SuccessContentSlidesUp, x: 195, y: 350, x2: 195, y2: 124)
    static let successMessageY = Outline(
      """
      M-85.409-10.909L-81.467-4.496L-81.467 0L-80.146 0L-80.146-4.496L-76.204-10.909L-77.717-10.90\
      9L-80.742-5.817L-80.87-5.817L-83.896-10.909Z
      """
    ).path
    static let successMessageO = Outline(
      """
      M-71.346 0.17C-69.13 0.17-67.639-1.513-67.639-4.048C-67.639-6.605-69.13-8.288-71.346-8.288C-\
      73.562-8.288-75.053-6.605-75.053-4.048C-75.053-1.513-73.562 0.17-71.346 0.17ZM-71.346-0.959C\
      -73.029-0.959-73.796-2.408-73.796-4.048C-73.796-5.689-73.029-7.159-71.346-7.159C-69.663-7.15\
      9-68.896-5.689-68.896-4.048C-68.896-2.408-69.663-0.959-71.346-0.959Z
      """
    ).path
    static let successMessageU = Outline(
      """
      M-60.565-3.345C-60.565-1.811-61.737-1.108-62.674-1.108C-63.718-1.108-64.464-1.875-64.464-3.0\
      68L-64.464-8.182L-65.721-8.182L-65.721-2.983C-65.721-0.895-64.613 0.107-63.079 0.107C-61.843\
       0.107-61.034-0.554-60.65-1.385L-60.565-1.385L-60.565 0L-59.308 0L-59.308-8.182L-60.565-8.18\
      2Z
      """
    ).path
    static let successMessageR = Outline(
      """
      M-57.007 0L-55.75 0L-55.75-5.178C-55.75-6.285-54.876-7.095-53.683-7.095C-53.347-7.095-53.001\
      -7.031-52.916-7.01L-52.916-8.288C-53.06-8.299-53.39-8.31-53.576-8.31C-54.556-8.31-55.409-7.7\
      56-55.707-6.946L-55.792-6.946L-55.792-8.182L-57.007-8.182Z
      """
    ).path
    static let successMessageO2 = Outline(
      """
      M-43.882 0.17C-41.666 0.17-40.174-1.513-40.174-4.048C-40.174-6.605-41.666-8.288-43.882-8.288\
      C-46.097-8.288-47.589-6.605-47.589-4.048C-47.589-1.513-46.097 0.17-43.882 0.17ZM-43.882-0.95\
      9C-45.565-0.959-46.332-2.408-46.332-4.048C-46.332-5.689-45.565-7.159-43.882-7.159C-42.198-7.\
      159-41.431-5.689-41.431-4.048C-41.431-2.408-42.198-0.959-43.882-0.959Z
      """
    ).path
    static let successMessageR2 = Outline(
      """
      M-38.257 0L-37 0L-37-5.178C-37-6.285-36.126-7.095-34.933-7.095C-34.597-7.095-34.251-7.031-34\
      .166-7.01L-34.166-8.288C-34.31-8.299-34.64-8.31-34.826-8.31C-35.806-8.31-36.659-7.756-36.957\
      -6.946L-37.042-6.946L-37.042-8.182L-38.257-8.182Z
      """
    ).path
    static let successMessageD = Outline(
      """
      M-29.585 0.17C-28.008 0.17-27.475-0.81-27.198-1.257L-27.049-1.257L-27.049 0L-25.835 0L-25.83\
      5-10.909L-27.092-10.909L-27.092-6.882L-27.198-6.882C-27.475-7.308-27.965-8.288-29.563-8.288C\
      -31.63-8.288-33.058-6.648-33.058-4.07C-33.058-1.47-31.63 0.17-29.585 0.17ZM-29.414-0.959C-30\
      .991-0.959-31.801-2.344-31.801-4.091C-31.801-5.817-31.012-7.159-29.414-7.159C-27.88-7.159-27\
      .071-5.923-27.071-4.091C-27.071-2.237-27.902-0.959-29.414-0.959Z
      """
    ).path
    static let successMessageE = Outline(
      """
      M-19.933 0.17C-18.271 0.17-17.056-0.66-16.673-1.896L-17.887-2.237C-18.207-1.385-18.947-0.959\
      -19.933-0.959C-21.408-0.959-22.426-1.912-22.484-3.665L-16.545-3.665L-16.545-4.197C-16.545-7.\
      244-18.356-8.288-20.06-8.288C-22.276-8.288-23.747-6.541-23.747-4.027C-23.747-1.513-22.298 0.\
      17-19.933 0.17ZM-22.484-4.751C-22.399-6.024-21.499-7.159-20.06-7.159C-18.697-7.159-17.823-6.\
      136-17.823-4.751Z
      """
    ).path
    static let successMessageR3 = Outline(
      """
      M-14.627 0L-13.37 0L-13.37-5.178C-13.37-6.285-12.497-7.095-11.303-7.095C-10.968-7.095-10.622\
      -7.031-10.536-7.01L-10.536-8.288C-10.68-8.299-11.01-8.31-11.197-8.31C-12.177-8.31-13.029-7.7\
      56-13.328-6.946L-13.413-6.946L-13.413-8.182L-14.627-8.182Z
      """
    ).path
    static let successMessageI = Outline(
      """
      M-4.826 0L-3.569 0L-3.569-8.182L-4.826-8.182ZM-4.187-9.545C-3.697-9.545-3.292-9.929-3.292-10\
      .398C-3.292-10.866-3.697-11.25-4.187-11.25C-4.677-11.25-5.082-10.866-5.082-10.398C-5.082-9.9\
      29-4.677-9.545-4.187-9.545Z
      """
    ).path
    static let successMessageS = Outline(
      """
      M4.528-6.35C4.133-7.511 3.249-8.288 1.63-8.288C-0.096-8.288-1.374-7.308-1.374-5.923C-1.374-4\
      .794-0.703-4.038 0.799-3.686L2.163-3.366C2.988-3.175 3.377-2.781 3.377-2.216C3.377-1.513 2.6\
      31-0.938 1.459-0.938C0.431-0.938-0.213-1.38-0.437-2.259L-1.63-1.96C-1.337-0.57-0.192 0.17 1.\
      481 0.17C3.382 0.17 4.677-0.868 4.677-2.28C4.677-3.42 3.963-4.139 2.503-4.496L1.289-4.794C0.\
      32-5.034-0.117-5.359-0.117-5.987C-0.117-6.69 0.629-7.202 1.63-7.202C2.727-7.202 3.18-6.594 3\
      .398-6.03Z
      """
    ).path
    static let successMessageO3 = Outline(
      """
      M14.116 0.17C16.332 0.17 17.823-1.513 17.823-4.048C17.823-6.605 16.332-8.288 14.116-8.288C11\
      .9-8.288 10.408-6.605 10.408-4.048C10.408-1.513 11.9 0.17 14.116 0.17ZM14.116-0.959C12.433-0\
      .959 11.665-2.408 11.665-4.048C11.665-5.689 12.433-7.159 14.116-7.159C15.799-7.159 16.566-5.\
      689 16.566-4.048C16.566-2.408 15.799-0.959 14.116-0.959Z
      """
    ).path
    static let successMessageN = Outline(
      """
      M20.998-4.922C20.998-6.349 21.882-7.159 23.086-7.159C24.253-7.159 24.961-6.397 24.961-5.114L\
      24.961 0L26.218 0L26.218-5.199C26.218-7.287 25.105-8.288 23.448-8.288C22.212-8.288 21.445-7.\
      734 21.062-6.903L20.955-6.903L20.955-8.182L19.741-8.182L19.741 0L20.998 0Z
      """
    ).path
    static let successMessageI2 = Outline(
      """
      M32.738 0L33.995 0L33.995-8.182L32.738-8.182ZM33.377-9.545C33.867-9.545 34.272-9.929 34.272-\
      10.398C34.272-10.866 33.867-11.25 33.377-11.25C32.887-11.25 32.482-10.866 32.482-10.398C32.4\
      82-9.929 32.887-9.545 33.377-9.545Z
      """
    ).path
    static let successMessageT = Outline(
      """
      M39.854-8.182L38.107-8.182L38.107-10.142L36.85-10.142L36.85-8.182L35.614-8.182L35.614-7.116L\
      36.85-7.116L36.85-2.003C36.85-0.575 38.001 0.107 39.066 0.107C39.535 0.107 39.833 0.021 40.0\
      04-0.043L39.748-1.172C39.641-1.151 39.471-1.108 39.194-1.108C38.64-1.108 38.107-1.278 38.107\
      -2.344L38.107-7.116L39.854-7.116Z
      """
    ).path
    static let successMessageS2 = Outline(
      """
      M47.546-6.35C47.152-7.511 46.268-8.288 44.649-8.288C42.923-8.288 41.644-7.308 41.644-5.923C4\
      1.644-4.794 42.316-4.038 43.818-3.686L45.181-3.366C46.007-3.175 46.396-2.781 46.396-2.216C46\
      .396-1.513 45.65-0.938 44.478-0.938C43.45-0.938 42.805-1.38 42.582-2.259L41.389-1.96C41.682-\
      0.57 42.827 0.17 44.499 0.17C46.401 0.17 47.695-0.868 47.695-2.28C47.695-3.42 46.982-4.139 4\
      5.522-4.496L44.308-4.794C43.338-5.034 42.901-5.359 42.901-5.987C42.901-6.69 43.647-7.202 44.\
      649-7.202C45.746-7.202 46.199-6.594 46.417-6.03Z
      """
    ).path
    static let successMessageW = Outline(
      """
      M55.664 0L56.9 0L58.69-6.285L58.818-6.285L60.607 0L61.843 0L64.336-8.182L63.015-8.182L61.247\
      -1.939L61.161-1.939L59.435-8.182L58.093-8.182L56.346-1.918L56.261-1.918L54.492-8.182L53.171-\
      8.182Z
      """
    ).path
    static let successMessageA = Outline(
      """
      M68.406 0.192C69.833 0.192 70.579-0.575 70.835-1.108L70.899-1.108L70.899 0L72.156 0L72.156-5\
      .391C72.156-7.99 70.174-8.288 69.13-8.288C67.894-8.288 66.488-7.862 65.849-6.371L67.042-5.94\
      5C67.319-6.541 67.974-7.18 69.173-7.18C70.329-7.18 70.899-6.568 70.899-5.519L70.899-5.476C70\
      .899-4.869 70.281-4.922 68.789-4.73C67.271-4.533 65.615-4.197 65.615-2.322C65.615-0.724 66.8\
      5 0.192 68.406 0.192ZM68.597-0.938C67.596-0.938 66.872-1.385 66.872-2.259C66.872-3.217 67.74\
      5-3.516 68.725-3.644C69.258-3.707 70.686-3.857 70.899-4.112L70.899-2.962C70.899-1.939 70.089\
      -0.938 68.597-0.938Z
      """
    ).path
    static let successMessageY2 = Outline(
      """
      M75.266 3.068C76.401 3.068 77.2 2.466 77.674 1.193L81.147-8.182L79.784-8.182L77.525-1.662L77\
      .44-1.662L75.181-8.182L73.818-8.182L76.843 0.043L76.609 0.682C76.151 1.928 75.586 2.045 74.6\
      7 1.811L74.35 2.919C74.478 2.983 74.84 3.068 75.266 3.068Z
      """
    ).path
    static let successMessage2 = Outline(
      """
      M83.725 0.085C84.253 0.085 84.684-0.346 84.684-0.874C84.684-1.401 84.253-1.832 83.725-1.832C\
      83.198-1.832 82.766-1.401 82.766-0.874C82.766-0.346 83.198 0.085 83.725 0.085Z
      """
    ).path
    static let successTitleT = Outline(
      """
      M-63.55-14.804L-58.155-14.804L-58.155 0L-55.018 0L-55.018-14.804L-49.623-14.804L-49.623-17.4\
      54L-63.55-17.454Z
      """
    ).path
    static let successTitleH = Outline(
      """
      M-43.998-7.67C-43.998-9.563-42.822-10.653-41.169-10.653C-39.55-10.653-38.595-9.622-38.595-7.\
      858L-38.595 0L-35.51 0L-35.51-8.335C-35.51-11.497-37.3-13.261-40.018-13.261C-42.03-13.261-43\
      .308-12.349-43.913-10.866L-44.067-10.866L-44.067-17.454L-47.084-17.454L-47.084 0L-43.998 0Z
      """
    ).path
    static let successTitleA = Outline(
      """
      M-28.606 0.264C-26.552 0.264-25.325-0.699-24.762-1.798L-24.66-1.798L-24.66 0L-21.694 0L-21.6\
      94-8.761C-21.694-12.222-24.515-13.261-27.012-13.261C-29.765-13.261-31.879-12.034-32.561-9.64\
      8L-29.68-9.239C-29.373-10.134-28.504-10.901-26.995-10.901C-25.564-10.901-24.78-10.168-24.78-\
      8.881L-24.78-8.83C-24.78-7.943-25.709-7.901-28.018-7.653C-30.558-7.381-32.987-6.622-32.987-3\
      .673C-32.987-1.099-31.104 0.264-28.606 0.264ZM-27.805-2.003C-29.092-2.003-30.012-2.591-30.01\
      2-3.724C-30.012-4.909-28.981-5.403-27.601-5.599C-26.791-5.71-25.172-5.915-24.771-6.239L-24.7\
      71-4.696C-24.771-3.239-25.947-2.003-27.805-2.003Z
      """
    ).path
    static let successTitleN = Outline(
      """
      M-15.498-7.67C-15.498-9.563-14.357-10.653-12.729-10.653C-11.135-10.653-10.18-9.605-10.18-7.8\
      58L-10.18 0L-7.095 0L-7.095-8.335C-7.086-11.472-8.876-13.261-11.578-13.261C-13.538-13.261-14\
      .885-12.324-15.481-10.866L-15.635-10.866L-15.635-13.091L-18.584-13.091L-18.584 0L-15.498 0Z
      """
    ).path
    static let successTitleK = Outline(
      """
      M-3.95 0L-0.865 0L-0.865-4.398L0.26-5.599L4.266 0L7.956 0L2.587-7.44L7.658-13.091L4.053-13.0\
      91L-0.652-7.832L-0.865-7.832L-0.865-17.454L-3.95-17.454Z
      """
    ).path
    static let successTitleY = Outline(
      """
      M17.578 4.909C19.981 4.909 21.371 3.673 22.112 1.585L27.354-13.091L24.072-13.091L21.047-3.20\
      4L20.91-3.204L17.893-13.091L14.621-13.091L19.368 0.273L19.104 0.98C18.533 2.472 17.629 2.574\
       16.283 2.182L15.567 4.585C15.984 4.756 16.734 4.909 17.578 4.909Z
      """
    ).path
    static let successTitleO = Outline(
      """
      M35.195 0.256C39.03 0.256 41.467-2.446 41.467-6.494C41.467-10.551 39.03-13.261 35.195-13.261\
      C31.359-13.261 28.922-10.551 28.922-6.494C28.922-2.446 31.359 0.256 35.195 0.256ZM35.212-2.2\
      16C33.09-2.216 32.05-4.108 32.05-6.503C32.05-8.898 33.09-10.815 35.212-10.815C37.3-10.815 38\
      .339-8.898 38.339-6.503C38.339-4.108 37.3-2.216 35.212-2.216Z
      """
    ).path
    static let successTitleU = Outline(
      """
      M52.419-5.506C52.419-3.511 50.996-2.523 49.632-2.523C48.149-2.523 47.16-3.571 47.16-5.233L47\
      .16-13.091L44.075-13.091L44.075-4.756C44.075-1.611 45.865 0.17 48.439 0.17C50.399 0.17 51.78\
      -0.861 52.376-2.327L52.512-2.327L52.512 0L55.504 0L55.504-13.091L52.419-13.091Z
      """
    ).path
    static let successTitle2 = Outline(
      """
      M62.45-17.454L59.152-17.454L59.424-5.131L62.169-5.131ZM60.797 0.187C61.802 0.187 62.663-0.64\
      8 62.672-1.687C62.663-2.71 61.802-3.546 60.797-3.546C59.757-3.546 58.913-2.71 58.922-1.687C5\
      8.913-0.648 59.757 0.187 60.797 0.187Z
      """
    ).path
    static let successCheckFill1Path = Outline(
      """
      M0-32C17.661-32 32-17.661 32 0C32 17.661 17.661 32 0 32C-17.661 32-32 17.661-32 0C-32-17.661\
      -17.661-32 0-32Z
      """
    ).path
    static let successCheckStroke1Path = Outline("M-13 1L-4 10L13-10").path
    static let footerFill1Path = Outline("M195-52L195 52L-195 52L-195-52Z").path
    static let footerFill1Path2 = Outline("M195-52L195-51L-195-51L-195-52Z").path
    static let buttonFill1Path = Outline(
      """
      M171-14L171 14C171 21.727 164.727 28 157 28L-157 28C-164.727 28-171 21.727-171 14L-171-14C-1\
      71-21.727-164.727-28-157-28L157-28C164.727-28 171-21.727 171-14Z
      """
    ).path
    static let buttonColor = Track<Tint>([
      Key(
        Timing.move2ButtonTurnsWhite.start, Tint(0, 0, 0, 1), Timing.move2ButtonTurnsWhite.curve),
      Key(Timing.move2ButtonTurnsWhite.end, Tint(1, 1, 1, 1), .hold),
      Key(
        Timing.move6ButtonTurnsBlack.start, Tint(1, 1, 1, 1), Timing.move6ButtonTurnsBlack.curve),
      Key(Timing.move6ButtonTurnsBlack.end, Tint(0, 0, 0, 1)),
    ])
    static let buttonBorderOpacity = Track<Double>([
      Key(Timing.move2ButtonTurnsWhite.start, 0, Timing.move2ButtonTurnsWhite.curve),
      Key(Timing.move2ButtonTurnsWhite.end, 1, .hold),
      Key(Timing.move6ButtonTurnsBlack.start, 1, Timing.move6ButtonTurnsBlack.curve),
      Key(Timing.move6ButtonTurnsBlack.end, 0),
    ])
    static let chevronOpacity = Track<Double>([
      Key(Timing.move6ButtonTurnsBlack.start, 0, Timing.move6ButtonTurnsBlack.curve),
      Key(Timing.move6ButtonTurnsBlack.end, 1),
    ])
    static let chevronPosition = positionTrack(
      move: Timing.move7ChevronGoesRight, x: 249.61, y: 34, x2: 315.528, y2: 34)
    static let chevron2 = Outline(
      "M0.954-1.328L2.922-1.328L5.361-4.95L5.361-5.119L2.922-8.741L0.954-8.741L3.248-5.035Z"
    ).path
    static let continueShoppingPosition = positionTrack(
      move: Timing.move7LabelGoesLeft, x: 85.919, y: 34, x2: 20, y2: 34)
    static let continueShoppingC = Outline(
      """
      M11.802-8.192C11.422-10.939 9.309-12.533 6.568-12.533C3.338-12.533 0.906-10.178 0.906-6.182C\
      0.906-2.191 3.308 0.169 6.568 0.169C9.508 0.169 11.458-1.733 11.802-4.093L9.544-4.105C9.261-\
      2.656 8.077-1.841 6.598-1.841C4.594-1.841 3.157-3.345 3.157-6.182C3.157-8.971 4.582-10.522 6\
      .604-10.522C8.107-10.522 9.285-9.671 9.544-8.192Z
      """
    ).path
    static let continueShoppingO = Outline(
      """
      M17.809 0.181C20.526 0.181 22.252-1.733 22.252-4.6C22.252-7.474 20.526-9.394 17.809-9.394C15\
      .092-9.394 13.366-7.474 13.366-4.6C13.366-1.733 15.092 0.181 17.809 0.181ZM17.821-1.57C16.31\
      8-1.57 15.581-2.91 15.581-4.606C15.581-6.303 16.318-7.661 17.821-7.661C19.3-7.661 20.037-6.3\
      03 20.037-4.606C20.037-2.91 19.3-1.57 17.821-1.57Z
      """
    ).path
    static let continueShoppingN = Outline(
      """
      M26.285-5.433C26.285-6.773 27.094-7.546 28.247-7.546C29.376-7.546 30.052-6.804 30.052-5.566L\
      30.052 0L32.237 0L32.237-5.904C32.243-8.126 30.975-9.394 29.062-9.394C27.673-9.394 26.719-8.\
      729 26.297-7.697L26.188-7.697L26.188-9.273L24.099-9.273L24.099 0L26.285 0Z
      """
    ).path
    static let continueShoppingT = Outline(
      """
      M39.095-9.273L37.266-9.273L37.266-11.494L35.081-11.494L35.081-9.273L33.765-9.273L33.765-7.58\
      2L35.081-7.582L35.081-2.427C35.068-0.682 36.336 0.175 37.978 0.127C38.6 0.109 39.029-0.012 3\
      9.264-0.091L38.896-1.799C38.775-1.769 38.528-1.714 38.256-1.714C37.707-1.714 37.266-1.908 37\
      .266-2.789L37.266-7.582L39.095-7.582Z
      """
    ).path
    static let continueShoppingI = Outline(
      """
      M40.924 0L43.11 0L43.11-9.273L40.924-9.273ZM42.023-10.589C42.717-10.589 43.285-11.12 43.285-\
      11.772C43.285-12.43 42.717-12.961 42.023-12.961C41.323-12.961 40.755-12.43 40.755-11.772C40.\
      755-11.12 41.323-10.589 42.023-10.589Z
      """
    ).path
    static let continueShoppingN2 = Outline(
      """
      M47.541-5.433C47.541-6.773 48.35-7.546 49.503-7.546C50.632-7.546 51.308-6.804 51.308-5.566L5\
      1.308 0L53.493 0L53.493-5.904C53.499-8.126 52.231-9.394 50.318-9.394C48.929-9.394 47.975-8.7\
      29 47.553-7.697L47.444-7.697L47.444-9.273L45.355-9.273L45.355 0L47.541 0Z
      """
    ).path
    static let continueShoppingU = Outline(
      """
      M61.631-3.9C61.631-2.487 60.623-1.787 59.657-1.787C58.606-1.787 57.906-2.529 57.906-3.707L57\
      .906-9.273L55.721-9.273L55.721-3.369C55.721-1.141 56.989 0.121 58.812 0.121C60.2 0.121 61.17\
      8-0.61 61.601-1.648L61.697-1.648L61.697 0L63.816 0L63.816-9.273L61.631-9.273Z
      """
    ).path
    static let continueShoppingE = Outline(
      """
      M70.167 0.181C72.328 0.181 73.813-0.875 74.2-2.487L72.159-2.717C71.864-1.932 71.139-1.521 70\
      .197-1.521C68.785-1.521 67.849-2.451 67.831-4.039L74.29-4.039L74.29-4.709C74.29-7.963 72.334\
      -9.394 70.052-9.394C67.396-9.394 65.664-7.443 65.664-4.582C65.664-1.672 67.372 0.181 70.167 \
      0.181ZM67.837-5.512C67.903-6.695 68.779-7.691 70.083-7.691C71.338-7.691 72.184-6.773 72.196-\
      5.512Z
      """
    ).path
    static let continueShoppingS = Outline(
      """
      M87.173-8.965L89.328-8.965C89.286-11.054 87.505-12.533 84.873-12.533C82.277-12.533 80.327-11\
      .072 80.333-8.886C80.333-7.112 81.595-6.091 83.629-5.566L85.036-5.204C86.37-4.866 87.251-4.4\
      49 87.258-3.489C87.251-2.433 86.249-1.727 84.788-1.727C83.388-1.727 82.301-2.354 82.211-3.65\
      2L80.007-3.652C80.098-1.195 81.927 0.187 84.807 0.187C87.771 0.187 89.491-1.292 89.497-3.471\
      C89.491-5.614 87.722-6.592 85.863-7.033L84.704-7.323C83.69-7.564 82.591-7.993 82.603-9.025C8\
      2.609-9.955 83.442-10.637 84.843-10.637C86.177-10.637 87.058-10.015 87.173-8.965Z
      """
    ).path
    static let continueShoppingH = Outline(
      """
      M93.578-5.433C93.578-6.773 94.411-7.546 95.583-7.546C96.729-7.546 97.406-6.816 97.406-5.566L\
      97.406 0L99.591 0L99.591-5.904C99.591-8.144 98.323-9.394 96.397-9.394C94.973-9.394 94.067-8.\
      748 93.639-7.697L93.53-7.697L93.53-12.364L91.393-12.364L91.393 0L93.578 0Z
      """
    ).path
    static let continueShoppingO2 = Outline(
      """
      M105.857 0.181C108.574 0.181 110.301-1.733 110.301-4.6C110.301-7.474 108.574-9.394 105.857-9\
      .394C103.141-9.394 101.414-7.474 101.414-4.6C101.414-1.733 103.141 0.181 105.857 0.181ZM105.\
      87-1.57C104.366-1.57 103.63-2.91 103.63-4.606C103.63-6.303 104.366-7.661 105.87-7.661C107.34\
      9-7.661 108.085-6.303 108.085-4.606C108.085-2.91 107.349-1.57 105.87-1.57Z
      """
    ).path
    static let continueShoppingP = Outline(
      """
      M112.148 3.477L114.333 3.477L114.333-1.461L114.424-1.461C114.768-0.785 115.486 0.163 117.08 \
      0.163C119.265 0.163 120.901-1.57 120.901-4.624C120.901-7.715 119.217-9.394 117.074-9.394C115\
      .438-9.394 114.756-8.41 114.424-7.739L114.297-7.739L114.297-9.273L112.148-9.273ZM114.291-4.6\
      36C114.291-6.435 115.064-7.601 116.47-7.601C117.925-7.601 118.674-6.363 118.674-4.636C118.67\
      4-2.898 117.913-1.63 116.47-1.63C115.076-1.63 114.291-2.837 114.291-4.636Z
      """
    ).path
    static let continueShoppingP2 = Outline(
      """
      M122.767 3.477L124.952 3.477L124.952-1.461L125.043-1.461C125.387-0.785 126.105 0.163 127.699\
       0.163C129.884 0.163 131.52-1.57 131.52-4.624C131.52-7.715 129.836-9.394 127.693-9.394C126.0\
      57-9.394 125.375-8.41 125.043-7.739L124.916-7.739L124.916-9.273L122.767-9.273ZM124.91-4.636C\
      124.91-6.435 125.683-7.601 127.089-7.601C128.544-7.601 129.293-6.363 129.293-4.636C129.293-2\
      .898 128.532-1.63 127.089-1.63C125.695-1.63 124.91-2.837 124.91-4.636Z
      """
    ).path
    static let continueShoppingI2 = Outline(
      """
      M133.386 0L135.571 0L135.571-9.273L133.386-9.273ZM134.484-10.589C135.179-10.589 135.746-11.1\
      2 135.746-11.772C135.746-12.43 135.179-12.961 134.484-12.961C133.784-12.961 133.217-12.43 13\
      3.217-11.772C133.217-11.12 133.784-10.589 134.484-10.589Z
      """
    ).path
    static let continueShoppingN3 = Outline(
      """
      M140.002-5.433C140.002-6.773 140.811-7.546 141.964-7.546C143.093-7.546 143.769-6.804 143.769\
      -5.566L143.769 0L145.954 0L145.954-5.904C145.96-8.126 144.693-9.394 142.779-9.394C141.39-9.3\
      94 140.437-8.729 140.014-7.697L139.905-7.697L139.905-9.273L137.817-9.273L137.817 0L140.002 0\
      Z
      """
    ).path
    static let continueShoppingG = Outline(
      """
      M152.215 3.67C154.72 3.67 156.567 2.523 156.567 0.151L156.567-9.273L154.412-9.273L154.412-7.\
      739L154.291-7.739C153.959-8.41 153.265-9.394 151.629-9.394C149.486-9.394 147.802-7.715 147.8\
      02-4.667C147.802-1.642 149.486-0.133 151.623-0.133C153.211-0.133 153.953-0.984 154.291-1.666\
      L154.4-1.666L154.4 0.091C154.4 1.455 153.495 2.016 152.251 2.016C150.935 2.016 150.355 1.395\
       150.09 0.851L148.122 1.328C148.52 2.626 149.854 3.67 152.215 3.67ZM152.233-1.847C150.79-1.8\
      47 150.029-2.97 150.029-4.679C150.029-6.363 150.778-7.601 152.233-7.601C153.639-7.601 154.41\
      2-6.435 154.412-4.679C154.412-2.91 153.627-1.847 152.233-1.847Z
      """
    ).path
    static let checkMarkOpacity = Track<Double>([
      Key(Timing.checkMarkMovesUpMove.start, 1, Timing.checkMarkMovesUpMove.curve),
      Key(Timing.checkMarkMovesUpMove.end, 0),
    ])
    static let orderPlacedContainerPosition = Track<CGPoint>([
      Key(Timing.move1TextSwap.start, -90, 28, Timing.move1TextSwap.curve),
      Key(Timing.move1TextSwap.end, 171, 28, .hold),
      Key(Timing.move1TextSwap2.start, 171, 28, Timing.move1TextSwap2.curve),
      Key(Timing.move1TextSwap2.end, 113.452, 28),
    ])
    static let checkMarkPosition = positionTrack(
      move: Timing.checkMarkMovesUpMove, x: 57.548, y: 0, x2: 57.548, y2: -40)
    static let checkMarkStroke1Path = Outline("M-6.5 0.5L-2 5L6.5-5").path
    static let checkMarkStrokeColor = Track<Tint>([
      Key(0, Tint(1, 1, 1, 1), .hold),
      Key(39, Tint(0, 0, 0, 1)),
    ])
    static let orderPlacedMask = Track<Outline>([
      Key(48, Outline("M-1-20L109-20L109 10L-1 10Z"), .easeInOut),
      Key(78, Outline("M109-20L109-20L109 10L109 10Z"), .hold),
    ])
    static let orderPlacedOGlyph = Outline(
      """
      M72.159-36.364C72.159-59.873 57.813-73.722 38.743-73.722C19.638-73.722 5.327-59.873 5.327-36\
      .364C5.327-12.891 19.638 0.994 38.743 0.994C57.813 0.994 72.159-12.855 72.159-36.364ZM58.913\
      -36.364C58.913-19.816 50.604-10.831 38.743-10.831C26.918-10.831 18.572-19.816 18.572-36.364C\
      18.572-52.912 26.918-61.896 38.743-61.896C50.604-61.896 58.913-52.912 58.913-36.364Z
      """
    ).path
    static let orderPlacedOFill = Track<Tint>([
      Key(39, Tint(1, 1, 1, 1), .hold),
      Key(39, Tint(0, 0, 0, 1), .hold),
    ])
    static let orderPlacedRGlyph = Outline(
      """
      M6.605 0L19.46 0L19.46-32.067C19.46-38.992 24.68-43.892 31.747-43.892C33.913-43.892 36.612-4\
      3.501 37.713-43.146L37.713-54.972C36.541-55.185 34.517-55.327 33.097-55.327C26.847-55.327 21\
      .627-51.776 19.638-45.455L19.07-45.455L19.07-54.545L6.605-54.545Z
      """
    ).path
    static let orderPlacedDGlyph = Outline(
      """
      M26.847 0.959C36.222 0.959 40.448-4.617 42.472-8.594L43.253-8.594L43.253 0L55.895 0L55.895-7\
      2.727L43.004-72.727L43.004-45.526L42.472-45.526C40.519-49.468 36.506-55.256 26.882-55.256C14\
      .275-55.256 4.368-45.384 4.368-27.202C4.368-9.233 13.992 0.959 26.847 0.959ZM30.433-9.588C21\
      .946-9.588 17.472-17.046 17.472-27.273C17.472-37.429 21.875-44.709 30.433-44.709C38.707-44.7\
      09 43.253-37.855 43.253-27.273C43.253-16.691 38.636-9.588 30.433-9.588Z
      """
    ).path
    static let orderPlacedEGlyph = Outline(
      """
      M30.753 1.065C43.466 1.065 52.201-5.149 54.474-14.631L42.472-15.98C40.732-11.364 36.47-8.949\
       30.93-8.949C22.62-8.949 17.117-14.418 17.01-23.757L55.007-23.757L55.007-27.699C55.007-46.84\
       43.501-55.256 30.078-55.256C14.453-55.256 4.261-43.785 4.261-26.953C4.261-9.837 14.311 1.06\
      5 30.753 1.065ZM17.045-32.422C17.436-39.382 22.586-45.241 30.256-45.241C37.642-45.241 42.614\
      -39.844 42.685-32.422Z
      """
    ).path
    static let orderPlacedPGlyph = Outline(
      """
      M6.605 20.455L19.46 20.455L19.46-8.594L19.993-8.594C22.017-4.617 26.243 0.959 35.618 0.959C4\
      8.473 0.959 58.097-9.233 58.097-27.202C58.097-45.384 48.189-55.256 35.582-55.256C25.958-55.2\
      56 21.946-49.468 19.993-45.526L19.247-45.526L19.247-54.545L6.605-54.545ZM19.212-27.273C19.21\
      2-37.855 23.757-44.709 32.031-44.709C40.589-44.709 44.993-37.429 44.993-27.273C44.993-17.046\
       40.518-9.588 32.031-9.588C23.828-9.588 19.212-16.691 19.212-27.273Z
      """
    ).path
    static let orderPlacedLGlyph = Outline("M19.46-72.727L6.605-72.727L6.605 0L19.46 0Z").path
    static let orderPlacedAGlyph = Outline(
      """
      M22.301 1.101C30.859 1.101 35.973-2.912 38.317-7.493L38.743-7.493L38.743 0L51.101 0L51.101-3\
      6.506C51.101-50.924 39.347-55.256 28.942-55.256C17.472-55.256 8.665-50.142 5.824-40.199L17.8\
      27-38.494C19.105-42.223 22.727-45.419 29.013-45.419C34.979-45.419 38.246-42.365 38.246-37.00\
      3L38.246-36.79C38.246-33.097 34.375-32.919 24.751-31.889C14.169-30.753 4.048-27.592 4.048-15\
      .305C4.048-4.581 11.896 1.101 22.301 1.101ZM25.639-8.345C20.277-8.345 16.442-10.795 16.442-1\
      5.518C16.442-20.454 20.738-22.514 26.491-23.331C29.865-23.793 36.612-24.645 38.281-25.994L38\
      .281-19.567C38.281-13.495 33.38-8.345 25.639-8.345Z
      """
    ).path
    static let orderPlacedCGlyph = Outline(
      """
      M30.398 1.065C44.105 1.065 52.841-7.066 53.764-18.643L41.477-18.643C40.376-12.784 36.15-9.41\
      1 30.504-9.411C22.478-9.411 17.294-16.122 17.294-27.273C17.294-38.282 22.585-44.886 30.504-4\
      4.886C36.683-44.886 40.483-40.909 41.477-35.653L53.764-35.653C52.876-47.478 43.644-55.256 30\
      .327-55.256C14.347-55.256 4.261-43.715 4.261-27.06C4.261-10.547 14.098 1.065 30.398 1.065Z
      """
    ).path
    static let placeOrderPosition = positionTrack(
      move: Timing.move1TextSwap, x: 171, y: 34, x2: 402, y2: 34)
    static let placeOrderP = Outline(
      """
      M-47.13 0L-44.89 0L-44.89-4.178L-42.524-4.178C-39.669-4.178-38.135-5.892-38.135-8.271C-38.13\
      5-10.631-39.65-12.364-42.494-12.364L-47.13-12.364ZM-44.89-6.019L-44.89-10.492L-42.838-10.492\
      C-41.16-10.492-40.417-9.587-40.417-8.271C-40.417-6.955-41.16-6.019-42.826-6.019Z
      """
    ).path
    static let placeOrderL = Outline("M-34.102-12.364L-36.288-12.364L-36.288 0L-34.102 0Z").path
    static let placeOrderA = Outline(
      """
      M-29.188 0.187C-27.734 0.187-26.864-0.495-26.466-1.274L-26.393-1.274L-26.393 0L-24.292 0L-24\
      .292-6.206C-24.292-8.657-26.291-9.394-28.059-9.394C-30.009-9.394-31.507-8.524-31.989-6.834L-\
      29.949-6.544C-29.732-7.178-29.116-7.721-28.047-7.721C-27.033-7.721-26.478-7.202-26.478-6.291\
      L-26.478-6.254C-26.478-5.626-27.136-5.596-28.772-5.421C-30.571-5.228-32.291-4.691-32.291-2.6\
      02C-32.291-0.779-30.957 0.187-29.188 0.187ZM-28.621-1.419C-29.532-1.419-30.184-1.835-30.184-\
      2.638C-30.184-3.477-29.454-3.827-28.476-3.966C-27.903-4.045-26.756-4.19-26.472-4.419L-26.472\
      -3.326C-26.472-2.294-27.305-1.419-28.621-1.419Z
      """
    ).path
    static let placeOrderC = Outline(
      """
      M-18.044 0.181C-15.714 0.181-14.229-1.201-14.072-3.169L-16.161-3.169C-16.348-2.173-17.066-1.\
      6-18.026-1.6C-19.391-1.6-20.272-2.741-20.272-4.636C-20.272-6.508-19.372-7.631-18.026-7.631C-\
      16.976-7.631-16.33-6.955-16.161-6.061L-14.072-6.061C-14.223-8.071-15.792-9.394-18.056-9.394C\
      -20.773-9.394-22.488-7.432-22.488-4.6C-22.488-1.793-20.815 0.181-18.044 0.181Z
      """
    ).path
    static let placeOrderE = Outline(
      """
      M-8.168 0.181C-6.007 0.181-4.522-0.875-4.135-2.487L-6.176-2.717C-6.471-1.932-7.196-1.521-8.1\
      38-1.521C-9.551-1.521-10.486-2.451-10.504-4.039L-4.045-4.039L-4.045-4.709C-4.045-7.963-6.001\
      -9.394-8.283-9.394C-10.939-9.394-12.672-7.443-12.672-4.582C-12.672-1.672-10.963 0.181-8.168 \
      0.181ZM-10.498-5.512C-10.432-6.695-9.556-7.691-8.252-7.691C-6.997-7.691-6.152-6.773-6.139-5.\
      512Z
      """
    ).path
    static let placeOrderO = Outline(
      """
      M13.166-6.182C13.166-10.178 10.728-12.533 7.486-12.533C4.238-12.533 1.805-10.178 1.805-6.182\
      C1.805-2.191 4.238 0.169 7.486 0.169C10.728 0.169 13.166-2.185 13.166-6.182ZM10.915-6.182C10\
      .915-3.369 9.502-1.841 7.486-1.841C5.475-1.841 4.057-3.369 4.057-6.182C4.057-8.995 5.475-10.\
      522 7.486-10.522C9.502-10.522 10.915-8.995 10.915-6.182Z
      """
    ).path
    static let placeOrderR = Outline(
      """
      M15.195 0L17.38 0L17.38-5.451C17.38-6.629 18.268-7.462 19.469-7.462C19.837-7.462 20.296-7.39\
      5 20.483-7.335L20.483-9.345C20.284-9.381 19.94-9.406 19.698-9.406C18.636-9.406 17.749-8.802 \
      17.41-7.727L17.314-7.727L17.314-9.273L15.195-9.273Z
      """
    ).path
    static let placeOrderD = Outline(
      """
      M25.379 0.163C26.973 0.163 27.691-0.785 28.035-1.461L28.168-1.461L28.168 0L30.317 0L30.317-1\
      2.364L28.126-12.364L28.126-7.739L28.035-7.739C27.703-8.41 27.021-9.394 25.385-9.394C23.242-9\
      .394 21.558-7.715 21.558-4.624C21.558-1.57 23.194 0.163 25.379 0.163ZM25.989-1.63C24.546-1.6\
      3 23.785-2.898 23.785-4.636C23.785-6.363 24.534-7.601 25.989-7.601C27.395-7.601 28.168-6.435\
       28.168-4.636C28.168-2.837 27.383-1.63 25.989-1.63Z
      """
    ).path
    static let placeOrderE2 = Outline(
      """
      M36.759 0.181C38.92 0.181 40.405-0.875 40.791-2.487L38.751-2.717C38.455-1.932 37.731-1.521 3\
      6.789-1.521C35.376-1.521 34.441-2.451 34.423-4.039L40.882-4.039L40.882-4.709C40.882-7.963 38\
      .926-9.394 36.644-9.394C33.988-9.394 32.255-7.443 32.255-4.582C32.255-1.672 33.964 0.181 36.\
      759 0.181ZM34.428-5.512C34.495-6.695 35.37-7.691 36.674-7.691C37.93-7.691 38.775-6.773 38.78\
      7-5.512Z
      """
    ).path
    static let placeOrderR2 = Outline(
      """
      M42.729 0L44.915 0L44.915-5.451C44.915-6.629 45.802-7.462 47.003-7.462C47.372-7.462 47.83-7.\
      395 48.018-7.335L48.018-9.345C47.818-9.381 47.474-9.406 47.233-9.406C46.17-9.406 45.283-8.80\
      2 44.945-7.727L44.848-7.727L44.848-9.273L42.729-9.273Z
      """
    ).path
  }
}

// MARK: - Playing, values over time, and what draws them

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension PlaceOrder {
  /// Shows at most so many pictures a second, `Timing.frameRate` for as many as the file has; nil
  /// for as many as the display shows.
  func frameRate(_ rate: Double?) -> Self {
    var view = self
    view.options.values.frameRate = rate
    return view
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension PlaceOrder {
  /// A segment from one value to the next: when it begins on its composition's clock, how long it
  /// lasts, both in seconds, and how it is gone.
  struct Move: Sendable {
    var at: Double
    var lasts: Double
    var curve: Curve
    var ends: Double { at + lasts }
    /// In frames.
    var start: Double { at * Timing.frameRate }
    /// In frames.
    var end: Double { ends * Timing.frameRate }

    init(at: Double, lasts: Double, _ curve: Curve) {
      self.at = at
      self.lasts = lasts
      self.curve = curve
    }

    /// The same segment, begun so many seconds later.
    func later(by delay: Double) -> Self { Self(at: at + delay, lasts: lasts, curve) }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension PlaceOrder {
  /// How a value gets from one keyframe to the next.
  enum Curve: Sendable {
    case linear, hold
    case bezier(Double, Double, Double, Double)

    static var easeIn: Curve { .bezier(0.42, 0, 1, 1) }
    static var easeOut: Curve { .bezier(0, 0, 0.58, 1) }
    static var easeInOut: Curve { .bezier(0.42, 0, 0.58, 1) }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension PlaceOrder.Curve {
  /// The fraction of the change at a fraction of the time.
  fileprivate func fraction(_ time: Double) -> Double {
    switch self {
    case .linear: return time
    case .hold: return 0
    case .bezier(let x1, let y1, let x2, let y2):
      var low = 0.0
      var high = 1.0
      var t = time
      for _ in 0..<24 {
        let error = ((1 + 3 * x1 - 3 * x2) * t + 3 * x2 - 6 * x1) * t * t + 3 * x1 * t - time
        if abs(error) < 1e-7 { break }
        if error > 0 { high = t } else { low = t }
        let slope = (3 * (1 + 3 * x1 - 3 * x2) * t + 6 * x2 - 12 * x1) * t + 3 * x1
        let next = slope > 1e-6 ? t - error / slope : -1
        t = next > low && next < high ? next : (low + high) / 2
      }
      return ((1 + 3 * y1 - 3 * y2) * t + 3 * y2 - 6 * y1) * t * t + 3 * y1 * t
    }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension PlaceOrder {
  /// What draws frames, and has at hand what many of them need.
  fileprivate protocol Drawing {}
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension PlaceOrder {
  /// What has values between two of its kind.
  fileprivate protocol Mixable: Sendable {
    static func inbetweenMix(_ from: Self, _ to: Self, _ fraction: Double) -> Self
    /// The value on a curved path, whose handles are `bend`.
    static func inbetweenTravel(
      _ from: Self, _ to: Self, _ bend: [Double], _ fraction: Double
    ) -> Self
  }

  /// What a value is at a frame, and how it goes on from there.
  fileprivate struct Key<Value: Sendable>: Sendable {
    var frame: Double
    var value: Value
    var curve: Curve
    var bend: [Double]

    init(_ frame: Double, _ value: Value, _ curve: Curve = .linear, bend: [Double] = []) {
      self.frame = frame
      self.value = value
      self.curve = curve
      self.bend = bend
    }
  }

  /// A value over time.
  fileprivate struct Track<Value: Mixable>: Sendable {
    var keys: [Key<Value>]

    init(_ keys: [Key<Value>]) { self.keys = keys }

    /// The value at a frame; before the first and after the last keyframe it stays.
    func callAsFunction(_ frame: Double) -> Value {
      var low = 0
      var high = keys.count
      while low < high {
        let middle = (low + high) / 2
        if keys[middle].frame <= frame { low = middle + 1 } else { high = middle }
      }
      guard low > 0 else { return keys[0].value }
      let key = keys[low - 1]
      guard low < keys.count, case let next = keys[low], next.frame > key.frame else {
        return key.value
      }
      let fraction = key.curve.fraction((frame - key.frame) / (next.frame - key.frame))
      return key.bend.isEmpty
        ? Value.inbetweenMix(key.value, next.value, fraction)
        : Value.inbetweenTravel(key.value, next.value, key.bend, fraction)
    }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension PlaceOrder.Mixable {
  fileprivate static func inbetweenTravel(
    _ from: Self, _ to: Self, _ bend: [Double], _ fraction: Double
  ) -> Self {
    inbetweenMix(from, to, fraction)
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension Double: PlaceOrder.Mixable {
  fileprivate static func inbetweenMix(_ from: Double, _ to: Double, _ fraction: Double) -> Double {
    from + (to - from) * fraction
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension CGPoint: PlaceOrder.Mixable {
  fileprivate static func inbetweenMix(
    _ from: CGPoint, _ to: CGPoint, _ fraction: Double
  ) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
  }

  /// Equal fractions of the change are equal lengths of the curve.
  fileprivate static func inbetweenTravel(
    _ from: CGPoint, _ to: CGPoint, _ bend: [Double], _ fraction: Double
  ) -> CGPoint {
    func point(_ t: Double) -> CGPoint {
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: (a + b) * from.x + (c + d) * to.x + b * bend[0] + c * bend[2],
        y: (a + b) * from.y + (c + d) * to.y + b * bend[1] + c * bend[3])
    }
    let steps = 96
    var lengths = [0.0]
    var last = from
    for step in 1...steps {
      let next = point(Double(step) / Double(steps))
      lengths.append(lengths[step - 1] + hypot(next.x - last.x, next.y - last.y))
      last = next
    }
    let length = fraction * lengths[steps]
    if fraction <= 0 || fraction >= 1 {
      let near = point(fraction <= 0 ? 0.001 : 0.999)
      let end = fraction <= 0 ? from : to
      let reach = hypot(near.x - end.x, near.y - end.y)
      let excess = fraction <= 0 ? length : lengths[steps] - length
      return reach > 0 ? inbetweenMix(end, near, excess / reach) : end
    }
    let upper = lengths.firstIndex { $0 >= length } ?? steps
    let chord = lengths[upper] - lengths[upper - 1]
    let within = chord > 0 ? (length - lengths[upper - 1]) / chord : 0
    return point((Double(upper - 1) + within) / Double(steps))
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension PlaceOrder.Key where Value == CGPoint {
  fileprivate init(
    _ frame: Double, _ x: Double, _ y: Double, _ curve: PlaceOrder.Curve = .linear,
    bend: [Double] = []
  ) {
    self.init(frame, CGPoint(x: x, y: y), curve, bend: bend)
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension PlaceOrder {
  /// A colour that moves.
  fileprivate struct Tint: Mixable {
    var red, green, blue, opacity: Double

    init(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    var color: Color { Color(red: red, green: green, blue: blue, opacity: opacity) }

    static func inbetweenMix(_ from: Tint, _ to: Tint, _ fraction: Double) -> Tint {
      Tint(
        .inbetweenMix(from.red, to.red, fraction), .inbetweenMix(from.green, to.green, fraction),
        .inbetweenMix(from.blue, to.blue, fraction),
        .inbetweenMix(from.opacity, to.opacity, fraction))
    }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
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

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension PlaceOrder.Outline: PlaceOrder.Mixable {
  fileprivate static func inbetweenMix(
    _ from: PlaceOrder.Outline, _ to: PlaceOrder.Outline, _ fraction: Double
  ) -> PlaceOrder.Outline {
    var result = from
    for index in result.numbers.indices where index < to.numbers.count {
      result.numbers[index] += (to.numbers[index] - result.numbers[index]) * fraction
    }
    return result
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension PlaceOrder.Drawing {
  /// Moves the anchor to the origin, scales, skews, turns clockwise by degrees, and moves to the
  /// position.
  fileprivate static func place(
    anchor: CGPoint = .zero, position: CGPoint = .zero, scale: CGPoint = CGPoint(x: 1, y: 1),
    skew: Double = 0, skewAxis: Double = 0, rotation: Double = 0
  ) -> CGAffineTransform {
    var matrix = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CGAffineTransform(scaleX: scale.x, y: scale.y))
    if skew != 0 {
      let shear = tan(-skew * .pi / 180)
      matrix = matrix.concatenating(CGAffineTransform(rotationAngle: skewAxis * .pi / 180))
        .concatenating(CGAffineTransform(a: 1, b: 0, c: shear, d: 1, tx: 0, ty: 0))
        .concatenating(CGAffineTransform(rotationAngle: -skewAxis * .pi / 180))
    }
    if rotation != 0 {
      matrix = matrix.concatenating(CGAffineTransform(rotationAngle: rotation * .pi / 180))
    }
    return matrix.concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension PlaceOrder.Drawing {
  /// Sets words in place of the file's: lines begin, are centred or end at x 0 for a side of 0,
  /// 0.5 or 1, and the first is at y 0.
  fileprivate static func write(
    _ words: String, in context: GraphicsContext, _ font: Font, _ color: Color, side: Double,
    lineHeight: Double,
    tracking: Double = 0
  ) {
    let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = context.resolve(
        Text(verbatim: String(line)).font(font).tracking(tracking).foregroundColor(color))
      let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
      let top = Double(index) * lineHeight - text.firstBaseline(in: size)
      context.draw(
        text,
        in: CGRect(x: -side * size.width, y: top, width: size.width, height: size.height))
    }
  }
}

#if canImport(DeveloperToolsSupport)
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  #Preview {
    PlaceOrder()
  }
#endif
