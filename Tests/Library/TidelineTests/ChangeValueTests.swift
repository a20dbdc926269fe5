import DeviceSimulation
import Foundation
import KeyboardModel
import Testing
import Tideline
import UIKit

@MainActor
@Suite struct ChangeValueTests {
    private let up = CGRect(x: 0, y: 874, width: 834, height: 320)
    private let below = CGRect(x: 0, y: 1194, width: 834, height: 320)

    @Test func `a change has the notification's values`() throws {
        let bench = try ObserverBench()
        var changes: [Keyboard.Change] = []
        bench.keyboard.observe(for: bench) { _, change in changes.append(change) }
        bench.post(.willShow, end: up)
        bench.post(.didShow, end: up)
        bench.post(.willHide, end: below)
        #expect(changes.map(\.phase) == [.willShow, .didShow, .willHide])
        #expect(changes.map(\.endFrame) == [up, up, below])
        #expect(changes.map(\.isLocal) == [true, true, true])
        #expect(changes.map(\.isAboutToHappen) == [true, false, true])
        #expect(changes.map(\.beginFrame) == [nil, nil, nil])
        #expect(changes.first?.duration == 0.25 && changes.first?.curve.rawValue == 7)
    }

    @Test func `a change has the begin frame and the owner that its notification names`() throws {
        let bench = try ObserverBench()
        var changes: [Keyboard.Change] = []
        bench.keyboard.observe(for: bench) { _, change in changes.append(change) }
        bench.post(
            .willShow,
            info: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: below),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: up),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: false)
            ])
        #expect(changes.map(\.beginFrame) == [below] && changes.map(\.isLocal) == [false])
    }

    @Test func `an app's changes move with the keyboard's own duration`() throws {
        let bench = try ObserverBench(), view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        bench.phone.window.addSubview(view)
        bench.phone.settle()
        bench.keyboard.observe(for: bench) { _, change in change.animate { view.center.y += 100 } }
        bench.post(.willShow, end: up)
        let drawn = try #require(view.layer.presentation()).position.y
        bench.phone.advance(by: 0.12)
        let half = try #require(view.layer.presentation()).position.y
        #expect(view.center.y == 125 && drawn == 25 && half > 30 && half < 125)
    }

    @Test func `a late observer gets the present state without a phase`() throws {
        let bench = try ObserverBench()
        bench.post(.willShow, end: up)
        var changes: [Keyboard.Change] = []
        bench.keyboard.observe(for: bench) { _, change in changes.append(change) }
        #expect(changes.map(\.phase) == [nil])
        #expect(changes.first?.state == .docked(up) && changes.first?.endFrame == nil)
    }

    @Test func `a state has its frame and overlap in a view's coordinates`() throws {
        let bench = try ObserverBench(), view = UIView(frame: CGRect(x: 100, y: 800, width: 300, height: 200))
        bench.phone.window.addSubview(view)
        let bottom = bench.phone.window.bounds.maxY
        let state = Keyboard.State.docked(
            CGRect(x: 0, y: bottom - 320, width: bench.phone.window.bounds.width, height: 320))
        #expect(state.frame(in: view)?.minY == bottom - 320 - 800)
        #expect(state.overlap(of: view) == 1_000 - (bottom - 320))
        #expect(Keyboard.State.hidden.frame(in: view) == nil && Keyboard.State.hidden.overlap(of: view) == 0)
        #expect(Keyboard.State.undocked(up).frame(in: UIView()) == nil)
    }
}
