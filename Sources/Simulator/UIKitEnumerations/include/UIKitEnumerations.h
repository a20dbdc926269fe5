#ifndef UIKIT_ENUMERATIONS_H
#define UIKIT_ENUMERATIONS_H

// Apple declares these in C. Only an enumeration of C takes any number, has no last case, and can be switched over with
// `@unknown default` (rule I22).
#define IMPORTED __attribute__((enum_extensibility(open)))
#define NAMED(name) __attribute__((swift_name(name)))

// Animation

/// The curve of an animation; the keyboard's own has the number 7 and no name.
typedef enum IMPORTED UIViewAnimationCurve : long {
    /// Slow at both ends.
    UIViewAnimationCurveEaseInOut NAMED("easeInOut") = 0,
    /// Slow at the start.
    UIViewAnimationCurveEaseIn NAMED("easeIn") = 1,
    /// Slow at the end.
    UIViewAnimationCurveEaseOut NAMED("easeOut") = 2,
    /// Constant speed.
    UIViewAnimationCurveLinear NAMED("linear") = 3
} UIViewAnimationCurve;

/// How far an animator is in its life.
typedef enum IMPORTED UIViewAnimatingState : long {
    /// A stage: not begun or over, begun, or stopped and waiting for its end.
    UIViewAnimatingStateInactive NAMED("inactive") = 0,
    UIViewAnimatingStateActive NAMED("active") = 1,
    UIViewAnimatingStateStopped NAMED("stopped") = 2
} UIViewAnimatingState;

/// Where an animation ends.
typedef enum IMPORTED UIViewAnimatingPosition : long {
    /// A place.
    UIViewAnimatingPositionEnd NAMED("end") = 0,
    UIViewAnimatingPositionStart NAMED("start") = 1,
    UIViewAnimatingPositionCurrent NAMED("current") = 2
} UIViewAnimatingPosition;

/// Which kind of curve timing parameters describe.
typedef enum IMPORTED UITimingCurveType : long {
    /// A kind.
    UITimingCurveTypeBuiltin NAMED("builtin") = 0,
    UITimingCurveTypeCubic NAMED("cubic") = 1,
    UITimingCurveTypeSpring NAMED("spring") = 2,
    UITimingCurveTypeComposed NAMED("composed") = 3
} UITimingCurveType;

// AutoLayout

/// How the two sides relate.
typedef enum IMPORTED NSLayoutRelation : long {
    /// A relation.
    NSLayoutRelationLessThanOrEqual NAMED("lessThanOrEqual") = -1,
    NSLayoutRelationEqual NAMED("equal") = 0,
    NSLayoutRelationGreaterThanOrEqual NAMED("greaterThanOrEqual") = 1
} NSLayoutRelation;

/// An axis.
typedef enum IMPORTED UILayoutConstraintAxis : long {
    /// An axis.
    UILayoutConstraintAxisHorizontal NAMED("horizontal") = 0,
    UILayoutConstraintAxisVertical NAMED("vertical") = 1
} UILayoutConstraintAxis;

/// An edge, a centre, a size or a baseline of a view or guide.
typedef enum IMPORTED NSLayoutAttribute : long {
    /// A horizontal or vertical place, or a size.
    NSLayoutAttributeLeft NAMED("left") = 1,
    NSLayoutAttributeRight NAMED("right") = 2,
    NSLayoutAttributeTop NAMED("top") = 3,
    NSLayoutAttributeBottom NAMED("bottom") = 4,
    NSLayoutAttributeLeading NAMED("leading") = 5,
    NSLayoutAttributeTrailing NAMED("trailing") = 6,
    NSLayoutAttributeWidth NAMED("width") = 7,
    NSLayoutAttributeHeight NAMED("height") = 8,
    NSLayoutAttributeCenterX NAMED("centerX") = 9,
    NSLayoutAttributeCenterY NAMED("centerY") = 10,
    NSLayoutAttributeLastBaseline NAMED("lastBaseline") = 11,
    NSLayoutAttributeFirstBaseline NAMED("firstBaseline") = 12,
    /// A place by the layout margins.
    NSLayoutAttributeLeftMargin NAMED("leftMargin") = 13,
    NSLayoutAttributeRightMargin NAMED("rightMargin") = 14,
    NSLayoutAttributeTopMargin NAMED("topMargin") = 15,
    NSLayoutAttributeBottomMargin NAMED("bottomMargin") = 16,
    NSLayoutAttributeLeadingMargin NAMED("leadingMargin") = 17,
    NSLayoutAttributeTrailingMargin NAMED("trailingMargin") = 18,
    /// A place by the layout margins.
    NSLayoutAttributeCenterXWithinMargins NAMED("centerXWithinMargins") = 19,
    NSLayoutAttributeCenterYWithinMargins NAMED("centerYWithinMargins") = 20,
    /// None.
    NSLayoutAttributeNotAnAttribute NAMED("notAnAttribute") = 0
} NSLayoutAttribute;

