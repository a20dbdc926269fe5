import SwiftUI
import Tideline
import UIKit

extension View {
    /// Switches SwiftUI's own keyboard avoidance of the view on or off.
    ///
    /// SwiftUI's avoidance is on by default. If UIKit already keeps a hosted view clear, for example by a scroll view's
    /// insets, the screen would make room twice. Put `avoidsKeyboard(false)` on the outermost hosted view. The modifier
    /// affects only the bottom edge, and only the keyboard's part of the safe area.
    public func avoidsKeyboard(_ avoids: Bool) -> some View {
        // If `avoids` is true, the set of edges is empty, and the modifier has no effect. The modifier stays in the
        // view tree in both cases. So SwiftUI keeps the view's state when the value changes.
        ignoresSafeArea(.keyboard, edges: avoids ? [] : .bottom)
    }

    /// Calls a closure for every keyboard notification while the view is on the screen.
    ///
    ///     .onKeyboardChange { change in
    ///         withAnimation(.keyboard) { isTyping = change.state.isDocked }
    ///     }
    ///
    /// The closure runs on the main actor, synchronously while UIKit posts the notification. If the keyboard is visible
    /// when the view appears, the closure is also called once.
    ///
    /// - Parameters:
    ///   - keyboard: the keyboard to observe.
    ///   - action: called with each change.
    @MainActor
    public func onKeyboardChange(
        of keyboard: Keyboard = .shared, perform action: @escaping @MainActor (Keyboard.Change) -> Void
    ) -> some View {
        modifier(KeyboardChangeModifier(keyboard: keyboard, action: action))
    }

    /// Calls a closure with what the keyboard covers of the view, whenever the keyboard changes.
    ///
    ///     .onKeyboardOverlap { covered, _ in padding = covered }
    ///
    /// The closure runs on the main actor, synchronously while UIKit posts the notification, and once if the keyboard is
    /// up when the view appears. If the view moves meanwhile, nothing is called.
    ///
    /// - Parameters:
    ///   - keyboard: the keyboard to observe.
    ///   - action: gets the covered height at the view's bottom, in points, 0 or more, and the keyboard's frame in the
    ///     view's coordinates, in points; nil for a hidden keyboard.
    @MainActor
    public func onKeyboardOverlap(
        of keyboard: Keyboard = .shared,
        perform action: @escaping @MainActor (_ covered: CGFloat, _ frame: CGRect?) -> Void
    ) -> some View {
        background(KeyboardProbe(keyboard: keyboard, action: action))
    }
}
