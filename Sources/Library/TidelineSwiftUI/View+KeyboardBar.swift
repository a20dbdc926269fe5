import SwiftUI
import Tideline

extension View {
    /// Adds a bar at the bottom that stays on the keyboard, also while a finger drags the keyboard down.
    ///
    ///     List(messages) { message in Text(message.text) }
    ///         .keyboardBar(isFocused: $isWriting) {
    ///             TextField("Message", text: $draft).padding().background(.bar)
    ///         }
    ///
    /// The bar stands in a hosting controller of its own over the content, and the content gets a safe area inset of the
    /// bar's height. SwiftUI's own `safeAreaInset` stands still until the finger lets go (feedback FB13296535). The bar
    /// has the environment of the view. A `FocusState` of the content does not reach into the bar, so use `isFocused`.
    ///
    /// - Parameters:
    ///   - isFocused: whether an input in the bar is edited. A new value begins or ends editing, and the value follows a
    ///     person's taps, one turn of the run loop later.
    ///   - bar: the bar, as high as its content and as wide as the view.
    public func keyboardBar<Bar: View>(
        isFocused: Binding<Bool>? = nil, @ViewBuilder bar: () -> Bar
    ) -> some View {
        modifier(KeyboardBarModifier(bar: bar(), isFocused: isFocused))
    }
}
