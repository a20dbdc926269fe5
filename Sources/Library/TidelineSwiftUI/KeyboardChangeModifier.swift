import SwiftUI
import Tideline

/// Observes a keyboard for as long as a view is on the screen.
@MainActor
struct KeyboardChangeModifier: ViewModifier {
    let keyboard: Keyboard
    let action: @MainActor (Keyboard.Change) -> Void
    @State private var listener = KeyboardChangeListener()

    func body(content: Content) -> some View {
        // The latest body has the latest closure, and this closure has captured the latest values.
        listener.action = action
        return
            content
            .onAppear { listener.begin(with: keyboard) }
            .onDisappear { listener.end() }
    }
}

/// The closure and the observation, which outlive evaluations of a view's body.
@MainActor
private final class KeyboardChangeListener {
    private final class Visit {}

    var action: (@MainActor (Keyboard.Change) -> Void)?
    private var visit: Visit?

    func begin(with keyboard: Keyboard) {
        let visit = Visit()
        self.visit = visit
        keyboard.observe(for: visit) { [weak self] _, change in self?.action?(change) }
    }

    func end() { visit = nil }
}
