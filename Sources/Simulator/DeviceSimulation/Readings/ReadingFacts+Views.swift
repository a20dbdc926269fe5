extension ReadingFacts {
    private static let headers =
        "https://github.com/itsnebulalol/sdks/blob/e9414e087753613edec33b4ff0319ed9d35199ec/iPhoneOS16.5.sdk/"
        + "System/Library/Frameworks/"

    static let matchesFrameUnderTransform = ReadingFacts(
        played:
            "If a view has a transform, setting `frame` sets `center` as if it had none. A translation therefore moves the "
            + "displayed frame away from the given frame.",
        other:
            "Setting `frame` sets `center` so that the displayed frame has the same middle as the given frame. If the transform "
            + "keeps the sides upright, the displayed frame equals the given frame.",
        rules: ["A4", "A5"],
        sourcesAgainst: [headers + "QuartzCore.framework/Headers/CALayer.h"],
        dependsOn: [
            "`TranslationAvoider`: meets an app that sets the frame of a view that the library has moved above the keyboard"
        ])

    static let postsNoKeyValueChanges = ReadingFacts(
        played: "Each assignment to an observed property of UIKit calls its key-value observers.",
        other: "UIKit's properties call no key-value observers, except for a scene's `effectiveGeometry`.",
        rules: ["J11"],
        sourcesAgainst: [
            "https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/KeyValueObserving/Articles/"
                + "KVOBasics.html",
            "https://stackoverflow.com/questions/4874288"
        ],
        dependsOn: [
            "nothing in the library, which observes no property of UIKit; an app's own code may observe one"
        ])

    static let callsObserversOffMainThread = ReadingFacts(
        played: "Key-value observers are called on the thread that sets the property, which is the main thread.",
        other:
            "Key-value observers are called on a background thread, as if it had set the property, while the setter waits.",
        rules: ["J11", "I1"],
        dependsOn: [
            "`TextEditingNotifications`, `NotificationTokens`: would end the app if their handlers assumed the main actor"
        ])

    static let startsPushInLayout = ReadingFacts(
        played:
            "`pushViewController` and similar methods call both controllers and start the animation before they return.",
        other:
            "These methods only change the stack. The calls to the controllers and the animation come in the next layout of the "
            + "navigation controller's view, inside the commit.",
        rules: ["F4", "F5", "F18", "B1"],
        sourcesAgainst: ["https://github.com/rickytan/RTRootNavigationController/issues/275"],
        dependsOn: [
            "`Following.look`: finds a screen that is pushed while the keyboard is up, at the end of the same turn",
            "`AvoidancePass`: may lay out views during a layout"
        ])

    static let runsQueuedWorkBeforeCommit = ReadingFacts(
        played: "Work that waits on the main queue when a run-loop turn ends runs in a later turn, after the commit.",
        other:
            "Such work runs before the commit, and one layout then shows its changes together with those of the turn.",
        rules: ["B3", "I10"],
        dependsOn: ["`MainQueue.run`: runs the work of a handler from another thread before or after the layout"])

    static let commitsBeforeObservers = ReadingFacts(
        played:
            "The main run loop calls its observers before it sleeps, and the changes of the turn are committed after these calls.",
        other:
            "The changes of the turn are committed before these calls, so that the changes of an observer are shown a frame later.",
        rules: ["B3", "G39"],
        sourcesAgainst: [
            "https://github.com/callstack/react-native-paper/issues/5105",
            "https://github.com/altstoreio/AltStore/issues/1669"
        ],
        dependsOn: ["`TurnEnd`: before iOS 18 only such an observer tells the library that a turn ends"])

    static let changesSafeAreaInSetter = ReadingFacts(
        played:
            "`safeAreaInsetsDidChange()` and `viewSafeAreaInsetsDidChange()` are called in the next update of the view.",
        other: "Both methods are called for the whole subtree before the setter of `additionalSafeAreaInsets` returns.",
        rules: ["C4", "C9"],
        dependsOn: [
            "`SafeAreaAvoider`: subtracts its own inset from the safe area, which may still be without this inset"
        ])

    static let postsTextChangeBeforeDelegate = ReadingFacts(
        played: "`textViewDidChange(_:)` is called before `UITextView.textDidChangeNotification` is posted.",
        other: "`textViewDidChange(_:)` is called after the notification.",
        rules: ["D13"],
        dependsOn: [
            "`TextEditingNotifications`: reads the caret's position in the notification, possibly before the app's delegate lets "
                + "the text view grow"
        ])

    static let skipsHiddenViewsInLayout = ReadingFacts(
        played: "Hidden views are laid out like visible views.",
        other:
            "A hidden view and the views inside it get `layoutSubviews()` only after the view is shown. Meanwhile the frame of "
            + "the hidden view is set, and it is informed of its safe area.",
        rules: ["A29", "B3"],
        sourcesFor: [headers + "UIKit.framework/Headers/UIView.h"],
        dependsOn: [
            "hidden views of apps; nothing in the library, because `KeyboardWatch` is visible to UIKit"
        ])

    static let hidesOwnAnimations = ReadingFacts(
        played:
            "`animationKeys()` and `animation(forKey:)` of a layer include the animations that UIKit itself has added.",
        other: "The two methods only include animations that code has added to the layer directly.",
        rules: ["G2", "E26"],
        sourcesFor: ["https://github.com/flutter/engine/issues/37604"],
        dependsOn: ["apps and tests that ask a layer whether a view moves, and `AdoptedMovement`"])

    static let addsSafeAreaToContentMargins = ReadingFacts(
        played:
            "The safe area is not added to the margins of the content view of a cell, a header, a footer or a visual effect. "
            + "It is added to the margins of the cell itself.",
        other: "The safe area is also added to the margins of the content view.",
        rules: ["B67"],
        sourcesFor: [
            "https://github.com/Esri/arcgis-runtime-samples-ios/tree/b2694f9e5a97cd81ea042c1078708215ab4f3f48",
            "https://dev.mo4tech.com/ios-layoutmargins-pit-a-long-running-bug.html"
        ],
        sourcesAgainst: ["https://github.com/ekazaev/ChatLayout"],
        dependsOn: ["nothing in the library; the audit judges inputs whose height comes from the margins of a cell"])
}
