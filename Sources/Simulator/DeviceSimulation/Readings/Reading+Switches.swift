@_spi(Simulation) import UIKit

extension Reading {
    var uikit: UIKitSwitches {
        switch self {
        case .matchesFrameUnderTransform: .matchesFrameUnderTransform
        case .postsNoKeyValueChanges: .postsNoKeyValueChanges
        case .callsObserversOffMainThread: .callsObserversOffMainThread
        case .startsPushInLayout: .startsPushInLayout
        case .runsQueuedWorkBeforeCommit: .runsQueuedWorkBeforeCommit
        case .commitsBeforeObservers: .commitsBeforeObservers
        case .changesSafeAreaInSetter: .changesSafeAreaInSetter
        case .postsTextChangeBeforeDelegate: .postsTextChangeBeforeDelegate
        case .skipsHiddenViewsInLayout: .skipsHiddenViewsInLayout
        case .clampsOffsetUnderFinger: .clampsOffsetUnderFinger
        case .correctsOffsetInLayout: .correctsOffsetInLayout
        case .roundsOffsets: .roundsOffsets
        case .leavesCollectionsToApps: .leavesCollectionsToApps
        case .keepsTopFromNestedScrollViews: .keepsTopFromNestedScrollViews
        case .remembersMeasuredHeights: .remembersMeasuredHeights
        case .movesOffsetOverEstimates: .movesOffsetOverEstimates
        case .hidesOwnAnimations: .hidesOwnAnimations
        case .leavesGuidesOfMovedWindows: .leavesGuidesOfMovedWindows
        case .guideStaysDown: .keepsKeyboardGuidesDown
        case .guideStaysUp: .leavesKeyboardGuidesUp
        case .addsSafeAreaToContentMargins: .addsSafeAreaToContentMargins
        case .leavesRowsOfTextViews: .leavesRowsOfTextViews
        case .leavesGrowingTextViews: .leavesGrowingTextViews
        case .movesGuidesBetweenNotifications, .movesGuidesAfterNotifications, .renamesKeyboardWindows,
            .unlistsAccessoryWindow, .letsKeyboardWindowsBecomeKey, .hidesToDockedAccessory,
            .hidesBeforeDockingAccessory, .reportsRemoteInputAsForeign, .guideReturnsByFrames, .guideArrivesLate,
            .misreportsDidFrames, .nextEndsAtWindow:
            []
        }
    }
}

extension UIKitSwitches {
    init(_ readings: Set<Reading>) { self = readings.reduce(into: []) { $0.formUnion($1.uikit) } }
}

extension KeyboardBehavior {
    init(systemVersion: Double, readings: Set<Reading>) {
        self.init(systemVersion: systemVersion)
        if readings.contains(.movesGuidesBetweenNotifications) { guideMove = .betweenPosts }
        if readings.contains(.movesGuidesAfterNotifications) { guideMove = .afterPosting }
        if readings.contains(.guideArrivesLate) { guideMove = .onArrival }
        guideReturnsByFrames = readings.contains(.guideReturnsByFrames)
        misreportsDidFrames = readings.contains(.misreportsDidFrames)
        if readings.contains(.hidesBeforeDockingAccessory) { accessoryDocking = .hideAndShow }
        if readings.contains(.hidesToDockedAccessory) { accessoryDocking = .hide }
        remoteInputIsLocal = !readings.contains(.reportsRemoteInputAsForeign)
    }
}
