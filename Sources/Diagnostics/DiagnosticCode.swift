/// The register of findings. A code is permanent: its letter says who finds it, a retired number
/// is never used again.
///
/// J reading JSON, P packages and files, L what the Lottie file says, T timing, E export,
/// S scene, R drawing, F fonts, D design documents, V validation, C the command.
package enum DiagnosticCode: String, Hashable, Sendable, CaseIterable {
  // JSON
  case emptyInput = "J001"
  case invalidSyntax = "J002"
  case invalidEncoding = "J003"
  case trailingData = "J004"
  case nestedTooDeeply = "J005"
  case duplicateKey = "J006"
  case byteOrderMark = "J007"
  case inputTooLarge = "J008"
  case numberOutOfRange = "J009"

  // Packages
  case notAPackage = "P001"
  case packageTooLarge = "P002"
  case unsafeEntry = "P003"
  case unreadableManifest = "P004"
  case missingAnimation = "P005"
  case missingImage = "P006"
  case unlistedFile = "P007"
  case packagePartNotConverted = "P008"
  case outsideFolder = "P009"

  // The Lottie file
  case unreadKey = "L001"
  case wrongKind = "L002"
  case unknownConstant = "L003"
  case notAnAnimation = "L004"
  case missingHeader = "L005"
  case missingKey = "L006"
  case wrongAnimatedFlag = "L007"
  case keyframeWithoutTime = "L008"
  case keyframeWithoutValue = "L009"
  case keyframeWithoutEasing = "L010"
  case keyframesOutOfOrder = "L011"
  case impossibleEasing = "L012"
  case valueJump = "L013"
  case danglingParent = "L014"
  case circularParents = "L015"
  case duplicateIndex = "L016"
  case danglingMatte = "L017"
  case circularMattes = "L018"
  case unmarkedMatte = "L019"
  case danglingReference = "L020"
  case circularComposition = "L021"
  case endsBeforeStart = "L022"
  case zeroStretch = "L023"
  case expression = "L024"
  case layerNotConverted = "L025"
  case unknownLayerType = "L026"
  case effectNotConverted = "L027"
  case styleNotConverted = "L028"
  case byteColors = "L029"
  case vertexCountsDiffer = "L030"
  case unevenOutline = "L031"
  case gradientCount = "L032"
  case nestedTooDeep = "L033"
  case absurdCount = "L034"
  case danglingSlot = "L035"
  case unknownFont = "L036"
  case unknownShape = "L037"
  case textWithoutDocument = "L038"
  case oldText = "L039"
  case duplicateAsset = "L040"
  case unreadableValue = "L041"
  case misplacedPart = "L042"
  case unreadableDataURL = "L043"
  // L044 said that selectors which subtract or intersect are not converted; they are.
  case noiseNotConverted = "L045"
  case effectPartNotConverted = "L046"

  // Fonts
  case fontMissing = "F001"
  case fontReplaced = "F002"
  case characterWithoutOutline = "F003"

  // The scene
  case selfNesting = "S001"
  case sceneTooLarge = "S002"
  case matteOfMatte = "S003"

  // Drawing
  case canvasTooLarge = "R001"
  case layersTooDeep = "R002"
  case blurTooWide = "R003"
  case tooManyDashes = "R004"
  case unreadableImage = "R005"
  case groupsTooDeep = "R006"
  case drawingFailed = "R007"
  case tooManyLayerPixels = "R008"
  case svgTooLarge = "R009"
  case movingTooLong = "R010"

  // Expressions
  case expressionEvaluated = "X001"
  case expressionSyntax = "X002"
  case expressionFails = "X003"
  case expressionWithoutValue = "X004"
  case expressionOutOfBounds = "X005"
  case expressionNotSupported = "X006"
  case expressionCut = "X007"

  // The command
  case unreadableInput = "C001"
  case nothingToConvert = "C002"
  case unwritableOutput = "C003"
  case outputTaken = "C004"
  case staleOutput = "C005"
  case orphanedOutput = "C006"
  case unmatchedPattern = "C007"
  case configurationSyntax = "C008"
  case unknownConfigurationKey = "C009"
  case configurationValue = "C010"
  case notOneFile = "C011"
  case unusedThemeColor = "C012"
  case conversionEnded = "C013"
  case conversionTooLong = "C014"
  case conversionTooLarge = "C015"

  // Export, and reading exports back
  case invalidTimelineJSON = "E001"
  case lostInTarget = "E002"
  case notForKeyframes = "E003"
  case picturesInTarget = "E004"

  // Timing files
  case emptyTimingFile = "T001"
  case timingSyntax = "T002"
  case timingFileLimit = "T003"
  case unknownTimingKey = "T004"
  case timingValue = "T005"
  case unknownTimingName = "T006"
  case circularPromises = "T007"
  case brokenPromise = "T008"
  case contradictoryDocument = "T009"
  case unmatchedPromise = "T010"
  case unjudgedPromise = "T011"
  case nothingJudged = "T012"
  // Design documents
  case documentTooLarge = "D001"
  case documentIsNoText = "D002"
  case codeNotRead = "D003"
  case notADocument = "D004"
  case nothingDocumented = "D005"

  // Expectations
  case outputDiffers = "V001"
  case nothingExpected = "V002"
}
