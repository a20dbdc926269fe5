extension Reading {
    /// The default behaviour, the behaviour with this reading, their sources, and the code that depends on them.
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
        case .roundsOffsets: .roundsOffsets
        case .renamesKeyboardWindows: .renamesKeyboardWindows
        case .unlistsAccessoryWindow: .unlistsAccessoryWindow
        case .letsKeyboardWindowsBecomeKey: .letsKeyboardWindowsBecomeKey
        case .leavesCollectionsToApps: .leavesCollectionsToApps
        case .hidesToDockedAccessory: .hidesToDockedAccessory
        case .hidesBeforeDockingAccessory: .hidesBeforeDockingAccessory
        case .keepsTopFromNestedScrollViews: .keepsTopFromNestedScrollViews
        case .remembersMeasuredHeights: .remembersMeasuredHeights
        case .movesOffsetOverEstimates: .movesOffsetOverEstimates
        case .reportsRemoteInputAsForeign: .reportsRemoteInputAsForeign
        case .hidesOwnAnimations: .hidesOwnAnimations
        case .leavesGuidesOfMovedWindows: .leavesGuidesOfMovedWindows
        case .guideReturnsByFrames: .guideReturnsByFrames
        case .guideStaysDown: .guideStaysDown
        case .guideStaysUp: .guideStaysUp
        case .guideArrivesLate: .guideArrivesLate
        case .misreportsDidFrames: .misreportsDidFrames
        case .nextEndsAtWindow: .nextEndsAtWindow
        case .leavesRowsOfTextViews: .leavesRowsOfTextViews
        case .leavesGrowingTextViews: .leavesGrowingTextViews
        case .addsSafeAreaToContentMargins: .addsSafeAreaToContentMargins
        }
    }
}
