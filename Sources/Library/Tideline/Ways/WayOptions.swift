internal import KeyboardModel
import UIKit

/// The options of one way of giving way.
@MainActor
struct WayOptions {
    var spacing: CGFloat = 0
    var margin: CGFloat = 10
    /// Nil unless the app has chosen one.
    var focus: KeyboardFocus?
    var insetPolicy = KeyboardInsetPolicy.sum
    /// The app's own insets before the keyboard; nil unless the avoidance was chosen automatically.
    var resting: RestingInsets?
    /// Whether a scroll view only shows its focus, in the room that another avoider makes.
    var followsFocusOnly = false
    /// Whether a scroll view needs no inset: one around it can scroll it above the keyboard.
    var isScrolledByAnother = false
    /// A view that a translation has to clear together with its focus.
    weak var alongside: UIView?

    /// Whether the options that can be compared are the same.
    func hasEqualValues(_ other: WayOptions) -> Bool {
        spacing == other.spacing && margin == other.margin && insetPolicy == other.insetPolicy
            && focus?.kindName == other.focus?.kindName
    }
}
