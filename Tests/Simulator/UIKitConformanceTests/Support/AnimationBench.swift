import UIKit

/// Create the view inside a test, because all tests share one device.
@MainActor struct AnimationBench {
    let host = Host()
    let view: UIView

    init(_ frame: CGRect = rect(0, 0, 100, 100)) {
        view = UIView(frame: frame)
        host.showPlainRoot().addSubview(view)
        host.endTurn()
    }

    /// The drawn frame at this instant.
    var shown: CGRect { view.layer.presentation()?.frame ?? .null }
    var shownTop: CGFloat { shown.minY }
    var shownLeft: CGFloat { shown.minX }

    /// The view's top edge moves, by default in a linear animation of a second.
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
