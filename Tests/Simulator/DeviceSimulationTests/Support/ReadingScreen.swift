import DeviceSimulation
import Foundation
import UIKit

/// A page on a phone with unusual behaviours of UIKit.
@MainActor
class ReadingScreen {
    let phone: SimulatedPhone
    let controller: UIViewController
    var view: UIView { controller.view }

    init(
        _ readings: Set<Reading>, _ controller: UIViewController = UIViewController(),
        on device: String = "iPhone 14", _ orientation: Device.Orientation = .portrait, windowFrame: CGRect? = nil
    ) throws {
        phone = SimulatedPhone(try Device.named(device), orientation: orientation, readings: readings)
        self.controller = controller
        if let windowFrame { phone.setWindowFrame(windowFrame) }
        phone.show(controller)
        phone.settle()
    }

    /// The frame is in points.
    func add<View: UIView>(_ subview: View, at frame: CGRect) -> View {
        subview.frame = frame
        view.addSubview(subview)
        phone.endTurn()
        return subview
    }

    /// The bar is 9 points high, on top of the keyboard's guide.
    func addBar() -> UIView {
        let bar = UIView()
        view.stand(bar)
        phone.settle()
        return bar
    }

    /// The keyboard's notifications during the closure.
    func posts(during body: () -> Void) -> [KeyboardPost] {
        let list = KeyboardPost.List(of: phone) { [weak self] in self?.look?() ?? 0 }
        body()
        phone.settle()
        return list.posts
    }

    /// A closure whose result is recorded with each notification.
    var look: (() -> CGFloat)?
}

extension UIView {
    /// The bar is 9 points high, on top of the keyboard's guide.
    func stand(_ bar: UIView) {
        bar.translatesAutoresizingMaskIntoConstraints = false
        addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: leadingAnchor),
            bar.widthAnchor.constraint(equalToConstant: 9), bar.heightAnchor.constraint(equalToConstant: 9)
        ])
    }
}
