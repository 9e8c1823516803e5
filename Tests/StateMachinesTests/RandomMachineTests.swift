import InbetweenDiagnostics
import InbetweenStateMachines
import Testing

/// Numbers from a seed (SplitMix64).
struct Seed: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Machines and scripts made up from a seed.
struct MachineMaker {
  var seed: Seed

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &seed) }

  mutating func pick(_ list: [String]) -> String { list[number(0...(list.count - 1))] }

  mutating func list(_ most: Int, _ make: (inout MachineMaker) -> String) -> String {
    let count = number(0...most)
    return "[" + (0..<count).map { _ in make(&self) }.joined(separator: ",") + "]"
  }

  mutating func value() -> String {
    pick(["0", "1", "-2", "1e308", "0.5", "\"$n\"", "\"$m\"", "\"@elapsedTime\""])
  }

  mutating func action() -> String {
    let input = pick(["n", "m"])
    switch number(0...11) {
    case 0: return "{\"type\":\"Increment\",\"inputName\":\"\(input)\",\"value\":\(value())}"
    case 1: return "{\"type\":\"Decrement\",\"inputName\":\"\(input)\"}"
    case 2: return "{\"type\":\"SetNumeric\",\"inputName\":\"\(input)\",\"value\":\(value())}"
    case 3: return "{\"type\":\"Multiply\",\"inputName\":\"\(input)\",\"value\":\(value())}"
    case 4:
      return "{\"type\":\"Clamp\",\"inputName\":\"\(input)\",\"min\":\(value()),\"max\":\(value())}"
    case 5:
      return "{\"type\":\"SetRandom\",\"inputName\":\"\(input)\",\"min\":0,\"max\":\(value()),"
        + "\"integer\":\(pick(["true", "false"]))}"
    case 6: return "{\"type\":\"Toggle\",\"inputName\":\"f\"}"
    case 7: return "{\"type\":\"Fire\",\"inputName\":\"\(pick(["go", "stay"]))\"}"
    case 8: return "{\"type\":\"SetFrame\",\"value\":\(value())}"
    case 9: return "{\"type\":\"SetProgress\",\"value\":\(value())}"
    case 10: return "{\"type\":\"Reset\",\"inputName\":\"\(input)\"}"
    default: return "{\"type\":\"Floor\",\"inputName\":\"\(input)\"}"
    }
  }

  mutating func condition() -> String {
    switch number(0...3) {
    case 0: return "{\"type\":\"Event\",\"inputName\":\"\(pick(["go", "stay"]))\"}"
    case 1:
      return "{\"type\":\"Boolean\",\"inputName\":\"f\",\"conditionType\":\"Equal\","
        + "\"compareTo\":\(pick(["true", "false"]))}"
    default:
      let sign = pick(["Equal", "NotEqual", "GreaterThan", "LessThanOrEqual"])
      return "{\"type\":\"Numeric\",\"inputName\":\"\(pick(["n", "m", "@elapsedTime"]))\","
        + "\"conditionType\":\"\(sign)\",\"compareTo\":\(value())}"
    }
  }

  mutating func transition(_ states: [String]) -> String {
    let guards = list(2) { $0.condition() }
    let target = pick(states)
    guard number(0...2) == 0 else {
      return "{\"type\":\"Transition\",\"toState\":\"\(target)\",\"guards\":\(guards)}"
    }
    return "{\"type\":\"Tweened\",\"toState\":\"\(target)\",\"guards\":\(guards),"
      + "\"duration\":\(pick(["0", "0.2", "1"])),\"easing\":[0.4,0,0.6,\(pick(["1", "2"]))]}"
  }

  mutating func machine() -> String {
    let names = (0...number(0...4)).map { "s\($0)" }
    var states: [String] = []
    for name in names {
      let more =
        "\"entryActions\":\(list(2) { $0.action() }),"
        + "\"exitActions\":\(list(1) { $0.action() }),"
        + "\"transitions\":\(list(3) { $0.transition(names + ["any"]) })"
      states.append(
        "{\"type\":\"PlaybackState\",\"name\":\"\(name)\",\"animation\":\"\","
          + "\"segment\":\"\(pick(["a", "b", "still", "none"]))\","
          + "\"autoplay\":\(pick(["true", "false"])),\"loop\":\(pick(["true", "false"])),"
          + "\"loopCount\":\(pick(["0", "1", "3"])),\"speed\":\(pick(["1", "1e300", "0.1"])),"
          + "\"mode\":\"\(pick(["Forward", "Reverse", "Bounce", "ReverseBounce"]))\","
          + "\"final\":\(pick(["false", "false", "false", "true"])),\(more)}")
    }
    if number(0...1) == 0 {
      states.append(
        "{\"type\":\"GlobalState\",\"name\":\"any\","
          + "\"transitions\":\(list(3) { $0.transition(names) })}")
    }
    let interactions = list(4) { maker in
      let type = maker.pick(["PointerDown", "PointerEnter", "PointerExit", "OnComplete"])
      let place =
        type == "OnComplete" ? "\"stateName\":\"\(maker.pick(names))\"" : "\"layerName\":\"box\""
      return "{\"type\":\"\(type)\",\(place),\"actions\":\(maker.list(2) { $0.action() })}"
    }
    return "{\"initial\":\"s0\",\"states\":[\(states.joined(separator: ","))],"
      + "\"interactions\":\(interactions),\"inputs\":["
      + "{\"type\":\"Numeric\",\"name\":\"n\",\"value\":0},"
      + "{\"type\":\"Numeric\",\"name\":\"m\",\"value\":1},"
      + "{\"type\":\"Boolean\",\"name\":\"f\",\"value\":false},"
      + "{\"type\":\"Event\",\"name\":\"go\"},{\"type\":\"Event\",\"name\":\"stay\"}]}"
  }

  mutating func step() -> String {
    pick([
      "start", "stop", "player-stop", "num n=1", "num m=-2", "num n=1e308", "bool f=true",
      "fire go", "fire stay", "down 5,5", "down 50,50", "move 5,5", "move 50,50", "exit 0,0",
      "enter 5,5", "complete", "tick 16.6667", "tick 500", "tick 1e12", "tick 100*7",
    ])
  }
}

@Suite struct RandomMachineTests {
  /// A clip with markers and a layer that moves.
  private var stage: MachineStage {
    var clip = MachineStage.Clip(id: "clip", length: 60, frameRate: 30, width: 100, height: 100)
    clip.markers = ["a": 0...20, "b": 20...59, "still": 7...7]
    clip.areas["box"] = MachineStage.LayerArea(
      frames: [0, 40], corners: [[0, 0, 10, 0, 10, 10, 0, 10], []])
    return MachineStage(clips: [clip], initial: 0)
  }

  @Test("No machine, however made up, traps or runs without end", arguments: 0..<20)
  func comesToAnEnd(_ round: UInt64) throws {
    var maker = MachineMaker(seed: Seed(state: round))
    var states: Set<String> = []
    for _ in 0..<50 {
      var log = DiagnosticLog()
      let machine = try StateMachine(Array(maker.machine().utf8), id: "made up", log: &log)
      let staged = StagedMachine(machine, on: stage, log: &log)
      var run = MachineRun(staged)
      let script = "start ; " + (0..<60).map { _ in maker.step() }.joined(separator: " ; ")
      for step in try MachineScript(script).steps {
        run.run(step)
        states.insert(run.stateName)
        try #require(run.frame >= 0 && run.frame <= 59)
        let weights = run.pose.weights.reduce(0, +)
        try #require(abs(weights - 1) < 1e-9)
      }
    }
    #expect(states.count > 3)
  }
}
