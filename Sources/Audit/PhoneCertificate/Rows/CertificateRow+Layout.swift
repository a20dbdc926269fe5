import CoreGraphics
import UIKit

extension CertificateRow {
    static let hiddenView = CertificateRow(
        "PC-01", "Do a hidden view and a view in it get layoutSubviews()?", rules: ["A29", "B3"], plays: "both",
        readings: ["neither": "skipsHiddenViewsInLayout"]
    ) { stage in
        let root = await stage.showEmpty(), lid = LayoutCounter(), inside = LayoutCounter()
        lid.isHidden = true
        inside.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        lid.addSubview(inside)
        _ = root.adding(lid, at: CGRect(x: 0, y: 0, width: 10, height: 10))
        await stage.wait(0.1)
        (lid.layouts, inside.layouts) = (0, 0)
        stage.turn {
            lid.setNeedsLayout()
            inside.setNeedsLayout()
        }
        await stage.wait(0.1)
        let words = ["neither", "one of them", "both"]
        return .answered(
            words[(lid.layouts > 0 ? 1 : 0) + (inside.layouts > 0 ? 1 : 0)],
            details: ["layouts": "\(lid.layouts), inside \(inside.layouts)"])
    }

    static let frameUnderTransform = CertificateRow(
        "PC-02", "Where is a view that gets a frame under a translation?", rules: ["A4", "A5"], plays: "moved by it",
        readings: ["at the frame": "matchesFrameUnderTransform"]
    ) { stage in
        let place = CGRect(x: 0, y: 100, width: 80, height: 40)
        let card = await stage.showEmpty().adding(UIView(), at: place)
        card.transform = CGAffineTransform(translationX: 0, y: 30)
        card.frame = place
        let top = card.frame.minY
        card.transform = CGAffineTransform(scaleX: 2, y: 2)
        card.frame = place
        let words: [CGFloat: String] = [130: "moved by it", 100: "at the frame"]
        return .answered(
            words[top] ?? "\(top - 100) points off", details: ["top": "\(top)", "under a scale of 2": "\(card.frame)"])
    }

    static let emptyWindowView = CertificateRow(
        "PC-23", "Does an empty view behind everything in a window stay there, and take no touch?", rules: ["A16"],
        plays: "yes"
    ) { stage in
        let controller = UIViewController(), empty = UIView()
        await stage.show(controller)
        empty.isUserInteractionEnabled = false
        empty.frame = stage.window.bounds
        stage.window.insertSubview(empty, at: 0)
        stage.turn { controller.present(UIViewController(), animated: false) }
        await stage.wait(0.5)
        stage.turn { controller.dismiss(animated: false) }
        await stage.wait(0.5)
        let middle = CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.midY)
        let isHit = stage.window.hitTest(middle, with: nil) === empty
        let place = stage.window.subviews.firstIndex(of: empty)
        empty.removeFromSuperview()
        return .answered(
            !isHit && place == 0 ? "yes" : "no",
            details: ["is hit": "\(isHit)", "place": place.map(String.init) ?? "gone"])
    }

    static let contentMargins = CertificateRow(
        "PC-40", "Does the safe area grow the margins of a table cell's content view?", rules: ["B67"], plays: "no",
        readings: ["yes": "addsSafeAreaToContentMargins"]
    ) { stage in
        let view = await stage.showEmpty(), cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        guard view.safeAreaInsets.bottom > 0 else { return .notRun("needs a device with a safe area at its bottom") }
        _ = view.adding(cell, at: CGRect(x: 0, y: view.bounds.maxY - 44, width: view.bounds.width, height: 44))
        await stage.wait(0.2)
        let own = cell.layoutMargins.bottom, content = cell.contentView.layoutMargins.bottom
        return .answered(
            content >= view.safeAreaInsets.bottom ? "yes" : "no", details: ["cell": "\(own)", "content": "\(content)"])
    }

    static let nestedScroll = CertificateRow(
        "PC-26", "Does a scroll view inside of another one add the safe area at its top to its insets?",
        rules: ["C1", "C11"], plays: "yes", readings: ["no": "keepsTopFromNestedScrollViews"]
    ) { stage in
        let view = await stage.showEmpty()
        guard view.safeAreaInsets.top > 0 else { return .notRun("needs a device with a safe area at its top") }
        let outer = view.adding(UIScrollView(), at: view.bounds)
        outer.contentInsetAdjustmentBehavior = .never
        outer.contentSize = view.bounds.size
        let inner = UIScrollView()
        inner.contentSize.height = 2 * view.bounds.height
        _ = outer.adding(inner, at: view.bounds)
        await stage.wait(0.2)
        let top = inner.adjustedContentInset.top
        let word = top == view.safeAreaInsets.top ? "yes" : top == 0 ? "no" : "in part"
        return .answered(word, details: ["top": "\(top)", "safe area": "\(view.safeAreaInsets.top)"])
    }

    static let windowOfWindow = CertificateRow(
        "PC-38", "What is the window of a window?", rules: ["A28"], plays: "itself"
    ) { stage in
        let window = stage.window.window
        return .answered(window === stage.window ? "itself" : window == nil ? "nil" : "another one", details: [:])
    }
}
