internal import KeyboardModel
import UIKit

@MainActor
struct WayOptions {
    var spacing: CGFloat = 0
    var margin: CGFloat = 10
    var focus: KeyboardFocus?
    var insetPolicy = KeyboardInsetPolicy.sum
    /// The app's own insets before the keyboard came, for an avoider that `automatic` has chosen; otherwise nil.
    var resting: RestingInsets?
    /// Whether the avoider only scrolls its scroll view to the focus, while another avoider makes the room.
    var followsFocusOnly = false
    /// Whether an outer scroll view can scroll the avoider's scroll view above the keyboard, so that the avoider's
    /// scroll view needs no inset.
    var isScrolledByAnother = false
    /// A view that a translation has to move above the keyboard together with the focus.
    weak var alongside: UIView?

    /// Returns whether all options that can be compared are equal.
    func hasEqualValues(_ other: WayOptions) -> Bool {
        spacing == other.spacing && margin == other.margin && insetPolicy == other.insetPolicy
            && focus?.kindName == other.focus?.kindName
    }
}
