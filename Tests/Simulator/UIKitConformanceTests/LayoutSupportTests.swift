import Testing
import UIKit

@MainActor struct LayoutSupportTests {
    @Test func `C60 top and bottom layout guides end with the safe area`() {
        let host = Host(), controller = UIViewController()
        host.show(controller)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            view.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
            view.widthAnchor.constraint(equalToConstant: 9)
        ])
        host.endTurn()
        #expect(view.frame == rect(0, 47, 9, 844 - 47 - 34))
        #expect(controller.topLayoutGuide.length == 47 && controller.bottomLayoutGuide.length == 34)
        #expect(controller.view.constraints.count == 2 + 2 + 3)
        controller.additionalSafeAreaInsets.top = 10
        host.endTurn()
        #expect(view.frame.minY == 57)
    }
}
