import Foundation
import KeyboardModel
import Observation
import Testing
import Tideline
import UIKit

@MainActor
@Suite struct ObservableKeyboardTests {
    @Test func `what reads the keyboard is told when it changes, and only then`() throws {
        let bench = try ObserverBench(Screens.large), keyboard = ObservableKeyboard(observer: bench.observer)
        let told = Counter()
        func track() {
            withObservationTracking {
                _ = keyboard.isVisible
            } onChange: {
                told.count += 1
            }
        }
        track()
        bench.post(.willShow, y: 508, height: 336)
        #expect(told.count == 1 && keyboard.isDocked)
        track()
        bench.post(.didShow, y: 508, height: 336)
        #expect(told.count == 1, "the state is the same")
        bench.post(.willHide, y: 844, height: 336)
        #expect(told.count == 2 && !keyboard.isVisible)
        #expect(keyboard.transition?.event == .willHide)
    }

    @Test func `a late one knows the keyboard that is up, and none is kept alive`() throws {
        let bench = try ObserverBench(Screens.large)
        bench.post(.willShow, y: 508, height: 336)
        weak var gone: ObservableKeyboard?
        do {
            let keyboard = ObservableKeyboard(observer: bench.observer)
            #expect(keyboard.state == .docked(CGRect(x: 0, y: 508, width: 390, height: 336)))
            gone = keyboard
        }
        #expect(gone == nil)
    }
}

private final class Counter: @unchecked Sendable {
    var count = 0
}
