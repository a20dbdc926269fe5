import Foundation
import Testing

@_spi(Simulation) import UIKit

@MainActor struct SettingsTests {
    private final class Names: @unchecked Sendable { var heard: [String] = [] }

    private func hear(_ names: [Notification.Name], during body: () -> Void) -> [String] {
        let heard = Names()
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                heard.heard.append(note.name.rawValue)
            }
        }
        body()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        return heard.heard
    }

    @Test func `motion and cross-fade settings are read and announced`() {
        let simulation = Simulation.installed()
        #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.prefersCrossFadeTransitions)
        let names = [
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
        ]
        let heard = hear(names) {
            simulation.setReducesMotion(true)
            simulation.setReducesMotion(true)
            simulation.setPrefersCrossFades(true)
        }
        #expect(heard == names.map(\.rawValue))
        #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions)
        Simulation().install()
        #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.prefersCrossFadeTransitions)
    }

    @Test func `an app is inactive on the way to and from the background`() {
        let simulation = Simulation.installed()
        let names = [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification
        ]
        #expect(UIApplication.shared.applicationState == .active)
        let heard = hear(names) {
            simulation.setApplicationState(.background)
            #expect(UIApplication.shared.applicationState == .background)
            #expect(simulation.scene.activationState == .background)
            simulation.setApplicationState(.active)
        }
        #expect(heard == names.map(\.rawValue))
        #expect(simulation.scene.activationState == .foregroundActive)
    }
}
