// Fidelity: partial — a guide's length is the whole safe-area inset with the app's own part; UIKit counts only the bars

import Foundation

@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide as high as the bars that cover a controller's view (rule C60).
///
/// Two constraints of the view fix the guide's place and height.
final class BarGuide: UILayoutGuide, UILayoutSupport {
    private let isAtTop: Bool
    private var height: NSLayoutConstraint?

    private init(isAtTop: Bool) { self.isAtTop = isAtTop }

    static func of(_ view: UIView, isAtTop: Bool) -> BarGuide {
        let known = view.tree.guides.lazy.compactMap { $0 as? BarGuide }.first { $0.isAtTop == isAtTop }
        if let known { return known }
        let guide = BarGuide(isAtTop: isAtTop)
        guide.identifier = isAtTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
        view.addLayoutGuide(guide)
        let height = guide.heightAnchor.constraint(equalToConstant: guide.length)
        guide.height = height
        let edge =
            isAtTop
            ? guide.topAnchor.constraint(equalTo: view.topAnchor)
            : guide.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        NSLayoutConstraint.activate([edge, height])
        return guide
    }

    var length: CGFloat {
        guard let view = owningView else { return 0 }
        return isAtTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
    }

    func update() { height?.constant = length }
}
