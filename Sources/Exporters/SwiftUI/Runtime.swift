/// The parts of the sampler that a generated file may carry; it carries those that it uses.
enum RuntimePart: Int, CaseIterable, Comparable {
  case tracks, points, tints, shapes, numbers, gradients, place, matrix, remap, draw, trim, mask,
    matte
  case colorMatrix, pictures, filling, angle, wipe, tones, outerShadow, innerShadow, rings, words
  case widened, outline, streaks, film

  static func < (left: RuntimePart, right: RuntimePart) -> Bool { left.rawValue < right.rawValue }

  /// What each part needs of others.
  var needs: [RuntimePart] {
    switch self {
    case .tracks, .gradients, .place, .matrix, .remap, .draw, .trim, .mask, .matte, .colorMatrix,
      .pictures, .filling, .angle, .wipe, .words, .film:
      []
    case .points, .tints, .shapes, .numbers: [.tracks]
    case .tones: [.colorMatrix]
    case .outerShadow, .innerShadow: [.draw, .mask, .widened]
    case .rings, .widened: [.draw, .mask]
    case .outline: [.draw, .mask, .widened]
    case .streaks: [.draw]
    }
  }

  /// Our own source, without a name of the file.
  var source: SwiftCode {
    switch self {
    case .tracks:
      """
      /// What has values between two of its kind.
      private protocol Mixable: Sendable {
        static func mix(_ from: Self, _ to: Self, _ share: Double) -> Self
        /// The value on a curved way, whose handles are `bend`.
        static func travel(_ from: Self, _ to: Self, _ bend: [Double], _ share: Double) -> Self
      }

      extension Mixable {
        static func travel(_ from: Self, _ to: Self, _ bend: [Double], _ share: Double) -> Self {
          mix(from, to, share)
        }
      }

      /// What a value is at a frame, and how it goes on from there.
      private struct Key<Value: Sendable>: Sendable {
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
      private struct Track<Value: Mixable>: Sendable {
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
          let share = key.curve.share((frame - key.frame) / (next.frame - key.frame))
          return key.bend.isEmpty
            ? Value.mix(key.value, next.value, share)
            : Value.travel(key.value, next.value, key.bend, share)
        }
      }

      extension Double: Mixable {
        fileprivate static func mix(_ from: Double, _ to: Double, _ share: Double) -> Double {
          from + (to - from) * share
        }
      }

      """
    case .points:
      """
      extension CGPoint: Mixable {
        fileprivate static func mix(_ from: CGPoint, _ to: CGPoint, _ share: Double) -> CGPoint {
          CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        }

        /// Equal shares of the way are equal lengths of the curve.
        fileprivate static func travel(
          _ from: CGPoint, _ to: CGPoint, _ bend: [Double], _ share: Double
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
          let length = share * lengths[steps]
          if share <= 0 || share >= 1 {
            let near = point(share <= 0 ? 0.001 : 0.999)
            let end = share <= 0 ? from : to
            let reach = hypot(near.x - end.x, near.y - end.y)
            let excess = share <= 0 ? length : lengths[steps] - length
            return reach > 0 ? mix(end, near, excess / reach) : end
          }
          let upper = lengths.firstIndex { $0 >= length } ?? steps
          let chord = lengths[upper] - lengths[upper - 1]
          let within = chord > 0 ? (length - lengths[upper - 1]) / chord : 0
          return point((Double(upper - 1) + within) / Double(steps))
        }
      }

      extension Key where Value == CGPoint {
        fileprivate init(
          _ frame: Double, _ x: Double, _ y: Double, _ curve: Curve = .linear, bend: [Double] = []
        ) {
          self.init(frame, CGPoint(x: x, y: y), curve, bend: bend)
        }
      }

      """
    case .tints:
      """
      /// A colour that moves.
      private struct Tint: Mixable {
        var red, green, blue, opacity: Double

        init(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) {
          self.red = red
          self.green = green
          self.blue = blue
          self.opacity = opacity
        }

        var color: Color { Color(red: red, green: green, blue: blue, opacity: opacity) }

        static func mix(_ from: Tint, _ to: Tint, _ share: Double) -> Tint {
          Tint(
            .mix(from.red, to.red, share), .mix(from.green, to.green, share),
            .mix(from.blue, to.blue, share), .mix(from.opacity, to.opacity, share))
        }
      }

      """
    case .shapes:
      """
      /// An outline, written as the path text of SVG.
      private struct Outline: Mixable {
        var commands: [UInt8] = []
        var numbers: [Double] = []

        init(_ text: StaticString) {
          var digits = 0.0
          var scale = 0.0
          var sign = 1.0
          var isOpen = false
          func close(_ numbers: inout [Double]) {
            if isOpen { numbers.append(sign * digits) }
            (digits, scale, sign, isOpen) = (0, 0, 1, false)
          }
          for byte in UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount) {
            switch byte {
            case 48...57:
              isOpen = true
              if scale > 0 {
                digits += Double(byte - 48) * scale
                scale /= 10
              } else {
                digits = digits * 10 + Double(byte - 48)
              }
            case 46: scale = 0.1
            case 45:
              close(&numbers)
              sign = -1
            default:
              close(&numbers)
              if byte > 64 { commands.append(byte) }
            }
          }
          close(&numbers)
        }

        static func mix(_ from: Outline, _ to: Outline, _ share: Double) -> Outline {
          var result = from
          for index in result.numbers.indices where index < to.numbers.count {
            result.numbers[index] += (to.numbers[index] - result.numbers[index]) * share
          }
          return result
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

      """
    case .numbers:
      """
      extension [Double]: Mixable {
        fileprivate static func mix(_ from: [Double], _ to: [Double], _ share: Double) -> [Double] {
          zip(from, to).map { $0 + ($1 - $0) * share }
        }
      }

      """
    case .gradients, .place, .matrix, .remap, .draw, .trim, .mask, .matte, .colorMatrix, .pictures:
      drawingSource
    case .filling, .film, .angle, .wipe, .tones, .outerShadow, .innerShadow, .rings, .words:
      pictureSource
    case .widened, .outline, .streaks: edgeSource
    }
  }
}
