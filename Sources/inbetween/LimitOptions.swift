import ArgumentParser
import InbetweenPipeline
import InbetweenTimingReport

/// What each input may take: options of all commands that go through inputs.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The processor time that each input may take. (default: 120s)", valueName: "time"))
  var timeLimit: TimeSpan?

  @Option(
    help: ArgumentHelp(
      "The memory that each input may take, in MB. (default: 8192)", valueName: "mb"))
  var memoryLimit: Int?

  func validate() throws {
    if let timeLimit {
      guard case .seconds(let seconds) = timeLimit, LimitSettings.secondsRange.contains(seconds)
      else {
        throw ValidationError("--time-limit must be a time in seconds, such as 30s.")
      }
    }
    if let memoryLimit, !LimitSettings.megabytesRange.contains(memoryLimit) {
      throw ValidationError("--memory-limit must be at least 1.")
    }
  }

  /// What they say.
  var settings: LimitSettings {
    var settings = LimitSettings()
    if case .seconds(let seconds)? = timeLimit { settings.seconds = seconds }
    settings.megabytes = memoryLimit
    return settings
  }
}
