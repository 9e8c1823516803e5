extension DiagnosticCode {
  /// What the register says of a code; the folder `Register` holds them all.
  package struct Entry: Hashable, Sendable {
    package var severity: Diagnostic.Severity
    /// What the finding means, in one line.
    package var title: String
    /// What is done when it is met, and how to mend it.
    package var explanation: String
  }

  /// The severity that a finding of this code has unless its reporter says otherwise.
  package var severity: Diagnostic.Severity { entry.severity }

  package var entry: Entry {
    switch self {
    case .emptyInput: .emptyInput
    case .invalidSyntax: .invalidSyntax
    case .invalidEncoding: .invalidEncoding
    case .trailingData: .trailingData
    case .nestedTooDeeply: .nestedTooDeeply
    case .duplicateKey: .duplicateKey
    case .byteOrderMark: .byteOrderMark
    case .inputTooLarge: .inputTooLarge
    case .numberOutOfRange: .numberOutOfRange
    case .notAPackage: .notAPackage
    case .packageTooLarge: .packageTooLarge
    case .unsafeEntry: .unsafeEntry
    case .unreadableManifest: .unreadableManifest
    case .missingAnimation: .missingAnimation
    case .missingImage: .missingImage
    case .unlistedFile: .unlistedFile
    case .packagePartNotConverted: .packagePartNotConverted
    case .outsideFolder: .outsideFolder
    case .danglingManifestName: .danglingManifestName
    case .wrongManifestField: .wrongManifestField
    case .manifestFieldNotUsed: .manifestFieldNotUsed
    case .malformedTheme: .malformedTheme
    case .themeRuleWithoutSlot: .themeRuleWithoutSlot
    case .themeNotTaken: .themeNotTaken
    case .themePartNotConverted: .themePartNotConverted
    case .unreadKey: .unreadKey
    case .wrongKind: .wrongKind
    case .unknownConstant: .unknownConstant
    case .notAnAnimation: .notAnAnimation
    case .missingHeader: .missingHeader
    case .missingKey: .missingKey
    case .wrongAnimatedFlag: .wrongAnimatedFlag
    case .keyframeWithoutTime: .keyframeWithoutTime
    case .keyframeWithoutValue: .keyframeWithoutValue
    case .keyframeWithoutEasing: .keyframeWithoutEasing
    case .keyframesOutOfOrder: .keyframesOutOfOrder
    case .impossibleEasing: .impossibleEasing
    case .valueJump: .valueJump
    case .danglingParent: .danglingParent
    case .circularParents: .circularParents
    case .duplicateIndex: .duplicateIndex
    case .danglingMatte: .danglingMatte
    case .circularMattes: .circularMattes
    case .unmarkedMatte: .unmarkedMatte
    case .danglingReference: .danglingReference
    case .circularComposition: .circularComposition
    case .endsBeforeStart: .endsBeforeStart
    case .zeroStretch: .zeroStretch
    case .expression: .expression
    case .layerNotConverted: .layerNotConverted
    case .unknownLayerType: .unknownLayerType
    case .effectNotConverted: .effectNotConverted
    case .styleNotConverted: .styleNotConverted
    case .byteColors: .byteColors
    case .vertexCountsDiffer: .vertexCountsDiffer
    case .unevenOutline: .unevenOutline
    case .gradientCount: .gradientCount
    case .nestedTooDeep: .nestedTooDeep
    case .absurdCount: .absurdCount
    case .danglingSlot: .danglingSlot
    case .unknownFont: .unknownFont
    case .unknownShape: .unknownShape
    case .textWithoutDocument: .textWithoutDocument
    case .oldText: .oldText
    case .duplicateAsset: .duplicateAsset
    case .unreadableValue: .unreadableValue
    case .misplacedPart: .misplacedPart
    case .unreadableDataURL: .unreadableDataURL
    case .noiseNotConverted: .noiseNotConverted
    case .effectPartNotConverted: .effectPartNotConverted
    case .fontMissing: .fontMissing
    case .fontReplaced: .fontReplaced
    case .characterWithoutOutline: .characterWithoutOutline
    case .selfNesting: .selfNesting
    case .sceneTooLarge: .sceneTooLarge
    case .matteOfMatte: .matteOfMatte
    case .canvasTooLarge: .canvasTooLarge
    case .layersTooDeep: .layersTooDeep
    case .blurTooWide: .blurTooWide
    case .tooManyDashes: .tooManyDashes
    case .unreadableImage: .unreadableImage
    case .groupsTooDeep: .groupsTooDeep
    case .drawingFailed: .drawingFailed
    case .tooManyLayerPixels: .tooManyLayerPixels
    case .svgTooLarge: .svgTooLarge
    case .movingTooLong: .movingTooLong
    case .expressionEvaluated: .expressionEvaluated
    case .expressionSyntax: .expressionSyntax
    case .expressionFails: .expressionFails
    case .expressionWithoutValue: .expressionWithoutValue
    case .expressionOutOfBounds: .expressionOutOfBounds
    case .expressionNotSupported: .expressionNotSupported
    case .expressionCut: .expressionCut
    case .unreadableInput: .unreadableInput
    case .nothingToConvert: .nothingToConvert
    case .unwritableOutput: .unwritableOutput
    case .outputTaken: .outputTaken
    case .staleOutput: .staleOutput
    case .orphanedOutput: .orphanedOutput
    case .unmatchedPattern: .unmatchedPattern
    case .configurationSyntax: .configurationSyntax
    case .unknownConfigurationKey: .unknownConfigurationKey
    case .configurationValue: .configurationValue
    case .notOneFile: .notOneFile
    case .unusedThemeColor: .unusedThemeColor
    case .conversionEnded: .conversionEnded
    case .conversionTooLong: .conversionTooLong
    case .conversionTooLarge: .conversionTooLarge
    case .invalidTimelineJSON: .invalidTimelineJSON
    case .lostInTarget: .lostInTarget
    case .notForKeyframes: .notForKeyframes
    case .picturesInTarget: .picturesInTarget
    case .emptyTimingFile: .emptyTimingFile
    case .timingSyntax: .timingSyntax
    case .timingFileLimit: .timingFileLimit
    case .unknownTimingKey: .unknownTimingKey
    case .timingValue: .timingValue
    case .unknownTimingName: .unknownTimingName
    case .circularPromises: .circularPromises
    case .brokenPromise: .brokenPromise
    case .contradictoryDocument: .contradictoryDocument
    case .documentTooLarge: .documentTooLarge
    case .documentIsNoText: .documentIsNoText
    case .codeNotRead: .codeNotRead
    case .notADocument: .notADocument
    case .nothingDocumented: .nothingDocumented
    case .outputDiffers: .outputDiffers
    case .nothingExpected: .nothingExpected
    case .machineSyntax: .machineSyntax
    case .duplicateState: .duplicateState
    case .severalGlobalStates: .severalGlobalStates
    case .severalUnguarded: .severalUnguarded
    case .unknownCompared: .unknownCompared
    case .unknownInitialState: .unknownInitialState
    case .unknownState: .unknownState
    case .inputLeftOut: .inputLeftOut
    case .uselessMachinePart: .uselessMachinePart
    case .ambiguousTransitions: .ambiguousTransitions
    case .unlikeOtherPlayers: .unlikeOtherPlayers
    case .unknownOnStage: .unknownOnStage
    case .endlessMachine: .endlessMachine
    case .unreachableState: .unreachableState
    case .machineScript: .machineScript
    }
  }
}
