import UIKit

/// A page with a scroll view, on a phone whose safe area is 47 points at the top and 34 at the bottom.
@MainActor struct ScrollPage {
    let host = Host()
    let scrollView = UIScrollView()
    let controller = UIViewController()

    init(height: CGFloat = 2000, inNavigation: Bool = false, adjusts: Bool = true) {
        controller.automaticallyAdjustsScrollViewInsets = adjusts
        scrollView.contentSize = CGSize(width: 390, height: height)
        host.show(inNavigation ? UINavigationController(rootViewController: controller) : controller)
        host.endTurn()
        scrollView.frame = controller.view.bounds
        controller.view.addSubview(scrollView)
        host.endTurn()
    }
}