// Controls

/// The kind of button.
typedef enum IMPORTED UIButtonType : long {
    /// A kind.
    UIButtonTypeCustom NAMED("custom") = 0,
    UIButtonTypeSystem NAMED("system") = 1,
    UIButtonTypeDetailDisclosure NAMED("detailDisclosure") = 2,
    UIButtonTypeInfoLight NAMED("infoLight") = 3,
    UIButtonTypeInfoDark NAMED("infoDark") = 4,
    UIButtonTypeContactAdd NAMED("contactAdd") = 5,
    UIButtonTypeClose NAMED("close") = 7
} UIButtonType;

// Gestures

/// How far a gesture has come.
typedef enum IMPORTED UIGestureRecognizerState : long {
    /// A stage.
    UIGestureRecognizerStatePossible NAMED("possible") = 0,
    UIGestureRecognizerStateBegan NAMED("began") = 1,
    UIGestureRecognizerStateChanged NAMED("changed") = 2,
    UIGestureRecognizerStateEnded NAMED("ended") = 3,
    UIGestureRecognizerStateCancelled NAMED("cancelled") = 4,
    UIGestureRecognizerStateFailed NAMED("failed") = 5
} UIGestureRecognizerState;

/// What a finger does.
typedef enum IMPORTED UITouchPhase : long {
    /// A moment of a touch.
    UITouchPhaseBegan NAMED("began") = 0,
    UITouchPhaseMoved NAMED("moved") = 1,
    UITouchPhaseStationary NAMED("stationary") = 2,
    UITouchPhaseEnded NAMED("ended") = 3,
    UITouchPhaseCancelled NAMED("cancelled") = 4,
    UITouchPhaseRegionEntered NAMED("regionEntered") = 5,
    UITouchPhaseRegionMoved NAMED("regionMoved") = 6,
    UITouchPhaseRegionExited NAMED("regionExited") = 7
} UITouchPhase;

// KeyboardsAndInput

/// How the view looks.
typedef enum IMPORTED UIInputViewStyle : long {
    /// A look: plain, or like the keyboard.
    UIInputViewStyleDefault NAMED("default") = 0,
    UIInputViewStyleKeyboard NAMED("keyboard") = 1
} UIInputViewStyle;

// Observing

/// What happened to a property.
typedef enum IMPORTED NSKeyValueChange : unsigned long {
    /// A kind of change.
    NSKeyValueChangeSetting NAMED("setting") = 1,
    NSKeyValueChangeInsertion NAMED("insertion") = 2,
    NSKeyValueChangeRemoval NAMED("removal") = 3,
    NSKeyValueChangeReplacement NAMED("replacement") = 4
} NSKeyValueChange;

// Scrolling

/// How a cell is laid out.
typedef enum IMPORTED UITableViewCellStyle : long {
    /// A layout.
    UITableViewCellStyleDefault NAMED("default") = 0,
    UITableViewCellStyleValue1 NAMED("value1") = 1,
    UITableViewCellStyleValue2 NAMED("value2") = 2,
    UITableViewCellStyleSubtitle NAMED("subtitle") = 3
} UITableViewCellStyle;

