import UIKit

/// The edge of a scroll view that the keyboard covers.
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
