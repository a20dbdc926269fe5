import Foundation
import Testing
@_spi(Simulation) import UIKit

/// Code that waits in the main run loop lets UIKit do its later work; tests of other packages rely on this.
@MainActor struct RunLoopTests {
    /// An empty run loop returns at once, so the run loop gets a timer.
    private func withTimer(_ body: () -> Void) {
        let far = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        RunLoop.current.add(far, forMode: .default)
        body()
        far.invalidate()
    }

    private func wait(_ seconds: Double = 0) {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
    }

    @Test func `a wait in the main run loop ends the turn and lays out`() {
        _ = Simulation.installed()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300)), view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        #expect(view.bounds.size == .zero)
        withTimer { wait() }
        #expect(view.bounds.size == CGSize(width: 50, height: 20))
    }

    /// A wait counts as time of the phone on which the wait began.
    ///
    /// While one test waits, the main queue runs other tests, and each of them installs its own phone.
    @Test func `a wait is the time of the phone that it began on`() {
        let waiting = Simulation(), other = Simulation()
        waiting.install()
        let install = Timer(fire: Date(), interval: 0, repeats: false) { _ in
            MainActor.assumeIsolated { other.install() }
        }
        RunLoop.current.add(install, forMode: .default)
        withTimer { while Simulation.current !== other { wait(0.01) } }
        #expect(other.clock.now == 0)
        #expect(waiting.clock.events > 0)
    }

    @Test func `an app that waits inside a turn lets nothing happen`() {
        let simulation = Simulation.installed()
        var times: [Double] = []
        simulation.clock.schedule(after: 0.51) { times.append(simulation.clock.now) }
        simulation.clock.schedule(after: 0.5) {
            self.wait(0.02)
            times.append(simulation.clock.now)
        }
        // The timer is made outside the turn; inside, it would fire by virtual time.
        withTimer { simulation.clock.advance(by: 1) }
        #expect(times == [0.520_001, 0.520_001] && simulation.clock.now == 1)
    }
}