/// How a chosen cell looks.
typedef enum IMPORTED UITableViewCellSelectionStyle : long {
    /// A look.
    UITableViewCellSelectionStyleNone NAMED("none") = 0,
    UITableViewCellSelectionStyleBlue NAMED("blue") = 1,
    UITableViewCellSelectionStyleGray NAMED("gray") = 2,
    UITableViewCellSelectionStyleDefault NAMED("default") = 3
} UITableViewCellSelectionStyle;

/// Where a row ends up after scrolling to it.
typedef enum IMPORTED UITableViewScrollPosition : long {
    /// A place: as near as possible, or an edge, or the middle.
    UITableViewScrollPositionNone NAMED("none") = 0,
    UITableViewScrollPositionTop NAMED("top") = 1,
    UITableViewScrollPositionMiddle NAMED("middle") = 2,
    UITableViewScrollPositionBottom NAMED("bottom") = 3
} UITableViewScrollPosition;

/// How sections look.
typedef enum IMPORTED UITableViewStyle : long {
    /// A look.
    UITableViewStylePlain NAMED("plain") = 0,
    UITableViewStyleGrouped NAMED("grouped") = 1,
    UITableViewStyleInsetGrouped NAMED("insetGrouped") = 2
} UITableViewStyle;

/// How lines between rows look.
typedef enum IMPORTED UITableViewCellSeparatorStyle : long {
    /// A look.
    UITableViewCellSeparatorStyleNone NAMED("none") = 0,
    UITableViewCellSeparatorStyleSingleLine NAMED("singleLine") = 1
} UITableViewCellSeparatorStyle;

/// What dragging does to the keyboard (rule C33).
typedef enum IMPORTED UIScrollViewKeyboardDismissMode : long {
    /// An effect.
    UIScrollViewKeyboardDismissModeNone NAMED("none") = 0,
    UIScrollViewKeyboardDismissModeOnDrag NAMED("onDrag") = 1,
    UIScrollViewKeyboardDismissModeInteractive NAMED("interactive") = 2,
    UIScrollViewKeyboardDismissModeOnDragWithAccessory NAMED("onDragWithAccessory") = 3,
    UIScrollViewKeyboardDismissModeInteractiveWithAccessory NAMED("interactiveWithAccessory") = 4
} UIScrollViewKeyboardDismissMode;

/// When the safe area is added to the insets (rule C11).
typedef enum IMPORTED UIScrollViewContentInsetAdjustmentBehavior : long {
    /// A time.
    UIScrollViewContentInsetAdjustmentBehaviorAutomatic NAMED("automatic") = 0,
    UIScrollViewContentInsetAdjustmentBehaviorScrollableAxes NAMED("scrollableAxes") = 1,
    UIScrollViewContentInsetAdjustmentBehaviorNever NAMED("never") = 2,
    UIScrollViewContentInsetAdjustmentBehaviorAlways NAMED("always") = 3
} UIScrollViewContentInsetAdjustmentBehavior;

// CollectionViews

/// The axis that a flow of items scrolls on.
typedef enum IMPORTED UICollectionViewScrollDirection : long {
    /// An axis.
    UICollectionViewScrollDirectionVertical NAMED("vertical") = 0,
    UICollectionViewScrollDirectionHorizontal NAMED("horizontal") = 1
} UICollectionViewScrollDirection;

/// What a layout has placed.
typedef enum IMPORTED UICollectionElementCategory : unsigned long {
    /// A kind of element.
    UICollectionElementCategoryCell NAMED("cell") = 0,
    UICollectionElementCategorySupplementaryView NAMED("supplementaryView") = 1,
    UICollectionElementCategoryDecorationView NAMED("decorationView") = 2
} UICollectionElementCategory;

/// What a section's insets are counted from.
typedef enum IMPORTED UICollectionViewFlowLayoutSectionInsetReference : long {
    /// A rectangle inside of the view.
    UICollectionViewFlowLayoutSectionInsetFromContentInset NAMED("fromContentInset") = 0,
    UICollectionViewFlowLayoutSectionInsetFromSafeArea NAMED("fromSafeArea") = 1,
    UICollectionViewFlowLayoutSectionInsetFromLayoutMargins NAMED("fromLayoutMargins") = 2
} UICollectionViewFlowLayoutSectionInsetReference;

