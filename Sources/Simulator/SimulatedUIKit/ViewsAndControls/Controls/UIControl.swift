// Fidelity: partial — states, tracking, UIAction and targets; a selector must carry its code on Linux (rules D15, D16, I18, L2)

import Foundation
@_spi(Simulation) import ObjectiveC

@preconcurrency @MainActor
open class UIControl: UIView {
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
    }

    /// A text field ignores this alignment.
    open lazy var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { contentAlignmentDidChange() } }
    }
    /// A text field ignores this alignment.
    open lazy var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { contentAlignmentDidChange() } }
    }
    func contentAlignmentDidChange() {}

    open lazy var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }
    open lazy var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }
    open lazy var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }
    @available(iOS 14.0, *)
    open var showsMenuAsPrimaryAction = false
    open private(set) var isTracking = false
    open private(set) var isTouchInside = false
    /// Where the finger that acts at the moment has left the control; nil for a tap without a place.
    private(set) var liftedAt: CGPoint?
    private var handlers: [(handler: Handler, event: Event)] = []

    private enum Handler {
        case action(UIAction)
        case method(TargetAction)

        var action: UIAction? { if case .action(let action) = self { action } else { nil } }
        var method: TargetAction? { if case .method(let method) = self { method } else { nil } }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    func stateDidChange() {}

    /// The new action replaces an earlier action with the same identifier (rule D16).
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        handlers.append((.action(action), controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        handlers.removeAll { $0.handler.action?.identifier == identifier && $0.event == controlEvents }
    }

    /// The actions run even on a disabled control (rule D16).
    open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

    func send(_ controlEvents: Event, _ event: UIEvent?) {
        for entry in handlers where !entry.event.isDisjoint(with: controlEvents) {
            switch entry.handler {
            case .action(let action): sendAction(action)
            case .method(let method): sendAction(method.selector, to: method.target, for: event)
            }
        }
    }

    @available(iOS 14.0, *)
    open func sendAction(_ action: UIAction) { action.run(sender: self) }

    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        TargetAction(target, action).send(self, event)
    }

    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let isKnown = handlers.contains { entry in
            entry.handler.method?.matches(target, action) == true && entry.event == controlEvents
        }
        if !isKnown { handlers.append((.method(TargetAction(target, action)), controlEvents)) }
    }

    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        handlers = handlers.compactMap { entry in
            guard let method = entry.handler.method, method.matches(target, action) else { return entry }
            let left = entry.event.subtracting(controlEvents)
            return left.isEmpty ? nil : (entry.handler, left)
        }
    }

    open var allTargets: Set<AnyHashable> {
        Set(handlers.compactMap { $0.handler.method?.target as? AnyHashable })
    }

    open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.event) } }

    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = handlers.filter { !$0.event.isDisjoint(with: controlEvent) }.compactMap(\.handler.method)
            .filter { $0.matches(target, nil) }.map(\.selector.description)
        return names.isEmpty ? nil : names
    }

    func hasActions(for event: Event) -> Bool { handlers.contains { !$0.event.isDisjoint(with: event) } }

    /// Returns whether the control's own tap prevents a gesture of a superview.
    func takesTap(from gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self else { return false }
        return (gestureRecognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 1
    }

    // MARK: Tracking (rule L2)

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    /// The touch is not passed on to the next responders.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        (isTouchInside, isHighlighted) = (true, true)
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = holds(touch, event)
        isHighlighted = isTouchInside
        isTracking = continueTracking(touch, with: event)
        guard isTracking else { return isHighlighted = false }
        var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if wasInside != isTouchInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
        send(events, event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let isInside = holds(touch, event)
        (isTouchInside, isHighlighted) = (false, false)
        endTracking(touch, with: event)
        isTracking = false
        liftedAt = touch.location(in: self)
        if isInside { actOnTap(event) } else { send(.touchUpOutside, event) }
        liftedAt = nil
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        (isTouchInside, isHighlighted) = (false, false)
        cancelTracking(with: event)
        isTracking = false
        send(.touchCancel, event)
    }

    /// The greatest distance in points at which a tracked finger still counts as inside.
    var touchMargin: CGFloat { 0 }

    private func holds(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        return point(inside: place, with: event) || bounds.insetBy(dx: -touchMargin, dy: -touchMargin).contains(place)
    }

    /// Taps the control, even outside all windows.
    @_spi(Simulation) public func tap() {
        guard isEnabled else { return }
        isHighlighted = true
        sendActions(for: .touchDown)
        isHighlighted = false
        actOnTap(nil)
    }

    func actOnTap(_ event: UIEvent?) {
        send(.touchUpInside, event)
        send(.primaryActionTriggered, event)
    }
}

extension UIControl {
    @available(iOS 14.0, *)
    public func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) {
        var stops = false
        for entry in handlers where !stops {
            let method = entry.handler.method.map { ($0.target, $0.selector) }
            iterator(entry.handler.action, method, entry.event, &stops)
        }
    }

    public enum ContentHorizontalAlignment: _ImportedEnumeration {
        case center
        case left
        case right
        case fill
        case leading
        case trailing
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...5)
    }

    public enum ContentVerticalAlignment: _ImportedEnumeration {
        case center
        case top
        case bottom
        case fill
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...3)
    }
}
