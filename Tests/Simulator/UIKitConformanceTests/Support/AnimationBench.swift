import UIKit

/// A view on the screen of a device, with its drawn frame.
///
/// Make it inside a test, because tests share the installed device.
@MainActor struct AnimationBench {
    let host = Host()
    let view: UIView

    init(_ frame: CGRect = rect(0, 0, 100, 100)) {
        view = UIView(frame: frame)
        host.showPlainRoot().addSubview(view)
        host.endTurn()
    }

    /// The frame of the view as it is drawn at this instant, and the frame's edges.
    var shown: CGRect { view.layer.presentation()?.frame ?? .null }
    var shownTop: CGFloat { shown.minY }
    var shownLeft: CGFloat { shown.minX }

    /// Moves the view's top edge to a y coordinate, in a linear animation of a second by default.
    func move(
        to top: CGFloat, options: UIView.AnimationOptions = .curveLinear, duration: Double = 1, delay: Double = 0,
        completion: ((Bool) -> Void)? = nil
    ) {
        UIView.animate(withDuration: duration, delay: delay, options: options) {
            view.frame.origin.y = top
        } completion: {
            completion?($0)
        }
    }
}