// Text

/// Which keys a keyboard shows.
typedef enum IMPORTED UIKeyboardType : long {
    /// A set of keys.
    UIKeyboardTypeDefault NAMED("default") = 0,
    UIKeyboardTypeAsciiCapable NAMED("asciiCapable") = 1,
    UIKeyboardTypeNumbersAndPunctuation NAMED("numbersAndPunctuation") = 2,
    UIKeyboardTypeURL NAMED("URL") = 3,
    UIKeyboardTypeNumberPad NAMED("numberPad") = 4,
    UIKeyboardTypePhonePad NAMED("phonePad") = 5,
    UIKeyboardTypeNamePhonePad NAMED("namePhonePad") = 6,
    UIKeyboardTypeEmailAddress NAMED("emailAddress") = 7,
    /// A set of keys.
    UIKeyboardTypeDecimalPad NAMED("decimalPad") = 8,
    UIKeyboardTypeTwitter NAMED("twitter") = 9,
    UIKeyboardTypeWebSearch NAMED("webSearch") = 10,
    UIKeyboardTypeAsciiCapableNumberPad NAMED("asciiCapableNumberPad") = 11
} UIKeyboardType;

/// Whether typed words are corrected.
typedef enum IMPORTED UITextAutocorrectionType : long {
    /// A choice.
    UITextAutocorrectionTypeDefault NAMED("default") = 0,
    UITextAutocorrectionTypeNo NAMED("no") = 1,
    UITextAutocorrectionTypeYes NAMED("yes") = 2
} UITextAutocorrectionType;

/// When typed letters become capitals.
typedef enum IMPORTED UITextAutocapitalizationType : long {
    /// A choice.
    UITextAutocapitalizationTypeNone NAMED("none") = 0,
    UITextAutocapitalizationTypeWords NAMED("words") = 1,
    UITextAutocapitalizationTypeSentences NAMED("sentences") = 2,
    UITextAutocapitalizationTypeAllCharacters NAMED("allCharacters") = 3
} UITextAutocapitalizationType;

/// Whether typed words are checked.
typedef enum IMPORTED UITextSpellCheckingType : long {
    /// A choice.
    UITextSpellCheckingTypeDefault NAMED("default") = 0,
    UITextSpellCheckingTypeNo NAMED("no") = 1,
    UITextSpellCheckingTypeYes NAMED("yes") = 2
} UITextSpellCheckingType;

/// What the return key says.
typedef enum IMPORTED UIReturnKeyType : long {
    /// A word on the key.
    UIReturnKeyTypeDefault NAMED("default") = 0,
    UIReturnKeyTypeGo NAMED("go") = 1,
    UIReturnKeyTypeGoogle NAMED("google") = 2,
    UIReturnKeyTypeJoin NAMED("join") = 3,
    UIReturnKeyTypeNext NAMED("next") = 4,
    UIReturnKeyTypeRoute NAMED("route") = 5,
    UIReturnKeyTypeSearch NAMED("search") = 6,
    UIReturnKeyTypeSend NAMED("send") = 7,
    UIReturnKeyTypeYahoo NAMED("yahoo") = 8,
    UIReturnKeyTypeDone NAMED("done") = 9,
    UIReturnKeyTypeEmergencyCall NAMED("emergencyCall") = 10,
    UIReturnKeyTypeContinue NAMED("continue") = 11
} UIReturnKeyType;

/// How a keyboard looks.
typedef enum IMPORTED UIKeyboardAppearance : long {
    /// A look.
    UIKeyboardAppearanceDefault NAMED("default") = 0,
    UIKeyboardAppearanceDark NAMED("dark") = 1,
    UIKeyboardAppearanceLight NAMED("light") = 2
} UIKeyboardAppearance;

/// The frame around the text.
typedef enum IMPORTED UITextBorderStyle : long {
    /// A frame.
    UITextBorderStyleNone NAMED("none") = 0,
    UITextBorderStyleLine NAMED("line") = 1,
    UITextBorderStyleBezel NAMED("bezel") = 2,
    UITextBorderStyleRoundedRect NAMED("roundedRect") = 3
} UITextBorderStyle;

