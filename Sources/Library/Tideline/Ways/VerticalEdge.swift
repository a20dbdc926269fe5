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

extension UIView {
    /// Whether the view is drawn with its top at the bottom, as inverted chats do it by a transform.
    var isUpsideDown: Bool {
        guard let window else { return false }
        return convert(CGPoint(x: 0, y: 1), to: window).y < convert(CGPoint.zero, to: window).y
    }
}
