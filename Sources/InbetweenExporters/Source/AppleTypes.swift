/// The names of types that Apple's frameworks and Swift have in every file. A type of an app that
/// bears one of them hides Apple's for the whole app.
enum AppleTypes {
  /// Whether a type of Swift or of the frameworks bears a name.
  static func have(_ name: String) -> Bool { names.contains(name) }

  /// Whether a type of the frameworks may bear a name: all of Objective-C begin with letters of
  /// their framework.
  static func mayHave(_ name: String) -> Bool {
    prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  /// UIKit's, AppKit's and Foundation's, QuartzCore's, Core Graphics', Core Image's.
  private static let prefixes = ["UI", "NS", "CA", "CG", "CI"]

  private static let names = Set(
    [swift, concurrency, foundation, swiftUI].flatMap { text in
      text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map {
        String(Substring($0))
      }
    })

  /// The standard library: the symbol graph of Swift 6.3.
  private static let swift = """
    AdditiveArithmetic AnyBidirectionalCollection AnyClass AnyCollection AnyHashable AnyIndex
    AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection AnySequence Array
    ArrayLiteralConvertible ArraySlice BidirectionalCollection BidirectionalIndexable
    BidirectionalSlice BinaryFloatingPoint BinaryInteger BitwiseCopyable Bool
    BooleanLiteralConvertible BooleanLiteralType CBool CChar CChar16 CChar32 CChar8 CDouble CFloat
    CFloat16 CInt CLong CLongDouble CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt
    CUnsignedLong CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar CaseIterable
    Character ClosedRange ClosedRangeIndex Codable CodingKey CodingKeyRepresentable
    CodingUserInfoKey Collection CollectionDifference CollectionOfOne CommandLine Comparable
    ConcurrentValue ContiguousArray Copyable CountableClosedRange CountablePartialRangeFrom
    CountableRange CustomDebugStringConvertible CustomLeafReflectable
    CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomReflectable
    CustomStringConvertible Decodable Decoder DecodingError DefaultBidirectionalIndices
    DefaultIndices DefaultRandomAccessIndices DefaultStringInterpolation Dictionary
    DictionaryIndex DictionaryIterator DictionaryLiteral DictionaryLiteralConvertible
    DiscontiguousSlice Double DropFirstSequence DropWhileSequence Duration DurationProtocol
    EmptyCollection EmptyIterator Encodable Encoder EncodingError EnumeratedIterator
    EnumeratedSequence Equatable Error Escapable ExpressibleByArrayLiteral
    ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
    ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
    ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
    ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral
    ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterType FixedWidthInteger
    FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex FlattenCollection
    FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80
    FloatLiteralConvertible FloatLiteralType FloatingPoint FloatingPointClassification
    FloatingPointRoundingRule FloatingPointSign Hashable Hasher Identifiable Indexable
    IndexableBase IndexingIterator InlineArray InstantProtocol Int Int128 Int16 Int32 Int64 Int8
    IntegerLiteralConvertible IntegerLiteralType IteratorOverOne IteratorProtocol IteratorSequence
    JoinedIterator JoinedSequence KeyPath KeyValuePairs KeyedDecodingContainer
    KeyedDecodingContainerProtocol KeyedEncodingContainer KeyedEncodingContainerProtocol
    LazyBidirectionalCollection LazyCollection LazyCollectionProtocol
    LazyDropWhileBidirectionalCollection LazyDropWhileCollection LazyDropWhileIndex
    LazyDropWhileIterator LazyDropWhileSequence LazyFilterBidirectionalCollection
    LazyFilterCollection LazyFilterIndex LazyFilterIterator LazyFilterSequence
    LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator LazyMapRandomAccessCollection
    LazyMapSequence LazyPrefixWhileBidirectionalCollection LazyPrefixWhileCollection
    LazyPrefixWhileIndex LazyPrefixWhileIterator LazyPrefixWhileSequence
    LazyRandomAccessCollection LazySequence LazySequenceProtocol LosslessStringConvertible
    ManagedBuffer ManagedBufferPointer MemoryLayout Mirror MirrorPath MutableBidirectionalSlice
    MutableCollection MutableIndexable MutableRandomAccessSlice
    MutableRangeReplaceableBidirectionalSlice MutableRangeReplaceableRandomAccessSlice
    MutableRangeReplaceableSlice MutableRawSpan MutableSlice MutableSpan Never
    NilLiteralConvertible Numeric ObjectIdentifier OpaquePointer OptionSet Optional OutputRawSpan
    OutputSpan PartialKeyPath PartialRangeFrom PartialRangeThrough PartialRangeUpTo
    PlaygroundQuickLook PrefixSequence RandomAccessCollection RandomAccessIndexable
    RandomAccessSlice RandomNumberGenerator Range RangeExpression
    RangeReplaceableBidirectionalSlice RangeReplaceableCollection RangeReplaceableIndexable
    RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet RawRepresentable RawSpan
    ReferenceWritableKeyPath Repeated Result ReversedCollection ReversedIndex
    ReversedRandomAccessCollection SIMD SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask
    SIMDScalar SIMDStorage Sendable SendableMetatype Sequence Set SetAlgebra SetIndex SetIterator
    SignedInteger SignedNumeric SingleValueDecodingContainer SingleValueEncodingContainer Slice
    Span StaticBigInt StaticString StrideThrough StrideThroughIterator StrideTo StrideToIterator
    Strideable String StringInterpolationConvertible StringInterpolationProtocol
    StringLiteralConvertible StringLiteralType StringProtocol Substring
    SystemRandomNumberGenerator TextOutputStream TextOutputStreamable UInt UInt128 UInt16 UInt32
    UInt64 UInt8 UTF16 UTF32 UTF8 UTF8Span UnboundedRange UnboundedRange_ UnfoldFirstSequence
    UnfoldSequence Unicode UnicodeCodec UnicodeDecodingResult UnicodeScalar
    UnicodeScalarLiteralConvertible UnicodeScalarType UnkeyedDecodingContainer
    UnkeyedEncodingContainer Unmanaged UnsafeBufferPointer UnsafeBufferPointerIterator
    UnsafeConcurrentValue UnsafeMutableBufferPointer UnsafeMutablePointer
    UnsafeMutableRawBufferPointer UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer
    UnsafePointer UnsafeRawBufferPointer UnsafeRawBufferPointerIterator UnsafeRawPointer
    UnsafeSendable UnsignedInteger Void WritableKeyPath Zip2Iterator Zip2Sequence
    """

  /// Concurrency, Observation, Synchronization and Combine, as their documentation lists them.
  private static let concurrency = """
    Actor AnyActor AnyCancellable AsyncIteratorProtocol AsyncMapSequence AsyncSequence AsyncStream
    AsyncThrowingStream Atomic Cancellable CancellationError CheckedContinuation Clock
    ContinuousClock Deferred DiscardingTaskGroup Empty Executor ExecutorJob Fail Future
    GlobalActor Job JobPriority Just MainActor Mutex Observable ObservationRegistrar
    ObservationTracking Observations PartialAsyncTask Publisher Publishers Record Regex
    RegexBuilder SerialExecutor Subject Subscriber Subscribers SuspendingClock Synchronization
    Task TaskExecutor TaskGroup TaskLocal TaskPriority ThrowingDiscardingTaskGroup
    ThrowingTaskGroup UnownedJob UnownedSerialExecutor UnownedTaskExecutor UnsafeContinuation
    """

  /// Foundation: the symbol graph of Swift 6.3, and what only Apple's has.
  private static let foundation = """
    AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup AttributeScope
    AttributeScopeCodableConfiguration AttributeScopes AttributedString
    AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol
    AttributedSubstring BackgroundTask BlockOperation Bundle ByteCountFormatter CGFloat CGPoint
    CGRect CGRectEdge CGSize Calendar CharacterSet CocoaError CodableAttributedStringKey
    CodableConfiguration CodableWithConfiguration ComparableComparator Comparator ComparisonResult
    ContiguousBytes CustomNSError Data DataProtocol Date DateComponents DateFormatter DateInterval
    DateIntervalFormatter Decimal DecodableAttributedStringKey DecodableWithConfiguration
    DecodingConfigurationProviding Dimension DiscontiguousAttributedSubstring DiscreteFormatStyle
    EncodableAttributedStringKey EncodableWithConfiguration EncodingConfigurationProviding
    EnergyFormatter Expression FileAttributeKey FileAttributeType FileHandle FileManager
    FileManagerDelegate FileProtectionType FileWrapper FormatStyle Formatter HTTPCookie
    HTTPCookieStorage HTTPURLResponse Host ISO8601DateFormatter IndexPath IndexSet InflectionRule
    InputStream JSONDecoder JSONEncoder JSONSerialization KeyPathComparator LengthFormatter
    ListFormatter Locale LocalizedError LocalizedStringResource
    MarkdownDecodableAttributedStringKey MassFormatter Measurement Morphology MutableDataProtocol
    Notification NotificationCenter NotificationQueue NumberFormatter ObjCBool
    OperatingSystemVersion Operation OperationQueue OutputStream POSIXError ParseStrategy
    ParseableFormatStyle PersonNameComponents PersonNameComponentsFormatter Pipe Port PortDelegate
    PortMessage Predicate PredicateBindings PredicateError PredicateExpression
    PredicateExpressions Process ProcessInfo Progress ProgressKind ProgressReporting
    ProgressUserInfoKey PropertyListDecoder PropertyListEncoder PropertyListSerialization
    QualityOfService RecoverableError ReferenceConvertible RelativeDateTimeFormatter RunLoop
    Scanner ScopedAttributeContainer SocketNativeHandle SocketPort SortComparator SortDescriptor
    SortOrder StandardPredicateExpression Stream StreamDelegate StreamNetworkServiceTypeValue
    StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion StreamSocketSecurityLevel
    StringTransform Thread TimeInterval TimeZone Timer URL URLCache URLComponents URLCredential
    URLError URLFileResourceType URLQueryItem URLRequest URLResourceKey URLResourceValues
    URLResponse URLSession URLSessionConfiguration URLSessionTask UUID UndoManager Unit
    UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitConverter UnitConverterLinear
    UnitDispersion UnitDuration UnitElectricCharge UnitElectricCurrent
    UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency
    UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower
    UnitPressure UnitSpeed UnitTemperature UnitVolume UserActivity UserDefaults XMLDocument
    XMLElement XMLNode XMLParser
    """

  /// SwiftUI, as its documentation lists them: up to the systems of 2025.
  private static let swiftUI = """
    AccessibilityActionCategory AccessibilityActionKind AccessibilityActions
    AccessibilityAdjustmentDirection AccessibilityAttachmentModifier AccessibilityChildBehavior
    AccessibilityCustomContentKey AccessibilityDirectTouchOptions AccessibilityFocusState
    AccessibilityHeadingLevel AccessibilityLabeledPairRole AccessibilityQuickActionOutlineStyle
    AccessibilityQuickActionPromptStyle AccessibilityQuickActionStyle AccessibilityRotorContent
    AccessibilityRotorContentBuilder AccessibilityRotorEntry AccessibilitySystemRotor
    AccessibilityTechnologies AccessibilityTextContentType AccessibilityTraits
    AccessibilityZoomGestureAction AccessoryBarActionButtonStyle AccessoryBarButtonStyle
    ActionSheet AdaptableTabBarPlacement Alert AlertScene Alignment AlignmentID
    AlternatingRowBackgroundBehavior AlternatingRowBackgroundVisibility Anchor Angle
    AngularGradient Animatable AnimatableData AnimatableModifier AnimatablePair Animation
    AnimationCompletionCriteria AnimationContext AnimationState AnimationStateKey
    AnimationTimelineSchedule AnyGesture AnyGradient AnyLayout AnyLocation
    AnyNavigationSplitViewStyle AnyShape AnyShapeStyle AnyTabContent AnyTransition AnyView App
    AppStorage ApplicationDelegateAdaptor AsyncImage AsyncImagePhase AutomaticControlGroupStyle
    AutomaticDisclosureGroupStyle AutomaticFormStyle AutomaticHoverEffect
    AutomaticLabeledContentStyle AutomaticNavigationSplitViewStyle AutomaticTableStyle Axis
    BackgroundDisplayMode BackgroundProminence BackgroundStyle BadgeProminence Binding BlendMode
    BlurOptions BlurReplaceTransition BorderedButtonMenuStyle BorderedButtonStyle
    BorderedListStyle BorderedProminentButtonStyle BorderlessButtonMenuStyle BorderlessButtonStyle
    BorderlessPullDownMenuButtonStyle Button ButtonBorderShape ButtonMenuStyle
    ButtonRepeatBehavior ButtonRole ButtonSizing ButtonStyle ButtonStyleConfiguration
    ButtonToggleStyle Canvas Capsule CardButtonStyle CarouselListStyle CarouselTabViewStyle
    CheckboxToggleStyle Circle CircularGaugeStyle CircularProgressViewStyle Color ColorMatrix
    ColorPicker ColorRenderingMode ColorScheme ColorSchemeContrast ColumnNavigationViewStyle
    ColumnsFormStyle CommandGroup CommandGroupPlacement CommandMenu Commands CommandsBuilder
    CompactDatePickerStyle CompactMenuControlGroupStyle CompositorContent CompositorContentBuilder
    ConcentricRectangle ConditionalContent ContainerBackgroundPlacement ContainerRelativeShape
    ContainerValueKey ContainerValues ContentBuilder ContentMarginPlacement ContentMode
    ContentShapeKinds ContentSizeCategory ContentToolbarPlacement ContentTransition
    ContentUnavailableView ContextMenu ControlActiveState ControlGroup ControlGroupStyle
    ControlGroupStyleConfiguration ControlSize ControlWidgetConfiguration CoordinateSpace
    CoordinateSpaceProtocol CubicKeyframe CursorAccessory CustomAnimation CustomHoverEffect
    CustomizableToolbarContent DatePicker DatePickerComponents DatePickerStyle
    DatePickerStyleConfiguration DebugReplaceableView DefaultButtonStyle DefaultDatePickerStyle
    DefaultDateProgressLabel DefaultDocumentGroupLaunchActions DefaultFocusEvaluationPriority
    DefaultGaugeStyle DefaultGlassEffectShape DefaultGroupBoxStyle DefaultLabelStyle
    DefaultListStyle DefaultMenuButtonStyle DefaultMenuStyle DefaultNavigationViewStyle
    DefaultPickerStyle DefaultProgressViewStyle DefaultSettingsLinkLabel DefaultShareLinkLabel
    DefaultTabLabel DefaultTabViewStyle DefaultTextEditorStyle DefaultTextFieldStyle
    DefaultToggleStyle DefaultToolbarItem DefaultWindowStyle DefaultWindowVisibilityToggleLabel
    DialogSeverity DigitalCrownEvent DigitalCrownRotationalSensitivity DisclosureGroup
    DisclosureGroupStyle DisclosureGroupStyleConfiguration DisclosureTableRow DismissAction
    DismissBehavior DismissSearchAction DismissWindowAction Divider DocumentConfiguration
    DocumentGroup DocumentGroupLaunchScene DocumentLaunchGeometryProxy DocumentLaunchView
    DoubleColumnNavigationViewStyle DragConfiguration DragDropPreviewsFormation DragGesture
    DragSession DropConfiguration DropDelegate DropInfo DropOperation DropProposal DropSession
    DynamicProperty DynamicTableRowContent DynamicTypeSize DynamicViewContent Edge EdgeInsets
    EditActions EditButton EditMode EditableCollectionContent Ellipse EllipticalGradient
    EmptyAnimatableData EmptyCommands EmptyControlWidgetConfiguration EmptyHoverEffectContent
    EmptyMatchedTransitionSourceConfiguration EmptyModifier EmptyTableRowContent EmptyView
    EmptyVisualEffect EmptyWidgetConfiguration EnabledTextSelectability EncodedTransition Entry
    Environment EnvironmentKey EnvironmentObject EnvironmentValues EnvironmentalModifier
    EquatableView EventModifiers EveryMinuteTimelineSchedule ExclusiveGesture
    ExpandedWindowToolbarStyle ExplicitTimelineSchedule FetchRequest FetchedResults
    FieldDatePickerStyle FileDialogBrowserOptions FileDocument FileDocumentConfiguration
    FileDocumentReadConfiguration FileDocumentWriteConfiguration FillShapeStyle FillShapeView
    FillStyle FindContext FixedTextVariant FocusInteractions FocusState FocusedBinding
    FocusedObject FocusedValue FocusedValueKey FocusedValues Font ForEach ForEachSectionCollection
    ForEachSubviewCollection ForegroundStyle Form FormStyle FormStyleConfiguration
    FrameResizeDirection FrameResizePosition FullImmersionStyle Gauge GaugeStyle
    GaugeStyleConfiguration GeometryEffect GeometryProxy GeometryProxy3D GeometryReader
    GeometryReader3D Gesture GestureMask GestureState GestureStateGesture Glass
    GlassBackgroundDisplayMode GlassBackgroundEffect GlassButtonStyle GlassEffectContainer
    GlassEffectTransition GlassProminentButtonStyle GlobalCoordinateSpace Gradient
    GraphicalDatePickerStyle GraphicsContext Grid GridItem GridLayout GridRow Group GroupBox
    GroupBoxStyle GroupBoxStyleConfiguration GroupElementsOfContent GroupHoverEffect
    GroupSectionsOfContent GroupedFormStyle GroupedListStyle GroupedTabViewStyle HSplitView HStack
    HStackLayout HandActivationBehavior HandGestureShortcut HelpLink HiddenTitleBarWindowStyle
    HierarchicalShapeStyle HierarchicalShapeStyleModifier HighlightHoverEffect HoldKeyframe
    HorizontalAlignment HorizontalDirection HorizontalEdge HostDisplayOption HostingScene
    HoverEffect HoverEffectContent HoverEffectGroup HoverPhase IconOnlyLabelStyle Image ImagePaint
    ImageRenderer ImmersionChangeContext ImmersionStyle ImmersiveContentBrightness
    ImmersiveEnvironmentBehavior ImmersiveSpace ImmersiveSpaceContent ImmersiveSpaceContentBuilder
    ImmersiveSpaceViewContent ImportFromDevicesCommands IndexViewStyle InlinePickerStyle
    InsetGroupedListStyle InsetListStyle InsetShape InsettableShape InspectorCommands
    InteractiveDismiss InterfaceOrientation ItemProviderTableRowModifier KeyEquivalent KeyPress
    KeyboardShortcut KeyframeAnimator KeyframeTimeline KeyframeTrack KeyframeTrackContent
    KeyframeTrackContentBuilder Keyframes KeyframesBuilder Label LabelStyle
    LabelStyleConfiguration LabeledContent LabeledContentStyle LabeledContentStyleConfiguration
    LabeledControlGroupContent LabeledToolbarItemGroupContent Layout LayoutDirection
    LayoutDirectionBehavior LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey LazyHGrid
    LazyHStack LazyVGrid LazyVStack LegibilityWeight LibraryContentBuilder LibraryContentProvider
    LibraryItem LimitedAvailabilityCommandContent LimitedAvailabilityScene
    LimitedAvailabilityTabContent Line LinearCapacityGaugeStyle LinearGaugeStyle LinearGradient
    LinearKeyframe LinearProgressViewStyle Link LinkButtonStyle LinkShapeStyle List ListItemTint
    ListSectionSpacing ListStyle LocalCoordinateSpace LocalizedStringKey LongPressGesture
    MagnificationGesture MagnifyGesture MakeItemProvider ManipulationGestureModifier
    MatchedGeometryEffect MatchedGeometryProperties MatchedTransitionSourceConfiguration Material
    MaterialActiveAppearance Menu MenuActionDismissBehavior MenuBarExtra MenuBarExtraStyle
    MenuButton MenuButtonStyle MenuControlGroupStyle MenuOrder MenuPickerStyle MenuStyle
    MenuStyleConfiguration MeshGradient MixedImmersionStyle ModifiedContent ModifiersButton
    MoveCommandDirection MoveKeyframe MoveTransition MultiDatePicker NamedCoordinateSpace
    Namespace NavigationBarItem NavigationControlGroupStyle NavigationLink
    NavigationLinkPickerStyle NavigationPath NavigationSplitView NavigationSplitViewColumn
    NavigationSplitViewStyle NavigationSplitViewStyleConfiguration NavigationSplitViewVisibility
    NavigationStack NavigationTransition NavigationView NavigationViewStyle NewDocumentAction
    NewDocumentButton ObservableObject ObservedObject OffsetShape OffsetTransition
    OnInsertTableRowModifier OpacityTransition OpenDocumentAction OpenImmersiveSpaceAction
    OpenSettingsAction OpenURLAction OpenWindowAction OrnamentAttachmentAnchor
    OrnamentHoverContentEffect OrnamentHoverEffect OutlineGroup OutlineSubgroupChildren
    PageIndexViewStyle PageTabViewStyle PagedTabViewStyle PaletteControlGroupStyle
    PalettePickerStyle PaletteSelectionEffect PasteButton Path PencilDoubleTapGestureValue
    PencilHoverPose PencilPreferredAction PencilSqueezeGesturePhase PencilSqueezeGestureValue
    PeriodicTimelineSchedule PhaseAnimator PhysicalMetric PhysicalMetrics PhysicalMetricsConverter
    Picker PickerStyle PinnedScrollableViews PlaceholderContentView PlaceholderTextShapeStyle
    PlainButtonStyle PlainListStyle PlainTextEditorStyle PlainTextFieldStyle PlainWindowStyle
    PointerStyle PopUpButtonPickerStyle PopoverAttachmentAnchor PopupButtonPickerStyle
    PositionedLayout PreferenceKey PreferredColorSchemeKey PresentationAdaptation
    PresentationBackgroundInteraction PresentationContentInteraction PresentationDetent
    PresentationMode PresentationSizing PresentationSizingContext PresentationSizingRoot
    PresentedWindowContent Preview PreviewContext PreviewContextKey PreviewDevice PreviewLayout
    PreviewModifier PreviewModifierContent PreviewPlatform PreviewProvider PrimitiveButtonStyle
    PrimitiveButtonStyleConfiguration ProgressView ProgressViewStyle
    ProgressViewStyleConfiguration ProgressiveImmersionAspectRatio ProgressiveImmersionStyle
    ProjectionTransform ProposedViewSize Published PullDownButton PullDownMenuBarExtraStyle
    PushTransition PushWindowAction RadialGradient RadioGroupPickerStyle Rectangle
    RectangleCornerInsets RectangleCornerRadii RedactionReasons ReferenceFileDocument
    ReferenceFileDocumentConfiguration RefreshAction RemoteDeviceIdentifier RemoteImmersiveSpace
    RenameAction RenameButton RepresentableContext ResetFocusAction RotateGesture RotateGesture3D
    RotatedShape RotationGesture RoundedBorderTextEditorStyle RoundedBorderTextFieldStyle
    RoundedCornerStyle RoundedRectangle RoundedRectangularShape RoundedRectangularShapeCorners
    SafeAreaRegions ScaleTransition ScaledMetric ScaledShape Scene SceneBuilder ScenePadding
    ScenePhase SceneStorage ScrollAnchorRole ScrollBounceBehavior ScrollDismissesKeyboardMode
    ScrollEdgeEffectStyle ScrollGeometry ScrollIndicatorVisibility ScrollInputBehavior
    ScrollInputKind ScrollPhase ScrollPhaseChangeContext ScrollPosition ScrollTarget
    ScrollTargetBehavior ScrollTargetBehaviorContext ScrollTargetBehaviorProperties
    ScrollTransitionConfiguration ScrollTransitionPhase ScrollView ScrollViewProxy
    ScrollViewReader SearchFieldPlacement SearchPresentationToolbarBehavior SearchScopeActivation
    SearchSuggestionsPlacement SearchUnavailableContent Section SectionConfiguration
    SectionCustomization SectionedFetchRequest SectionedFetchResults SecureField
    SegmentedPickerStyle SelectionShapeStyle SensoryFeedback SeparatorShapeStyle SequenceGesture
    Settings SettingsLink Shader ShaderFunction ShaderLibrary ShadowOptions ShadowStyle Shape
    ShapeStyle ShapeView ShareLink SharePreview SheetPresentation SidebarAdaptableTabViewStyle
    SidebarCommands SidebarListStyle SidebarRowSize SimultaneousGesture SlideTransition Slider
    SliderTick SliderTickBuilder SliderTickContent SliderTickContentForEach SnapshotResponse
    Spacer SpatialContainer SpatialEventCollection SpatialEventGesture SpatialTapGesture Spring
    SpringKeyframe SpringLoadingBehavior SquareBorderTextFieldStyle StackNavigationViewStyle
    StandardToolbarItem State StateObject Stepper StrikethroughStyle StrokeBorderShapeView
    StrokeShapeView StrokeStyle SubmitLabel SubmitTriggers SubscriptionView Subview
    SubviewsCollection SubviewsCollectionSlice SupportedImmersionStyle SurroundingsEffect
    SwitchToggleStyle SymbolColorRenderingMode SymbolEffect SymbolEffectTransition
    SymbolRenderingMode SymbolVariableValueMode SymbolVariants SystemFormatStyle Tab
    TabBarMinimizeBehavior TabBarOnlyTabViewStyle TabBarPlacement TabContent TabContentBuilder
    TabCustomizationBehavior TabPlacement TabRole TabSearchActivation TabSection TabView
    TabViewBottomAccessoryPlacement TabViewCustomization TabViewStyle Table TableColumn
    TableColumnAlignment TableColumnBuilder TableColumnContent TableColumnCustomization
    TableColumnCustomizationBehavior TableColumnForEach TableForEachContent TableHeaderRowContent
    TableOutlineGroupContent TableRow TableRowBuilder TableRowContent TableRowValue TableStyle
    TableStyleConfiguration TapGesture Text TextAlignment TextAttribute TextEditingCommands
    TextEditor TextEditorStyle TextEditorStyleConfiguration TextField TextFieldLink TextFieldStyle
    TextFormattingCommands TextInputAutocapitalization TextInputDictationActivation
    TextInputDictationBehavior TextInputFormattingControlPlacement TextProxy TextRenderer
    TextSelectability TextSelection TextSelectionAffinity TextVariantPreference TimeDataSource
    TimelineSchedule TimelineScheduleMode TimelineView TimelineViewDefaultContext TintShapeStyle
    TitleAndIconLabelStyle TitleBarWindowStyle TitleOnlyLabelStyle Toggle ToggleStyle
    ToggleStyleConfiguration ToolbarCommands ToolbarContent ToolbarContentBuilder
    ToolbarCustomizationBehavior ToolbarCustomizationOptions ToolbarDefaultItemKind ToolbarItem
    ToolbarItemGroup ToolbarItemPlacement ToolbarLabelStyle ToolbarPlacement ToolbarRole
    ToolbarSpacer ToolbarTitleDisplayMode ToolbarTitleMenu TouchBar TouchBarItemPresence
    Transaction TransactionKey Transferable TransformedShape Transition TransitionPhase
    TransitionProperties TruncationMode TupleTableColumnContent TupleTableRowContent TupleView
    TypesettingLanguage UnderlineStyle UnevenRoundedRectangle UnifiedCompactWindowToolbarStyle
    UnifiedWindowToolbarStyle UnionShape UnitCurve UnitPoint UnitPoint3D UserInterfaceSizeClass
    UtilityWindow VSplitView VStack VStackLayout VectorArithmetic VerticalAlignment
    VerticalDirection VerticalEdge VerticalPageTabViewStyle View View3D
    ViewAlignedScrollTargetBehavior ViewBuilder ViewDimensions ViewDimensions3D ViewModifier
    ViewSpacing ViewThatFits Visibility VisualEffect VolumetricWindowStyle WheelDatePickerStyle
    WheelPickerStyle Widget WidgetBundle WidgetConfiguration Window WindowBackgroundShapeStyle
    WindowDragGesture WindowDragInteraction WindowGroup WindowIdealSize WindowInteractionBehavior
    WindowLayoutRoot WindowLevel WindowManagerRole WindowMenuBarExtraStyle WindowPlacement
    WindowPlacementContext WindowProxy WindowResizability WindowResizeAnchor WindowStyle
    WindowToolbarFullScreenVisibility WindowToolbarStyle WindowVisibility WindowVisibilityToggle
    WorldTrackingLimitation WritingToolsBehavior WritingToolsIndicatorStyle ZStack ZStackContent3D
    ZStackLayout ZoomNavigationTransition
    """
}