/// Why editing ended.
typedef enum IMPORTED UITextFieldDidEndEditingReason : long {
    /// A reason.
    UITextFieldDidEndEditingReasonCommitted NAMED("committed") = 0
} UITextFieldDidEndEditingReason;

/// When a part of the field shows.
typedef enum IMPORTED UITextFieldViewMode : long {
    /// A time.
    UITextFieldViewModeNever NAMED("never") = 0,
    UITextFieldViewModeWhileEditing NAMED("whileEditing") = 1,
    UITextFieldViewModeUnlessEditing NAMED("unlessEditing") = 2,
    UITextFieldViewModeAlways NAMED("always") = 3
} UITextFieldViewMode;

/// Where text stands in its line.
typedef enum IMPORTED NSTextAlignment : long {
    /// At the left edge.
    NSTextAlignmentLeft NAMED("left") = 0,
    /// In the middle.
    NSTextAlignmentCenter NAMED("center") = 1,
    /// At the right edge.
    NSTextAlignmentRight NAMED("right") = 2,
    /// Spread over the line.
    NSTextAlignmentJustified NAMED("justified") = 3,
    /// At the leading edge of the text's own direction.
    NSTextAlignmentNatural NAMED("natural") = 4
} NSTextAlignment;

/// How text breaks into lines.
typedef enum IMPORTED NSLineBreakMode : long {
    /// Between words.
    NSLineBreakByWordWrapping NAMED("byWordWrapping") = 0,
    /// Between characters.
    NSLineBreakByCharWrapping NAMED("byCharWrapping") = 1,
    /// Not at all: what has no room is cut off, or dots stand for it.
    NSLineBreakByClipping NAMED("byClipping") = 2,
    NSLineBreakByTruncatingHead NAMED("byTruncatingHead") = 3,
    NSLineBreakByTruncatingTail NAMED("byTruncatingTail") = 4,
    NSLineBreakByTruncatingMiddle NAMED("byTruncatingMiddle") = 5
} NSLineBreakMode;

/// The direction that a paragraph is written in.
typedef enum IMPORTED NSWritingDirection : long {
    /// A direction; the natural one is that of the language.
    NSWritingDirectionNatural NAMED("natural") = -1,
    NSWritingDirectionLeftToRight NAMED("leftToRight") = 0,
    NSWritingDirectionRightToLeft NAMED("rightToLeft") = 1
} NSWritingDirection;

// ViewControllers

/// What kind of answer it is.
typedef enum IMPORTED UIAlertActionStyle : long {
    /// A kind.
    UIAlertActionStyleDefault NAMED("default") = 0,
    UIAlertActionStyleCancel NAMED("cancel") = 1,
    UIAlertActionStyleDestructive NAMED("destructive") = 2
} UIAlertActionStyle;

/// Where the question shows.
typedef enum IMPORTED UIAlertControllerStyle : long {
    /// At the bottom, or in the middle.
    UIAlertControllerStyleActionSheet NAMED("actionSheet") = 0,
    UIAlertControllerStyleAlert NAMED("alert") = 1
} UIAlertControllerStyle;

/// How a controller is presented.
typedef enum IMPORTED UIModalPresentationStyle : long {
    /// A style.
    UIModalPresentationStyleFullScreen NAMED("fullScreen") = 0,
    UIModalPresentationStylePageSheet NAMED("pageSheet") = 1,
    UIModalPresentationStyleFormSheet NAMED("formSheet") = 2,
    UIModalPresentationStyleCurrentContext NAMED("currentContext") = 3,
    UIModalPresentationStyleCustom NAMED("custom") = 4,
    UIModalPresentationStyleOverFullScreen NAMED("overFullScreen") = 5,
    UIModalPresentationStyleOverCurrentContext NAMED("overCurrentContext") = 6,
    UIModalPresentationStylePopover NAMED("popover") = 7,
    /// A style.
    UIModalPresentationStyleNone NAMED("none") = -1,
    UIModalPresentationStyleAutomatic NAMED("automatic") = -2
} UIModalPresentationStyle;

// Views

