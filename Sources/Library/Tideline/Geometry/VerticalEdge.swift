import UIKit

/// The edge at which the keyboard covers a scroll view: the bottom, or the top if the view is drawn upside down.
enum VerticalEdge {
    case top, bottom

    func length(of insets: UIEdgeInsets) -> CGFloat {
        switch self {
        case .top: insets.top
        case .bottom: insets.bottom
        }
    }

    func set(_ length: CGFloat, in insets: inout UIEdgeInsets) {
        switch self {
        case .top: insets.top = length
        case .bottom: insets.bottom = length
        }
    }
}
