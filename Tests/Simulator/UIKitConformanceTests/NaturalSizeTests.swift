import Testing
import UIKit

final class SizedView: UIView {
    var naturalSize = CGSize(width: 100, height: 20) {
        didSet { invalidateIntrinsicContentSize() }
    }
    var alignmentInsets = UIEdgeInsets.zero
    override var intrinsicContentSize: CGSize { naturalSize }
    override var alignmentRectInsets: UIEdgeInsets { alignmentInsets }
}

@MainActor struct NaturalSizeTests {
    private let root = UIView(frame: rect(0, 0, 300, 300))
    private let view = SizedView()

    init() {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }

    @Test func `B24 hugging and resistance are optional inequalities`() {
        root.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 100, height: 20))
        let wish = view.widthAnchor.constraint(equalToConstant: 0)
        for (priority, value, expected): (Float, CGFloat, CGFloat) in [
            (249, 200, 100), (251, 200, 200), (749, 50, 100), (751, 50, 50)
        ] {
            wish.isActive = false
            wish.priority = UILayoutPriority(priority)
            wish.constant = value
            wish.isActive = true
            root.layoutIfNeeded()
            #expect(view.bounds.width == expected, "\(value) at \(priority)")
        }
    }

    @Test(arguments: [true, false])
    func `B65 text of several lines grows and wraps only where it must`(isLabel: Bool) {
        let host = Host(), label = UILabel(), textView = UITextView(), root = host.showPlainRoot()
        label.numberOfLines = 0
        textView.isScrollEnabled = false
        textView.textContainerInset = .zero
        let view = isLabel ? label : textView
        func show(_ text: String) -> CGSize {
            label.text = text
            textView.text = text
            host.endTurn()
            return view.bounds.size
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        let short = show("Hi"), long = show("Hello world again")
        #expect(long.width > 2 * short.width && long.height == short.height)
        let most = (long.width * 0.7).rounded()
        let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: most)
        limit.isActive = true
        host.endTurn()
        #expect(view.bounds.width <= most && view.bounds.height > 1.8 * short.height)
        limit.isActive = false
        host.endTurn()
        #expect(view.bounds.size == long)
    }

    @Test func `B24 an axis of minus one has no natural size`() {
        let width = view.widthAnchor.constraint(equalToConstant: 150)
        width.priority = UILayoutPriority(1)
        width.isActive = true
        view.naturalSize.width = UIView.noIntrinsicMetric
        root.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 150, height: 20))
    }

    @Test func `B24 a changed natural size is laid out`() {
        root.layoutIfNeeded()
        for side: CGFloat in [30, 130, UIView.noIntrinsicMetric, 70] {
            view.naturalSize.width = side
            root.layoutIfNeeded()
            if side >= 0 { #expect(view.bounds.width == side) }
        }
    }

    @Test func `B25 every class hugs at 250, resists compression at 750`() {
        for view in [UIView(), UILabel(), UIButton(), UITextField(), UITextView(), UIImageView(), UIScrollView()] {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                #expect(view.contentHuggingPriority(for: axis) == .defaultLow, "\(type(of: view))")
                #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh, "\(type(of: view))")
            }
        }
    }

    @Test func `B36 constraints bind alignment rectangles`() {
        let view = SizedView()
        view.alignmentInsets = insets(4, 0, 4, 0)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            view.heightAnchor.constraint(equalToConstant: 40)
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minY == 96 && view.frame.height == 48)
        #expect(view.alignmentRect(forFrame: view.frame).minY == 100)
    }

    @Test func `B38 fitting is a wish of 50 on both axes and moves nothing`() {
        let box = UIView(frame: rect(0, 0, 300, 300)), label = SizedView()
        label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10)
        ])
        #expect(UIView.layoutFittingCompressedSize == .zero)
        #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 40))
        #expect(label.frame == .zero && box.frame == rect(0, 0, 300, 300))
        label.setContentHuggingPriority(UILayoutPriority(49), for: .horizontal)
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 10_000, height: 40))
    }

    @Test func `B40 edges are rounded to pixels, and sizes follow the edges`() {
        let host = Host(.p375)
        let box = UIView(frame: rect(0, 0, 100, 10)), views = (0..<3).map { _ in UIView() }
        host.showPlainRoot().addSubview(box)
        var left = box.leftAnchor
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(view)
            view.leftAnchor.constraint(equalTo: left).isActive = true
            view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = view !== views[0]
            left = view.rightAnchor
        }
        left.constraint(equalTo: box.rightAnchor).isActive = true
        host.endTurn()
        #expect(views.map(\.frame.minX) == [0, 33.5, 66.5])
        #expect(views.map(\.frame.width) == [33.5, 33, 33.5])
    }

    @Test func `B39 a required width is kept while the height is least`() {
        let box = UIView(frame: rect(0, 0, 50, 50)), label = UILabel()
        label.numberOfLines = 0
        label.text = Array(repeating: "several words", count: 20).joined(separator: " ")
        label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10)
        ])
        func fitted(_ width: CGFloat) -> CGSize {
            box.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        let text = label.sizeThatFits(CGSize(width: 280, height: CGFloat.infinity)).height
        #expect(text > 5 * label.font.lineHeight)
        #expect(fitted(300).width == 300 && isClose(fitted(300).height, text + 20, within: 0.5), "\(fitted(300))")
        #expect(fitted(600).width == 600 && fitted(600).height < fitted(300).height)
        let free = box.systemLayoutSizeFitting(CGSize(width: 300, height: 0))
        #expect(free.width > 600, "a wish of 50 gives way to the text on one line")
    }
}
