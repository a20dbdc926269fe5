import KeyboardModel
import Observation
import UIKit

/// The keyboard as an observable object, for SwiftUI screens and for UIKit's automatic observation tracking.
///
///     struct ComposeView: View {
///         @State private var keyboard = ObservableKeyboard()
///         var body: some View { Toolbar().padding(.bottom, keyboard.isDocked ? 8 : 0) }
///     }
///
/// The values change while UIKit posts, inside the keyboard's own animation. On systems before iOS 17 the same changes are
/// to be had from ``KeyboardObserver/changes()``.
@available(iOS 17, *)
@MainActor
@Observable
public final class ObservableKeyboard {
    /// Where the keyboard is, or is going to be; frames in the screen's coordinates, in points.
    public private(set) var state: KeyboardState
    /// The notification behind the state; nil before the first one.
    public private(set) var transition: KeyboardTransition?

    /// Whether a keyboard is on the screen or about to be, docked or not.
    public var isVisible: Bool { state != .hidden }
    /// Whether a keyboard stands at the screen's bottom or is about to.
    public var isDocked: Bool { state.isDocked }

    @ObservationIgnored private var subscription: KeyboardSubscription?

    /// Starts to observe; ends with the object.
    ///
    /// - Parameter observer: who tells about the keyboard; the shared one unless a test brings its own.
    public init(observer: KeyboardObserver = .shared) {
        state = observer.state
        subscription = observer.subscribe { [weak self] change in
            guard let self else { return }
            if self.state != change.state { self.state = change.state }
            if self.transition != change.transition { self.transition = change.transition }
        }
    }
}
