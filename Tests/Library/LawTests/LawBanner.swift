import HostTestSupport
@testable import Tideline
import UIKit

/// A message of the app at the bottom of a second window, above the window of the page.
@MainActor
final class LawBanner {
    private static let height: CGFloat = 60
    private let window: UIWindow
    let view = UIView()

    init(in scene: UIWindowScene) {
        window = UIWindow(windowScene: scene)
        window.windowLevel = .alert
        window.isUserInteractionEnabled = false
        let controller = UIViewController()
        window.rootViewController = controller
        let ground: UIView = controller.view
        view.translatesAutoresizingMaskIntoConstraints = false
        ground.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: ground.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: ground.trailingAnchor, constant: -16),
            view.bottomAnchor.constraint(equalTo: ground.safeAreaLayoutGuide.bottomAnchor),
            view.heightAnchor.constraint(equalToConstant: Self.height)
        ])
        window.isHidden = false
    }

    func end() {
        window.isHidden = true
        window.rootViewController = nil
    }

    /// The frame on the screen, in points.
    var frameOnScreen: CGRect { window.convert(view.convert(view.bounds, to: nil), to: window.screen.coordinateSpace) }

    /// The banner stays in place while the page's window is typed into, and gives way to the keyboard of another process.
    func judge(_ run: LifeRun, avoids: Bool) {
        let stage = run.stage, bottom = frameOnScreen.maxY
        if avoids, stage.isRemote, let top = stage.keyboardTopOnScreen, bottom > top + LawGeometry.tolerance {
            run.report(.inSight, "the banner ends at \(bottom.seen), and the keyboard's top is \(top.seen)")
        }
        if !avoids || stage.typed != nil || stage.keyboardTop == nil, view.transform != .identity {
            run.report(.unmoved, "the banner is shifted by \(view.transform.ty.seen)")
        }
    }
}
