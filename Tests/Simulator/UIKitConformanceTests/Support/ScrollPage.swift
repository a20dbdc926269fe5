import UIKit

/// A scroll view that fills a controller's view on the phone with 47 and 34 points.
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
