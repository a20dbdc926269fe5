import Foundation
import UIKit

/// Ways to keep a small view in motion for as long as the view is shown.
@MainActor
enum Spin: CaseIterable {
    case animation
    case timer

    func start(in view: UIView) {
        let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.addSubview(spinner)
        switch self {
        case .animation:
            UIView.animate(withDuration: 0.7, delay: 0, options: [.repeat, .autoreverse]) { spinner.center.x += 60 }
        case .timer:
            // The view moves between two positions that are half a point apart, and may end at either of them. If the
            // distance were larger, the audit would report that the view does not return to its old position.
            _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [weak spinner] timer in
                let isShown = MainActor.assumeIsolated {
                    spinner.map { $0.center.x = $0.center.x == 10 ? 10.5 : 10 } != nil
                }
                if !isShown { timer.invalidate() }
            }
        }
    }
}
