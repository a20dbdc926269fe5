internal import KeyboardModel
import UIKit

@MainActor
struct WayOptions {
    var spacing: CGFloat = 0
    var margin: CGFloat = 10
    var focus: KeyboardFocus?
    var insetPolicy = KeyboardInsetPolicy.sum
    var resting: RestingInsets?
    /// Whether the avoider only scrolls to the focus, while another avoider makes the room.
    var followsFocusOnly = false
    /// An outer scroll view can scroll this scroll view above the keyboard, so that no inset is needed.
    var isScrolledByAnother = false
    /// A view that moves above the keyboard together with the focus.
    weak var alongside: UIView?

    /// Closures cannot be compared.
    func hasEqualValues(_ other: WayOptions) -> Bool {
        spacing == other.spacing && margin == other.margin && insetPolicy == other.insetPolicy
            && focus?.kindName == other.focus?.kindName
    }
}
