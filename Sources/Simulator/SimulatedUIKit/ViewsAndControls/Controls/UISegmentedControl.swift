// Fidelity: partial — titles, selection, widths and taps; the height is that of storyboards, and the width is an estimate

import Foundation

@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    public static let noSegment = -1
    private static let height: CGFloat = 32
    private static let padding: CGFloat = 12

    private struct Segment {
        let label: UILabel
        var action: UIAction?
        var width: CGFloat = 0
        var isEnabled = true
    }

    private var segments: [Segment] = []
    private var ownIndex = noSegment

    open var isMomentary = false
    open lazy var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }
    open lazy var selectedSegmentTintColor: UIColor? = nil {
        didSet { undrawn("UISegmentedControl.selectedSegmentTintColor") }
    }
    /// An index without a segment is ignored.
    open var selectedSegmentIndex: Int {
        get { ownIndex }
        set {
            guard newValue == Self.noSegment || segments.indices.contains(newValue) else { return }
            ownIndex = newValue
            drawSelection()
        }
    }
    open var numberOfSegments: Int { segments.count }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
        backgroundColor = .tertiarySystemFill
    }

    /// Each string becomes a segment.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        layer.cornerRadius = 8
        backgroundColor = .tertiarySystemFill
        for case let title as String in items ?? [] {
            insertSegment(withTitle: title, at: numberOfSegments, animated: false)
        }
        bounds.size = intrinsicContentSize
    }

    @available(iOS 14.0, *)
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
        if frame.size == .zero { bounds.size = intrinsicContentSize }
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(nil, title, at: segment)
    }

    @available(iOS 14.0, *)
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(action, action.title, at: segment)
    }

    /// An index beyond the last segment stands for the end.
    private func insert(_ action: UIAction?, _ title: String?, at index: Int) {
        let label = UILabel()
        label.text = title
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 13)
        label.layer.cornerRadius = 7
        let index = max(0, min(index, segments.count))
        segments.insert(Segment(label: label, action: action), at: index)
        if ownIndex >= index { ownIndex += 1 }
        addSubview(label)
        segmentsDidChange()
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).label.removeFromSuperview()
        if ownIndex == segment { ownIndex = Self.noSegment } else if ownIndex > segment { ownIndex -= 1 }
        segmentsDidChange()
    }

    open func removeAllSegments() {
        while numberOfSegments > 0 { removeSegment(at: 0, animated: false) }
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.label.text = title }
    }
    open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.label.text }

    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }

    @available(iOS 14.0, *)
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            $0.action = action
            $0.label.text = action.title
        }
    }
    @available(iOS 14.0, *)
    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }
    @available(iOS 14.0, *)
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }

    /// Inert: the titles keep their font and color.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        undrawn("UISegmentedControl.setTitleTextAttributes(_:for:)")
    }

    private func segment(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

    private func change(_ index: Int, _ change: (inout Segment) -> Void) {
        guard segments.indices.contains(index) else { return }
        change(&segments[index])
        segmentsDidChange()
    }

    private func segmentsDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        drawSelection()
    }

    private func drawSelection() {
        for (index, segment) in segments.enumerated() {
            segment.label.backgroundColor = index == ownIndex ? .systemBackground : nil
            segment.label.textColor = segment.isEnabled ? .label : .secondaryLabel
        }
    }

    private func naturalWidth(of segment: Segment) -> CGFloat {
        segment.width > 0 ? segment.width : segment.label.intrinsicContentSize.width + 2 * Self.padding
    }

    open override var intrinsicContentSize: CGSize {
        let widths = segments.map(naturalWidth)
        let isEven = !apportionsSegmentWidthsByContent && segments.allSatisfy { $0.width == 0 }
        let width = isEven ? (widths.max() ?? 0) * CGFloat(widths.count) : widths.reduce(0, +)
        return CGSize(width: width, height: Self.height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Segments without a width of their own share the room that is left.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let fixed = segments.map(\.width), flexible = segments.filter { $0.width == 0 }
        let natural = flexible.map(naturalWidth).reduce(0, +), room = bounds.width - fixed.reduce(0, +)
        var x: CGFloat = 0
        for segment in segments {
            let part =
                apportionsSegmentWidthsByContent && natural > 0
                ? naturalWidth(of: segment) / natural : 1 / CGFloat(max(1, flexible.count))
            let width = segment.width > 0 ? segment.width : max(0, room * part)
            segment.label.frame = CGRect(x: x, y: 2, width: width, height: max(0, bounds.height - 4))
            x += width
        }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !takesTap(from: gestureRecognizer)
    }

    override func actOnTap(_ event: UIEvent?) {
        layoutIfNeeded()
        let x = liftedAt?.x ?? bounds.midX
        guard let index = segments.firstIndex(where: { x >= $0.label.frame.minX && x < $0.label.frame.maxX }),
            segments[index].isEnabled, index != ownIndex || isMomentary
        else { return }
        selectedSegmentIndex = index
        if let action = segments[index].action { sendAction(action) }
        send(.valueChanged, event)
        send(.primaryActionTriggered, event)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
}
