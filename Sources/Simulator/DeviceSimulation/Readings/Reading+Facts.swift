extension Reading {
    /// A description of this reading: the simulator's default behaviour, the behaviour with the reading, the rules and
    /// sources, and the code that depends on which of the two behaviours UIKit really has.
    public var facts: ReadingFacts {
        switch self {
        case .matchesFrameUnderTransform: .matchesFrameUnderTransform
        case .postsNoKeyValueChanges: .postsNoKeyValueChanges
        case .callsObserversOffMainThread: .callsObserversOffMainThread
        case .startsPushInLayout: .startsPushInLayout
        case .runsQueuedWorkBeforeCommit: .runsQueuedWorkBeforeCommit
        case .commitsBeforeObservers: .commitsBeforeObservers
        case .movesGuidesBetweenNotifications: .movesGuidesBetweenNotifications
        case .movesGuidesAfterNotifications: .movesGuidesAfterNotifications
        case .changesSafeAreaInSetter: .changesSafeAreaInSetter
        case .postsTextChangeBeforeDelegate: .postsTextChangeBeforeDelegate
        case .skipsHiddenViewsInLayout: .skipsHiddenViewsInLayout
        case .clampsOffsetUnderFinger: .clampsOffsetUnderFinger
        case .correctsOffsetInLayout: .correctsOffsetInLayout
        case .renamesKeyboardWindows: .renamesKeyboardWindows
        case .unlistsAccessoryWindow: .unlistsAccessoryWindow
        case .letsKeyboardWindowsBecomeKey: .letsKeyboardWindowsBecomeKey
        case .leavesCollectionsToApps: .leavesCollectionsToApps
        case .hidesToDockedAccessory: .hidesToDockedAccessory
        case .hidesBeforeDockingAccessory: .hidesBeforeDockingAccessory
        case .keepsTopFromNestedScrollViews: .keepsTopFromNestedScrollViews
        case .reportsRemoteInputAsForeign: .reportsRemoteInputAsForeign
        case .hidesOwnAnimations: .hidesOwnAnimations
        case .leavesGuidesOfMovedWindows: .leavesGuidesOfMovedWindows
        }
    }
}
