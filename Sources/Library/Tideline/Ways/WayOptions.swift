internal import KeyboardModel
import UIKit

@MainActor
struct WayOptions {
    var spacing: CGFloat = 0
    var margin: CGFloat = 10
    var focus: KeyboardFocus?
    var insetPolicy = KeyboardInsetPolicy.sum
    var resting: RestingInsets?
    /// Whether the avoider only scrolls to the edited input, while another avoider makes the room.
    var followsFocusOnly = false
    /// Whether an outer scroll view can scroll this scroll view above the keyboard, so that this scroll view needs no
    /// inset.
    var isScrolledByAnother = false
    /// A view that stays above the keyboard together with the focus, which is the edited input, its caret or its row.
    weak var alongside: UIView?
    /// How a chat's list holds its place; nil for other lists.
    var chat: ChatOptions?

    /// Returns whether the values are equal.
    ///
    /// Swift cannot compare closures, so closures are left out.
    func hasEqualValues(_ other: WayOptions) -> Bool {
        spacing == other.spacing && margin == other.margin && insetPolicy == other.insetPolicy
            && focus?.kindName == other.focus?.kindName && chat?.lifting == other.chat?.lifting
    }
}
