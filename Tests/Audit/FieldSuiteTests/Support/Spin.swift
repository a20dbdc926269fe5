import Foundation
import UIKit

/// A way for a small view to move for as long as it is shown.
@MainActor
enum Spin: CaseIterable {
    /// UIKit repeats an animation.
    case animation
    /// The app moves it.
    case timer

    func start(in view: UIView) {
        let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.addSubview(spinner)
        switch self {
        case .animation:
            UIView.animate(withDuration: 0.7, delay: 0, options: [.repeat, .autoreverse]) { spinner.center.x += 60 }
        case .timer:
            // A view that ends at a different place would be reported as not restored, and its end is random.
            _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [weak spinner] timer in
                let isShown = MainActor.assumeIsolated {
                    spinner.map { $0.center.x = $0.center.x == 10 ? 10.5 : 10 } != nil
                }
                if !isShown { timer.invalidate() }
            }
        }
    }
}
