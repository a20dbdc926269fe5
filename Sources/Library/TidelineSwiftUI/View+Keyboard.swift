import SwiftUI
import Tideline

extension View {
    /// Switches SwiftUI's own keyboard avoidance of the view on or off; it is on by default.
    ///
    /// A hosted view that UIKit keeps clear already, such as by a scroll view with insets around it, would make room twice.
    /// Put `avoidsKeyboard(false)` on its outermost view. The modifier concerns only the bottom edge, and only the keyboard's
    /// part of the safe area.
    public func avoidsKeyboard(_ avoids: Bool) -> some View {
        // An empty set of edges changes nothing, and the view keeps its identity when the value changes.
        ignoresSafeArea(.keyboard, edges: avoids ? [] : .bottom)
    }

    /// Calls a closure for every keyboard notification while the view is on the screen.
    ///
    ///     .onKeyboardChange { change in
    ///         withAnimation(.keyboard) { isTyping = change.state.isDocked }
    ///     }
    ///
    /// The closure runs on the main actor, synchronously while UIKit posts. If the keyboard is visible when the view appears,
    /// the closure is called once then.
    ///
    /// - Parameters:
    ///   - keyboard: the keyboard that is observed.
    ///   - action: called with each change.
    @MainActor
    public func onKeyboardChange(
        of keyboard: Keyboard = .shared, perform action: @escaping @MainActor (Keyboard.Change) -> Void
    ) -> some View {
        modifier(KeyboardChangeModifier(keyboard: keyboard, action: action))
    }
}