/// How views share the stack's axis.
typedef enum IMPORTED UIStackViewDistribution : long {
    /// A way to share.
    UIStackViewDistributionFill NAMED("fill") = 0,
    UIStackViewDistributionFillEqually NAMED("fillEqually") = 1,
    UIStackViewDistributionFillProportionally NAMED("fillProportionally") = 2,
    UIStackViewDistributionEqualSpacing NAMED("equalSpacing") = 3,
    UIStackViewDistributionEqualCentering NAMED("equalCentering") = 4
} UIStackViewDistribution;

/// Where views lie across the stack's axis.
typedef enum IMPORTED UIStackViewAlignment : long {
    /// A place.
    UIStackViewAlignmentFill NAMED("fill") = 0,
    UIStackViewAlignmentLeading NAMED("leading") = 1,
    UIStackViewAlignmentFirstBaseline NAMED("firstBaseline") = 2,
    UIStackViewAlignmentCenter NAMED("center") = 3,
    UIStackViewAlignmentTrailing NAMED("trailing") = 4,
    UIStackViewAlignmentLastBaseline NAMED("lastBaseline") = 5
} UIStackViewAlignment;

/// How content fits into the bounds.
typedef enum IMPORTED UIViewContentMode : long {
    /// A way to fit content.
    UIViewContentModeScaleToFill NAMED("scaleToFill") = 0,
    UIViewContentModeScaleAspectFit NAMED("scaleAspectFit") = 1,
    UIViewContentModeScaleAspectFill NAMED("scaleAspectFill") = 2,
    UIViewContentModeRedraw NAMED("redraw") = 3,
    UIViewContentModeCenter NAMED("center") = 4,
    UIViewContentModeTop NAMED("top") = 5,
    UIViewContentModeBottom NAMED("bottom") = 6,
    UIViewContentModeLeft NAMED("left") = 7,
    UIViewContentModeRight NAMED("right") = 8,
    /// A way to fit content.
    UIViewContentModeTopLeft NAMED("topLeft") = 9,
    UIViewContentModeTopRight NAMED("topRight") = 10,
    UIViewContentModeBottomLeft NAMED("bottomLeft") = 11,
    UIViewContentModeBottomRight NAMED("bottomRight") = 12
} UIViewContentMode;

/// The reading direction that a view forces on its content.
typedef enum IMPORTED UISemanticContentAttribute : long {
    /// A kind of content.
    UISemanticContentAttributeUnspecified NAMED("unspecified") = 0,
    UISemanticContentAttributePlayback NAMED("playback") = 1,
    UISemanticContentAttributeSpatial NAMED("spatial") = 2,
    UISemanticContentAttributeForceLeftToRight NAMED("forceLeftToRight") = 3,
    UISemanticContentAttributeForceRightToLeft NAMED("forceRightToLeft") = 4
} UISemanticContentAttribute;

/// The direction that a language is read in.
typedef enum IMPORTED UIUserInterfaceLayoutDirection : long {
    /// A direction.
    UIUserInterfaceLayoutDirectionLeftToRight NAMED("leftToRight") = 0,
    UIUserInterfaceLayoutDirectionRightToLeft NAMED("rightToLeft") = 1
} UIUserInterfaceLayoutDirection;

