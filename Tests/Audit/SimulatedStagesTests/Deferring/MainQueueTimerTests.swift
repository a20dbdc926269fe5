import DeviceSimulation
import Foundation
import SimulatedStages
import Testing

/// Dispatch timers of the main queue fire in turns of the phone's run loop, by the phone's clock.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct MainQueueTimerTests: DiarySuite {
    let kept: DiaryStage
    init() throws { kept = try DiaryStage() }

    /// Makes a timer that writes its events into the diary.
    private func source(_ setUp: @MainActor (any DispatchSourceTimer) -> Void) -> any DispatchSourceTimer {
        var made: (any DispatchSourceTimer)?
        inApp {
            let source = DispatchSource.makeTimerSource(queue: .main)
            source.setEventHandler { MainActor.assumeIsolated { write("event") } }
            setUp(source)
            made = source
        }
        guard let made else { preconditionFailure("a turn runs at once") }
        return made
    }

    @Test func `a timer source fires once, and is waited for`() {
        let timer = source {
            $0.schedule(deadline: .now() + 0.3)
            $0.activate()
        }
        #expect(diary.entries == [])
        #expect(stage.settle() && diary.entries == ["event 0.3"])
        stage.advance(by: 5)
        #expect(diary.entries.count == 1 && !timer.isCancelled)
        #expect(stage.phone.notes == [])
    }

    @Test func `a timer source repeats and is not waited for`() {
        let timer = source {
            $0.schedule(deadline: .now() + 0.1, repeating: .milliseconds(250))
            $0.activate()
        }
        #expect(stage.settle() && diary.entries == [])
        stage.advance(by: 0.7)
        #expect(diary.entries == ["event 0.1", "event 0.35", "event 0.6"])
        timer.cancel()
        stage.advance(by: 5)
        #expect(diary.entries.count == 3 && timer.isCancelled)
    }

    @Test func `a timer source that is cancelled is not waited for`() {
        let timer = source {
            $0.schedule(deadline: .now() + 5)
            $0.activate()
        }
        #expect(stage.phone.notes == ["Work of the app's is put off on the main queue that has not run: 1x"])
        inApp { timer.cancel() }
        stage.settle()
        #expect(stage.phone.now - diary.start < 1 && stage.phone.notes == [] && diary.entries == [])
    }

    @Test func `a wall deadline counts by the same clock`() {
        let timer = source {
            $0.schedule(wallDeadline: .now() + 0.2)
            $0.activate()
        }
        stage.settle()
        #expect(diary.entries == ["event 0.2"] && !timer.isCancelled)
    }

    @Test func `nothing fires before it is activated or resumed`() {
        let timer = source { $0.schedule(deadline: .now() + 0.1) }
        stage.advance(by: 1)
        #expect(diary.entries == [])
        inApp { timer.resume() }
        stage.settle()
        #expect(diary.entries == ["event 1.0"])
    }

    @Test func `what is missed while suspended is one event`() {
        let timer = source {
            $0.schedule(deadline: .now() + 0.1, repeating: 0.1)
            $0.activate()
        }
        inApp { timer.setEventHandler { MainActor.assumeIsolated { write("\(timer.data) events") } } }
        stage.advance(by: 0.25)
        inApp {
            timer.suspend()
            timer.suspend()
        }
        stage.advance(by: 0.3)
        inApp { timer.resume() }
        stage.advance(by: 0.01)
        #expect(diary.entries == ["1 events 0.1", "1 events 0.2"])
        inApp { timer.resume() }
        stage.advance(by: 0.1)
        #expect(diary.entries.dropFirst(2) == ["3 events 0.56", "1 events 0.6"])
        #expect(timer.data == 1)
        timer.cancel()
        stage.advance(by: 1)
    }

    @Test func `what an app waits through is one event`() {
        let timer = source {
            $0.schedule(deadline: .now() + 0.01, repeating: 0.01)
            $0.activate()
        }
        inApp {
            timer.setEventHandler { MainActor.assumeIsolated { write("\(timer.data) events") } }
            _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.1)
        }
        #expect(diary.entries == ["10 events 0.100001"])
        timer.cancel()
        stage.advance(by: 1)
    }

    @Test func `a handler that cancels is called once, then told`() {
        let timer = source { source in
            source.setEventHandler {
                source.cancel()
                MainActor.assumeIsolated { write("event") }
            }
            source.setCancelHandler { MainActor.assumeIsolated { write("cancelled") } }
            source.schedule(deadline: .now() + 0.1, repeating: 0.1)
            source.activate()
        }
        stage.advance(by: 1)
        #expect(diary.entries == ["event 0.1", "cancelled 0.1"] && timer.isCancelled)
    }

    @Test func `a suspended source learns of its end once it goes on`() {
        let timer = source {
            $0.setCancelHandler { MainActor.assumeIsolated { write("cancelled") } }
            $0.schedule(deadline: .now() + 0.1)
            $0.activate()
            $0.suspend()
            $0.cancel()
        }
        stage.advance(by: 1)
        #expect(diary.entries == [])
        inApp { timer.resume() }
        stage.settle()
        #expect(diary.entries == ["cancelled 1.0"])
    }

    @Test func `a new schedule takes the place of the former`() {
        let timer = source {
            $0.schedule(deadline: .now() + 0.1, repeating: 0.1)
            $0.schedule(deadline: .now() + 0.4)
            $0.activate()
        }
        stage.advance(by: 1)
        inApp { timer.schedule(deadline: .now() + 0.5) }
        inApp { timer.schedule(deadline: .distantFuture) }
        stage.advance(by: 1)
        #expect(diary.entries == ["event 0.4"])
    }

    @Test func `a source that is let go fires no more`() {
        weak var object: AnyObject?
        do {
            let timer = source {
                $0.setCancelHandler { MainActor.assumeIsolated { write("cancelled") } }
                $0.schedule(deadline: .now() + 0.1, repeating: 0.1)
                $0.activate()
            }
            stage.advance(by: 0.15)
            object = timer as AnyObject
        }
        stage.advance(by: 1)
        #expect(diary.entries == ["event 0.1"] && object == nil)
    }

    @Test func `the registration handler is called once`() {
        let timer = source {
            $0.setRegistrationHandler { MainActor.assumeIsolated { write("registered") } }
            $0.schedule(deadline: .now() + 0.1)
        }
        stage.advance(by: 0.05)
        inApp { timer.activate() }
        stage.settle()
        inApp {
            timer.suspend()
            timer.resume()
        }
        stage.settle()
        #expect(diary.entries == ["registered 0.05", "event 0.1"])
    }

    /// The object cancels its timer on release, as an app's controller does.
    private final class Owner: @unchecked Sendable {
        var timer: (any DispatchSourceTimer)?
        deinit { timer?.cancel() }
    }

    private final class Known { weak var owner: Owner? }

    /// The timer's event handler holds the only strong reference to the timer's owner.
    private func ownedTimer(_ known: Known) -> any DispatchSourceTimer {
        let owner = Owner()
        known.owner = owner
        let timer = source { source in
            source.setEventHandler { _ = owner.timer }
            source.schedule(deadline: .now() + 0.1, repeating: 0.1)
            source.activate()
        }
        owner.timer = timer
        return timer
    }

    @Test(arguments: [true, false])
    func `an owner that only the handler knows ends the timer`(isCancelled: Bool) {
        let known = Known(), timer = ownedTimer(known)
        #expect(known.owner != nil)
        inApp { if isCancelled { timer.cancel() } else { timer.setEventHandler(handler: nil) } }
        #expect(known.owner == nil && timer.isCancelled)
        stage.advance(by: 1)
        #expect(diary.entries == [])
    }

    /// The app sets a handler only after the event for which the handler is meant.
    ///
    /// On Linux, libdispatch still calls this handler.
    @Test func `handlers that come late are called all the same`() {
        let timer = source {
            $0.schedule(deadline: .now() + 0.1, repeating: 0.1)
            $0.activate()
        }
        stage.advance(by: 0.15)
        inApp { timer.setRegistrationHandler { MainActor.assumeIsolated { write("registered") } } }
        inApp { timer.setEventHandler { MainActor.assumeIsolated { write("other event") } } }
        stage.advance(by: 0.1)
        inApp { timer.setEventHandler(handler: nil) }
        stage.advance(by: 0.1)
        inApp { timer.cancel() }
        stage.advance(by: 0.1)
        inApp {
            timer.setCancelHandler { MainActor.assumeIsolated { write("cancelled") } }
            timer.setEventHandler { MainActor.assumeIsolated { write("no event") } }
        }
        stage.advance(by: 1)
        #expect(diary.entries == ["event 0.1", "registered 0.15", "other event 0.2", "cancelled 0.45"])
    }

    @Test func `nothing but the end is told of a source cancelled early`() {
        let timer = source {
            $0.setRegistrationHandler { MainActor.assumeIsolated { write("registered") } }
            $0.setCancelHandler { MainActor.assumeIsolated { write("cancelled") } }
            $0.schedule(deadline: .now() + 0.1)
            $0.cancel()
        }
        stage.advance(by: 0.5)
        #expect(diary.entries == [])
        inApp { timer.activate() }
        stage.advance(by: 0.5)
        #expect(diary.entries == ["cancelled 0.5"])
    }

    @Test func `an interval of zero lets time go on`() {
        let timer = source {
            $0.schedule(deadline: .now(), repeating: .nanoseconds(0))
            $0.activate()
        }
        stage.advance(by: 0.01)
        #expect(diary.entries.count == 11)
        timer.cancel()
        stage.advance(by: 1)
        #expect(diary.entries.count == 11)
    }

    @Test func `a timer stays with its phone`() throws {
        let timer = source {
            $0.schedule(deadline: .now() + 0.5)
            $0.activate()
        }
        let next = SimulatedStage(try Device.named("iPhone 16"))
        next.advance(by: 5)
        #expect(diary.entries == [])
        stage.advance(by: 1)
        #expect(diary.entries == ["event 0.5"] && !timer.isCancelled)
    }

    @Test func `a timer that a test makes itself is left alone`() {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { MainActor.assumeIsolated { write("event") } }
        timer.schedule(deadline: .now())
        timer.activate()
        stage.advance(by: 1)
        #expect(diary.entries == [] && timer.data == 0)
        timer.cancel()
        #expect(timer.isCancelled)
    }
}
