import Testing
import UIKit

@MainActor struct StackViewTests {
    private final class Box: UIView {
        private let size: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            size = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { size }
    }

    /// The stack is constrained to the edges of a root view.
    private func fill(_ stack: UIStackView, _ width: CGFloat, _ height: CGFloat) -> UIView {
        let root = UIView(frame: rect(0, 0, width, height))
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: root.bottomAnchor)
        ])
        return root
    }

    @Test func `B45 a stack is as large as its views and their spacing`() {
        let boxes = [Box(30, 10), Box(50, 20)], stack = UIStackView(arrangedSubviews: boxes)
        stack.spacing = 8
        #expect(stack.axis == .horizontal && stack.alignment == .fill && stack.distribution == .fill)
        #expect(stack.arrangedSubviews == boxes && stack.subviews == boxes)
        stack.updateConstraintsIfNeeded()
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 88, height: 20))
        stack.axis = .vertical
        stack.updateConstraintsIfNeeded()
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 38))
    }

    @Test func `B45 views fill a stack, the one that hugs least grows`() {
        let boxes = [Box(30, 10), Box(50, 20)], stack = UIStackView(arrangedSubviews: boxes)
        boxes[0].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
        stack.spacing = 10
        let root = fill(stack, 200, 40)
        root.layoutIfNeeded()
        #expect(boxes.map(\.frame) == [rect(0, 0, 140, 40), rect(150, 0, 50, 40)])
        stack.distribution = .fillEqually
        root.layoutIfNeeded()
        #expect(boxes.map(\.frame) == [rect(0, 0, 95, 40), rect(105, 0, 95, 40)])
    }

    @Test(arguments: [
        (UIStackView.Alignment.top, 0.0), (.center, 10.0), (.bottom, 20.0)
    ])
    func `B45 views keep their size across a row and lie as aligned`(
        alignment: UIStackView.Alignment, y: CGFloat
    ) {
        let boxes = [Box(30, 20), Box(50, 20)], stack = UIStackView(arrangedSubviews: boxes)
        stack.distribution = .fillEqually
        stack.alignment = alignment
        let root = fill(stack, 100, 40)
        root.layoutIfNeeded()
        #expect(boxes.map(\.frame) == [rect(0, y, 50, 20), rect(50, y, 50, 20)])
    }

    @Test func `A29 and B45 hidden and removed views take no room`() {
        let boxes = [Box(10, 10), Box(20, 10), Box(30, 10)], stack = UIStackView(arrangedSubviews: boxes)
        stack.axis = .vertical
        stack.distribution = .fillEqually
        let root = fill(stack, 60, 60)
        boxes[1].isHidden = true
        root.layoutIfNeeded()
        #expect(boxes[2].frame == rect(0, 30, 60, 30))
        boxes[1].isHidden = false
        root.layoutIfNeeded()
        #expect(boxes[2].frame == rect(0, 40, 60, 20))
        boxes[0].removeFromSuperview()
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews == [boxes[1], boxes[2]] && boxes[2].frame == rect(0, 30, 60, 30))
        stack.removeArrangedSubview(boxes[1])
        root.layoutIfNeeded()
        #expect(boxes[1].superview === stack && boxes[2].frame == rect(0, 0, 60, 60))
    }

    @Test func `B45 a view can have a place in line and a spacing of its own`() {
        let boxes = [Box(10, 10), Box(20, 10)], stack = UIStackView(arrangedSubviews: boxes), third = Box(30, 10)
        stack.spacing = 4
        stack.insertArrangedSubview(third, at: 0)
        #expect(stack.arrangedSubviews == [third] + boxes)
        #expect(stack.customSpacing(after: third) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(20, after: third)
        #expect(stack.customSpacing(after: third) == 20)
        stack.updateConstraintsIfNeeded()
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 84)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: third)
        stack.updateConstraintsIfNeeded()
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 72)
        stack.removeArrangedSubview(third)
        stack.insertArrangedSubview(third, at: 0)
        #expect(stack.customSpacing(after: third) == UIStackView.spacingUseDefault, "removal forgets it")
        stack.insertArrangedSubview(boxes[1], at: 0)
        #expect(stack.arrangedSubviews == [boxes[1], third, boxes[0]] && stack.subviews.count == 3)
    }

    private func frames(_ distribution: UIStackView.Distribution, width: CGFloat, spacing: CGFloat = 0) -> [CGRect] {
        // The pixels of this phone decide how widths are rounded.
        let host = Host()
        defer { withExtendedLifetime(host) {} }
        let boxes = [Box(160, 20), Box(80, 20), Box(40, 20)], stack = UIStackView(arrangedSubviews: boxes)
        stack.distribution = distribution
        stack.spacing = spacing
        fill(stack, width, 40).layoutIfNeeded()
        return boxes.map(\.frame)
    }

    @Test func `B48 and B49 proportional shares follow natural sizes`() {
        let plain = frames(.fillProportionally, width: 280)
        #expect(plain.map(\.width) == [160, 80, 40])
        let spaced = frames(.fillProportionally, width: 200, spacing: 10)
        #expect(spaced.map { $0.width.rounded() } == [107, 53, 20])
    }

    @Test func `B50 equal spacing pads the gaps evenly`() {
        #expect(frames(.equalSpacing, width: 400).map(\.minX) == [0, 220, 360])
        #expect(frames(.equalSpacing, width: 400).map(\.width) == [160, 80, 40])
    }

    @Test func `B51 equal centering spaces centres equally while gaps allow`() {
        #expect(frames(.equalCentering, width: 400).map(\.midX) == [80, 230, 380])
        #expect(frames(.equalCentering, width: 290, spacing: 5).map(\.minX) == [0, 165, 250])
    }

    @Test func `B48 a view whose natural size changes gets another share`() {
        let label = UILabel(), box = Box(60, 20), stack = UIStackView(arrangedSubviews: [label, box])
        stack.distribution = .fillProportionally
        let root = fill(stack, 300, 40)
        root.layoutIfNeeded()
        let before = box.frame.width
        label.text = "Something long"
        root.layoutIfNeeded()
        #expect(box.frame.width < before)
    }

    @Test func `B55 a stack's views lie within its margins only on request`() {
        let box = Box(30, 10), stack = UIStackView(arrangedSubviews: [box])
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let root = fill(stack, 100, 50)
        root.layoutIfNeeded()
        #expect(box.frame == rect(0, 0, 100, 50))
        stack.isLayoutMarginsRelativeArrangement = true
        root.layoutIfNeeded()
        #expect(box.frame == rect(2, 1, 94, 46))
    }

    @Test func `B47 filling equally gives every view the same size`() {
        let boxes = [Box(10, 10), Box(20, 10), Box(200, 10)], stack = UIStackView(arrangedSubviews: boxes)
        stack.distribution = .fillEqually
        stack.spacing = 10
        fill(stack, 320, 40).layoutIfNeeded()
        #expect(boxes.map(\.frame) == [rect(0, 0, 100, 40), rect(110, 0, 100, 40), rect(220, 0, 100, 40)])
    }

    /// Three boxes of 50 points, 10 points apart; the stack is as wide as its content.
    private func makeRow() -> (root: UIView, stack: UIStackView, boxes: [UIView]) {
        let boxes = [Box(50, 10), Box(50, 10), Box(50, 10)], stack = UIStackView(arrangedSubviews: boxes)
        let root = UIView(frame: rect(0, 0, 390, 100))
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor)
        ])
        return (root, stack, boxes)
    }

    @Test func `B53 a hidden view takes neither its size nor its spacing`() {
        for (hidden, shown) in [(0, [1, 2]), (1, [0, 2]), (2, [0, 1])] {
            let (root, stack, boxes) = makeRow()
            root.layoutIfNeeded()
            #expect(stack.frame.width == 170)
            boxes[hidden].isHidden = true
            root.layoutIfNeeded()
            #expect(stack.frame.width == 110, "without view \(hidden)")
            #expect(boxes[shown[0]].frame.minX == 0 && boxes[shown[1]].frame.minX == 60, "without view \(hidden)")
            #expect(boxes[hidden].frame.width == 0)
            boxes[hidden].isHidden = false
            root.layoutIfNeeded()
            #expect(stack.frame.width == 170)
        }
    }

    @Test func `B54 an animation that hides a view also moves the others`() throws {
        let host = Host(), (root, stack, boxes) = makeRow()
        host.showPlainRoot().addSubview(root)
        host.endTurn()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { boxes[1].isHidden = true }
        host.endTurn()
        #expect(boxes[2].frame.minX == 60)
        host.advance(by: 0.5)
        #expect(isClose(try #require(boxes[2].layer.presentation()).frame.minX, 90))
        #expect(isClose(try #require(stack.layer.presentation()).frame.width, 140))
        host.settle()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { boxes[1].isHidden = false }
        host.endTurn()
        host.advance(by: 0.5)
        #expect(isClose(try #require(boxes[2].layer.presentation()).frame.minX, 90))
    }
}