/// How it blurs.
typedef enum IMPORTED UIBlurEffectStyle : long {
    /// A look.
    UIBlurEffectStyleExtraLight NAMED("extraLight") = 0,
    UIBlurEffectStyleLight NAMED("light") = 1,
    UIBlurEffectStyleDark NAMED("dark") = 2,
    /// A look.
    UIBlurEffectStyleRegular NAMED("regular") = 4,
    UIBlurEffectStyleProminent NAMED("prominent") = 5,
    UIBlurEffectStyleSystemUltraThinMaterial NAMED("systemUltraThinMaterial") = 6,
    UIBlurEffectStyleSystemThinMaterial NAMED("systemThinMaterial") = 7,
    UIBlurEffectStyleSystemMaterial NAMED("systemMaterial") = 8,
    UIBlurEffectStyleSystemThickMaterial NAMED("systemThickMaterial") = 9,
    /// A look.
    UIBlurEffectStyleSystemChromeMaterial NAMED("systemChromeMaterial") = 10,
    UIBlurEffectStyleSystemUltraThinMaterialLight NAMED("systemUltraThinMaterialLight") = 11,
    UIBlurEffectStyleSystemThinMaterialLight NAMED("systemThinMaterialLight") = 12,
    UIBlurEffectStyleSystemMaterialLight NAMED("systemMaterialLight") = 13,
    /// A look.
    UIBlurEffectStyleSystemThickMaterialLight NAMED("systemThickMaterialLight") = 14,
    UIBlurEffectStyleSystemChromeMaterialLight NAMED("systemChromeMaterialLight") = 15,
    UIBlurEffectStyleSystemUltraThinMaterialDark NAMED("systemUltraThinMaterialDark") = 16,
    UIBlurEffectStyleSystemThinMaterialDark NAMED("systemThinMaterialDark") = 17,
    /// A look.
    UIBlurEffectStyleSystemMaterialDark NAMED("systemMaterialDark") = 18,
    UIBlurEffectStyleSystemThickMaterialDark NAMED("systemThickMaterialDark") = 19,
    UIBlurEffectStyleSystemChromeMaterialDark NAMED("systemChromeMaterialDark") = 20
} UIBlurEffectStyle;

// WindowsAndScreens

/// How far in front the app is.
typedef enum IMPORTED UIApplicationState : long {
    /// A degree of presence.
    UIApplicationStateActive NAMED("active") = 0,
    UIApplicationStateInactive NAMED("inactive") = 1,
    UIApplicationStateBackground NAMED("background") = 2
} UIApplicationState;

/// How active a scene is.
typedef enum IMPORTED UISceneActivationState : long {
    /// A degree of activity.
    UISceneActivationStateUnattached NAMED("unattached") = -1,
    UISceneActivationStateForegroundActive NAMED("foregroundActive") = 0,
    UISceneActivationStateForegroundInactive NAMED("foregroundInactive") = 1,
    UISceneActivationStateBackground NAMED("background") = 2
} UISceneActivationState;

/// Phone or tablet.
typedef enum IMPORTED UIUserInterfaceIdiom : long {
    /// A kind of device.
    UIUserInterfaceIdiomUnspecified NAMED("unspecified") = -1,
    UIUserInterfaceIdiomPhone NAMED("phone") = 0,
    UIUserInterfaceIdiomPad NAMED("pad") = 1,
    UIUserInterfaceIdiomTv NAMED("tv") = 2,
    UIUserInterfaceIdiomCarPlay NAMED("carPlay") = 3,
    UIUserInterfaceIdiomMac NAMED("mac") = 5,
    UIUserInterfaceIdiomVision NAMED("vision") = 6
} UIUserInterfaceIdiom;

/// How much room there is.
typedef enum IMPORTED UIUserInterfaceSizeClass : long {
    /// An amount of room.
    UIUserInterfaceSizeClassUnspecified NAMED("unspecified") = 0,
    UIUserInterfaceSizeClassCompact NAMED("compact") = 1,
    UIUserInterfaceSizeClassRegular NAMED("regular") = 2
} UIUserInterfaceSizeClass;

/// Light or dark.
typedef enum IMPORTED UIUserInterfaceStyle : long {
    /// A look.
    UIUserInterfaceStyleUnspecified NAMED("unspecified") = 0,
    UIUserInterfaceStyleLight NAMED("light") = 1,
    UIUserInterfaceStyleDark NAMED("dark") = 2
} UIUserInterfaceStyle;

/// Which way the interface stands.
typedef enum IMPORTED UIInterfaceOrientation : long {
    /// An orientation.
    UIInterfaceOrientationUnknown NAMED("unknown") = 0,
    UIInterfaceOrientationPortrait NAMED("portrait") = 1,
    UIInterfaceOrientationPortraitUpsideDown NAMED("portraitUpsideDown") = 2,
    UIInterfaceOrientationLandscapeRight NAMED("landscapeRight") = 3,
    UIInterfaceOrientationLandscapeLeft NAMED("landscapeLeft") = 4
} UIInterfaceOrientation;

#endif
