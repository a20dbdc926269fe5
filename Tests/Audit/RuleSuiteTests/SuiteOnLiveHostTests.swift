import AuditRules
import HostTestSupport
import SceneModel
import Scenarios
import TestSupport
import Testing
import UIKit

/// The audit plays each screen twice, on the simulated phone and with UIKit's public members alone.
///
/// The audit has to find the same faults both times. Other tests need the main actor, so a process of its own plays the
/// screens.
@Suite(.besideMainActor) struct SuiteOnLiveHostTests {
    @Test func `a live host finds what the phone finds in the suite`() async {
        await #expect(processExitsWith: .success) { try await Self.compare() }
    }

    @MainActor
    private static func compare() throws {
        let plays = SuiteScreen.all.enumerated().map { index, screen in
            let (usage, orientation) = HostedPlay.circumstance(index)
            return HostedPlay(screen.screen, usage, orientation, iOS: screen.systemVersion)
        }
        let comparison = try HostComparison(plays)
        #expect(comparison.isWithinTheLaw, "\(comparison)")
    }
}

extension SuiteScreen {
    /// The screen in the form that an audit plays.
    ///
    /// A script performs `acts`, the actions of a person on the screen.
    fileprivate var screen: Screen {
        let acts = acts
        let script = Script { stage in
            for (index, act) in acts.enumerated() {
                try await stage.recordFrames(of: "\(index) \(act)") { try await act.play(on: stage) }
            }
        }
        return Screen(name, marking: marks, script: script) { [make] in make() }
    }
}

extension SuiteScreen.Act {
    @MainActor
    fileprivate func play(on stage: Stage) async throws {
        switch self {
        case .tap(let name): try await stage.tap(name)
        case .focus(let name): try await stage.focus(name)
        case .type(let text): try await stage.type(text)
        case .dismiss: await stage.dismissKeyboard()
        case .scroll(let name, let points):
            if let area = try stage.view(name) as? UIScrollView { await stage.scroll(area, by: points) }
        case .turn:
            for orientation in [ScreenOrientation.landscape, .portrait] { await stage.rotate(to: orientation) }
        }
    }
}
