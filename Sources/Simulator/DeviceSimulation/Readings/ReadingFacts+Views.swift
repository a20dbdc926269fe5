extension ReadingFacts {
    private static let headers =
        "https://github.com/itsnebulalol/sdks/blob/e9414e087753613edec33b4ff0319ed9d35199ec/iPhoneOS16.5.sdk/"
        + "System/Library/Frameworks/"

    static let matchesFrameUnderTransform = ReadingFacts(
        played:
            "`frame =` under a transform sets `center` as without one, so that a translation moves the displayed frame "
            + "away from the given one.",
        other:
            "`center` is set so that the displayed frame has the middle of the given one. Where sides stay upright, it is "
            + "the given one.",
        rules: ["A4", "A5"],
        sourcesAgainst: [headers + "QuartzCore.framework/Headers/CALayer.h"],
        dependsOn: ["`TranslationAvoider`: an app that sets the frame of a card that stands above the keyboard"])

    static let postsNoKeyValueChanges = ReadingFacts(
        played: "Each assignment to an observed property of UIKit calls its key-value observers.",
        other: "Key-value observers of UIKit's properties hear nothing. Those of a scene's `effectiveGeometry` do.",
        rules: ["J11"],
        sourcesAgainst: [
            "https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/KeyValueObserving/Articles/"
                + "KVOBasics.html",
            "https://stackoverflow.com/questions/4874288"
        ],
        dependsOn: [
            "nothing of the library, which observes no property of UIKit's; an app's own code may"
        ])

    static let callsObserversOffMainThread = ReadingFacts(
        played: "Key-value observers are called on the thread of the setter, which is the main one.",
        other:
            "Key-value observers are called on another thread, as after an assignment there, while the setter waits.",
        rules: ["J11", "I1"],
        dependsOn: [
            "`TextEditingNotifications`, `NotificationTokens`: handlers that assume the main actor would end the app"
        ])

    static let startsPushInLayout = ReadingFacts(
        played:
            "`pushViewController` and its kin run the callbacks of both controllers and start the animation in the call.",
        other:
            "They change the stack alone. Callbacks and animation come in the next layout of the navigation controller's "
            + "view, inside the commit.",
        rules: ["F4", "F5", "F18", "B1"],
        sourcesAgainst: ["https://github.com/rickytan/RTRootNavigationController/issues/275"],
        dependsOn: [
            "`Following.look`: a screen that is pushed while the keyboard is up is found by the look of that turn",
            "`AvoidancePass`: a layout that begins inside another one"
        ])

    static let runsQueuedWorkBeforeCommit = ReadingFacts(
        played: "Work that waits on the main queue when a turn ends runs in a later turn, after the commit.",
        other: "It runs before the commit, so that one layout serves both.",
        rules: ["B3", "I10"],
        dependsOn: ["`MainQueue.run`: what a handler off the main thread hands over comes before or after the layout"])

    static let commitsBeforeObservers = ReadingFacts(
        played: "An observer of the main run loop hears that the loop is about to sleep before the turn is committed.",
        other: "The turn is committed first, so that what the observer changes is shown a frame later.",
        rules: ["B3", "G39"],
        sourcesAgainst: [
            "https://github.com/callstack/react-native-paper/issues/5105",
            "https://github.com/altstoreio/AltStore/issues/1669"
        ],
        dependsOn: ["`TurnEnd`: before iOS 18 the look at the end of a turn comes from such an observer alone"])

    static let changesSafeAreaInSetter = ReadingFacts(
        played:
            "`safeAreaInsetsDidChange()` and `viewSafeAreaInsetsDidChange()` are called in the next update of the view.",
        other: "They are called for the whole subtree before the setter of `additionalSafeAreaInsets` returns.",
        rules: ["C4", "C9"],
        dependsOn: [
            "`SafeAreaAvoider`: it subtracts a share that the safe area may not contain yet"
        ])

    static let postsTextChangeBeforeDelegate = ReadingFacts(
        played: "`textViewDidChange(_:)` is called before `UITextView.textDidChangeNotification` is posted.",
        other: "It is called after the notification.",
        rules: ["D13"],
        dependsOn: [
            "`TextEditingNotifications`: the caret's place is read in the notification, when an app's delegate may not have "
                + "let the text view grow"
        ])

    static let skipsHiddenViewsInLayout = ReadingFacts(
        played: "Hidden views are laid out as others are.",
        other:
            "Neither a hidden view nor a view in it gets `layoutSubviews()` until it shows. Its own frame is set, and it "
            + "hears of its safe area.",
        rules: ["A29", "B3"],
        sourcesFor: [headers + "UIKit.framework/Headers/UIView.h"],
        dependsOn: [
            "Hidden views of apps; nothing of `Tideline` today: `KeyboardWatch` is not hidden"
        ])

    static let hidesOwnAnimations = ReadingFacts(
        played: "`animationKeys()` and `animation(forKey:)` of a layer tell of UIKit's own animations.",
        other: "They tell of animations alone that were added to the layer.",
        rules: ["G2", "E26"],
        sourcesFor: ["https://github.com/flutter/engine/issues/37604"],
        dependsOn: ["Apps and tests that ask a layer whether a view moves; nothing of `Tideline` today"])
}
