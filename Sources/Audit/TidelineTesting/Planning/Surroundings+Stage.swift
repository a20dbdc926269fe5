import AuditRules
import CoreGraphics
import DeviceSimulation
import SimulatedStages
import UIKit
import Stages

extension Surroundings {
    private static let margin: CGFloat = 60
    private static let dragged: CGFloat = 40

    func exist(on device: Device) -> Bool { reason(against: device) == nil }

    /// Why a device has no such surroundings, with a remedy; nil if it has them.
    ///
    /// Every device is played with iOS 17, which stands for the usual surroundings.
    func reason(against device: Device) -> String? {
        if window != nil, device.kind != .iPad { return "windows are on iPads alone. Name an iPad with --device." }
        if window == .stageManager, !device.hasStageManager(iOS: iOS) {
            return "\(device.name) has no Stage Manager before iOS 26. Add --ios 26, or name an iPad Pro."
        }
        let major = iOS.rounded(.down), first = device.firstVersion ?? 15, last = device.lastVersion ?? 27
        guard major != 17, major < first || major > last else { return nil }
        let bound = major < first ? "begins with iOS \(first.formatted())" : "ends with iOS \(last.formatted())"
        return "\(device.name) \(bound). Name another version with --ios, or another device."
    }

    /// The behaviours of UIKit that differ from the simulator's usual behaviour in these surroundings.
    var readings: Set<Reading> {
        switch fault {
        case .guideStays: [.leavesGuidesOfMovedWindows]
        case .guideStaysDown: [.guideStaysDown]
        case .guideStaysUp: [.guideStaysUp]
        case .wrongDidFrames: [.misreportsDidFrames]
        case .framesInWindow, .framesWithoutAccessory, .dockedAfterHide, .framesWithoutGap, nil: []
        }
    }

    var keyboard: KeyboardKind? {
        switch fault {
        case .framesWithoutAccessory, .dockedAfterHide: .accessory
        case .framesInWindow, .guideStays, .guideStaysDown, .guideStaysUp, .wrongDidFrames, .framesWithoutGap, nil: nil
        }
    }

    @MainActor
    func install(on stage: SimulatedStage) {
        let phone = stage.phone
        switch fault {
        case .framesInWindow: phone.keyboard.behavior.reportsInWindow = true
        case .framesWithoutAccessory: phone.keyboard.behavior.omitsAccessoryFromFrame = true
        case .dockedAfterHide: phone.keyboard.behavior.looksDockedAfterHide = true
        case .framesWithoutGap: phone.keyboard.behavior.omitsGapBelowWindow = true
        case .guideStays, .guideStaysDown, .guideStaysUp, .wrongDidFrames, nil: break
        }
        switch setting {
        case .rightToLeft: phone.setReadsRightToLeft(true)
        case .largeText: phone.setTextSize(.accessibilityLarge)
        case .reduceMotion: phone.setReducesMotion(true)
        case nil: break
        }
        guard let window else { return }
        phone.keepWindow { Self.frame(of: window, on: $0) }
        if window == .dragged { Self.dragWindowAtRests(of: stage) }
    }

    /// Rule H6 gives the widths, and scenario S37 gives the heights of Slide Over.
    ///
    /// All other numbers are INFERRED.
    private static func frame(of window: WindowPlace, on screen: CGSize) -> CGRect {
        let narrow: CGFloat = min(screen.width, screen.height) >= 1_024 ? 375 : 320
        let half = screen.width > screen.height ? ((screen.width - 10) / 2).rounded(.down) : narrow
        return switch window {
        case .split: CGRect(x: screen.width - half, y: 0, width: half, height: screen.height)
        case .slideOver: CGRect(x: screen.width - narrow - 10, y: 20, width: narrow, height: screen.height - 40)
        case .stageManager, .dragged:
            CGRect(x: margin, y: margin, width: screen.width - 2 * margin, height: screen.height - 2 * margin)
        }
    }

    @MainActor
    private static func dragWindowAtRests(of stage: SimulatedStage) {
        let before = stage.onRest
        var offset = dragged
        stage.onRest = { [weak simulated = stage] stage in
            await before?(stage)
            guard let simulated, simulated.phone.keyboard.state == .docked else { return }
            await stage.settle()
            await simulated.dragWindow(by: CGVector(dx: 0, dy: offset))
            offset = -offset
        }
    }
}
