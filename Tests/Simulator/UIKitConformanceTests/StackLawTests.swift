import Testing
import UIKit

/// A stack view gives the same layout as the constraints that define a stack.
///
/// The tests write these constraints by hand.
@MainActor struct StackLawTests {
    struct Use: Sendable {
        var axis = NSLayoutConstraint.Axis.horizontal
        var distribution = UIStackView.Distribution.fill, alignment = UIStackView.Alignment.fill
        var hasMargins = false, measuresBaselines = false
        var hidden: Set<Int> = []
        /// The stack's length along its axis; nil if the views determine the length.
        var length: CGFloat?

        var text: String {
            "\(axis) \(distribution) \(alignment), margins \(hasMargins), baselines \(measuresBaselines), "
                + "hidden \(hidden.sorted()), length \(length.map { "\($0)" } ?? "free")"
        }
    }

    private nonisolated static let alignments = [
        UIStackView.Alignment.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline
    ]
    private nonisolated static let distributions = [
        UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering
    ]

    /// Each label has its own priorities for content hugging and compression resistance, so no tie is possible.
    private func makeLabels() -> [UILabel] {
        let texts = [("Aa", 12.0), ("Anything", 30), ("Baseline", 17), ("Cc", 21)]
        return texts.enumerated().map { index, text in
            let label = UILabel()
            label.text = text.0
            label.font = .systemFont(ofSize: text.1)
            label.translatesAutoresizingMaskIntoConstraints = false
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                label.setContentHuggingPriority(UILayoutPriority(Float(251 + index)), for: axis)
                label.setContentCompressionResistancePriority(UILayoutPriority(Float(740 + index)), for: axis)
            }
            return label
        }
    }

    private func place(_ view: UIView, in root: UIView, for use: Use) {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
        root.addSubview(view)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        let isRow = use.axis == .horizontal
        if let length = use.length {
            (isRow ? view.widthAnchor : view.heightAnchor).constraint(equalToConstant: length).isActive = true
        }
        // In a row with aligned baselines, extra height would leave the position of the common baseline undetermined.
        guard use.alignment != .firstBaseline, use.alignment != .lastBaseline else { return }
        (isRow ? view.heightAnchor : view.widthAnchor).constraint(equalToConstant: 190).isActive = true
    }

    /// Compares a stack view with a plain view that has the same subviews.
    ///
    /// The plain view has the constraints that define the stack's layout. The result describes the first difference,
    /// and is nil if there is no difference.
    private func difference(_ use: Use) -> String? {
        let root = UIView(frame: rect(0, 0, 900, 900)), labels = makeLabels(), twins = makeLabels()
        let stack = UIStackView(arrangedSubviews: labels), twin = UIView()
        stack.axis = use.axis
        stack.distribution = use.distribution
        stack.alignment = use.alignment
        stack.spacing = 6
        stack.isLayoutMarginsRelativeArrangement = use.hasMargins
        stack.isBaselineRelativeArrangement = use.measuresBaselines
        for index in use.hidden { labels[index].isHidden = true }
        place(stack, in: root, for: use)
        place(twin, in: root, for: use)
        let shown = twins.indices.filter { !use.hidden.contains($0) }
        for index in shown { twin.addSubview(twins[index]) }
        let reference = StackReference(
            axis: use.axis, distribution: use.distribution, alignment: use.alignment, spacing: 6,
            measuresBaselines: use.measuresBaselines, canvas: use.hasMargins ? twin.layoutMarginsGuide : twin,
            owner: twin)
        NSLayoutConstraint.activate(reference.constraints(for: shown.map { twins[$0] }))
        root.layoutIfNeeded()
        guard isClose(stack.frame, twin.frame) else { return "the stack is \(stack.frame), not \(twin.frame)" }
        for index in shown where !isClose(labels[index].frame, twins[index].frame) {
            return "view \(index) is \(labels[index].frame), not \(twins[index].frame)"
        }
        return nil
    }

    private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
        abs(one.minX - other.minX) < 0.6 && abs(one.minY - other.minY) < 0.6
            && abs(one.maxX - other.maxX) < 0.6 && abs(one.maxY - other.maxY) < 0.6
    }

    @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical], distributions)
    func `B46 to B52 a stack is what its constraints define`(
        axis: NSLayoutConstraint.Axis, distribution: UIStackView.Distribution
    ) {
        for alignment in Self.alignments {
            for hasMargins in [false, true] {
                for hidden: Set<Int> in [[], [0], [1], [3], [0, 1, 2]] {
                    for length: CGFloat? in [nil, 520, 130] {
                        for measures in axis == .vertical ? [false, true] : [false] {
                            let use = Use(
                                axis: axis, distribution: distribution, alignment: alignment,
                                hasMargins: hasMargins, measuresBaselines: measures, hidden: hidden, length: length)
                            if let difference = difference(use) {
                                Issue.record("\(use.text): \(difference)")
                                return
                            }
                        }
                    }
                }
            }
        }
    }
}
