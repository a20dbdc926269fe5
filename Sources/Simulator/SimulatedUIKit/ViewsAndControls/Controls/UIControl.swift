// Fidelity: partial — states, tracking, UIAction and targets; a selector must carry its code on Linux (rules D15, D16, I18, L2)

import Foundation
@_spi(Simulation) import ObjectiveC

/// A view that turns touches into actions.
@preconcurrency @MainActor
open class UIControl: UIView {
    /// An event of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger came down inside.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger came down inside in a repeated tap.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moved within the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moved outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger moved from the outside into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger moved from the inside out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger was lifted inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was cancelled, for example by a recognized gesture.
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's main purpose was triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// A person changed the text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key ended editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// No special state.
        public static let normal: State = []
        /// A finger is on the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control is disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
    }

    /// The horizontal alignment of the content; a text field ignores it.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { contentAlignmentDidChange() } }
    }
    /// The vertical alignment of the content; a text field ignores it.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { contentAlignmentDidChange() } }
    }
    func contentAlignmentDidChange() {}

    /// Whether the control reacts to touches.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }
    /// Whether the control is selected.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }
    /// Whether a finger is on the control.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }
    /// Whether a tap shows the control's menu.
    @available(iOS 14.0, *)
    open var showsMenuAsPrimaryAction = false
    /// Whether the control is tracking a finger.
    open private(set) var isTracking = false
    /// Whether the tracked finger is inside the control now.
    open private(set) var isTouchInside = false
    private var handlers: [(handler: Handler, event: Event)] = []

    /// The handlers of events, in the order in which they were added.
    private enum Handler {
        case action(UIAction)
        case method(TargetAction)

        var action: UIAction? { if case .action(let action) = self { action } else { nil } }
        var method: TargetAction? { if case .method(let method) = self { method } else { nil } }
    }

    /// Creates a control; the frame is in the future superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a control with an action for its main purpose.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// The present state.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Called after the state has changed.
    func stateDidChange() {}

    /// Adds an action for events; it replaces an action with the same identifier (rule D16).
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        handlers.append((.action(action), controlEvents))
    }

    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier for events.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        handlers.removeAll { $0.handler.action?.identifier == identifier && $0.event == controlEvents }
    }

    /// Runs the actions for events, even on a disabled control (rule D16).
    open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

    func send(_ controlEvents: Event, _ event: UIEvent?) {
        for entry in handlers where !entry.event.isDisjoint(with: controlEvents) {
            switch entry.handler {
            case .action(let action): sendAction(action)
            case .method(let method): sendAction(method.selector, to: method.target, for: event)
            }
        }
    }

    /// Runs an action now, with the control as its sender.
    @available(iOS 14.0, *)
    open func sendAction(_ action: UIAction) { action.run(sender: self) }

    /// Calls a method of a target now, with the control and the event.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        TargetAction(target, action).send(self, event)
    }

    /// Adds a target whose method is called for events; the target is not kept alive.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let isKnown = handlers.contains { entry in
            entry.handler.method?.matches(target, action) == true && entry.event == controlEvents
        }
        if !isKnown { handlers.append((.method(TargetAction(target, action)), controlEvents)) }
    }

    /// Removes a target's method for events; nil stands for any target and any method.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        handlers = handlers.compactMap { entry in
            guard let method = entry.handler.method, method.matches(target, action) else { return entry }
            let left = entry.event.subtracting(controlEvents)
            return left.isEmpty ? nil : (entry.handler, left)
        }
    }

    /// The targets that still exist.
    open var allTargets: Set<AnyHashable> {
        Set(handlers.compactMap { $0.handler.method?.target as? AnyHashable })
    }

    /// The events for which there is a handler.
    open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.event) } }

    /// Returns the names of a target's methods for an event; nil if there is none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = handlers.filter { !$0.event.isDisjoint(with: controlEvent) }.compactMap(\.handler.method)
            .filter { $0.matches(target, nil) }.map(\.selector.description)
        return names.isEmpty ? nil : names
    }

    func hasActions(for event: Event) -> Bool { handlers.contains { !$0.event.isDisjoint(with: event) } }

    /// Returns whether a tap on the control takes precedence over a gesture of a superview.
    func takesTap(from gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self else { return false }
        return (gestureRecognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 1
    }

    // MARK: Tracking (rule L2)

    /// Asks, when a finger comes down, whether to track it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Asks, when the finger moves, whether to continue tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Tells the control that the finger was lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Tells the control that a gesture or the system has cancelled the touch.
    open func cancelTracking(with event: UIEvent?) {}

    /// Begins to track a finger; the touch is not forwarded up the responder chain.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        (isTouchInside, isHighlighted) = (true, true)
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    }

    /// Tracks the finger inside and outside.
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

    /// Triggers the action if the finger is lifted inside.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let isInside = holds(touch, event)
        (isTouchInside, isHighlighted) = (false, false)
        endTracking(touch, with: event)
        isTracking = false
        if isInside { actOnTap(event) } else { send(.touchUpOutside, event) }
    }

    /// Ends tracking without an action.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        (isTouchInside, isHighlighted) = (false, false)
        cancelTracking(with: event)
        isTracking = false
        send(.touchCancel, event)
    }

    /// The distance outside the control at which a tracked finger still counts as inside, in points.
    var touchMargin: CGFloat { 0 }

    private func holds(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        return point(inside: place, with: event) || bounds.insetBy(dx: -touchMargin, dy: -touchMargin).contains(place)
    }

    /// Taps the control with a finger; the control need not be in a window.
    @_spi(Simulation) public func tap() {
        guard isEnabled else { return }
        isHighlighted = true
        sendActions(for: .touchDown)
        isHighlighted = false
        actOnTap(nil)
    }

    /// Performs the effect of a tap.
    func actOnTap(_ event: UIEvent?) {
        send(.touchUpInside, event)
        send(.primaryActionTriggered, event)
    }
}

extension UIControl {
    /// The horizontal alignment of content.
    public enum ContentHorizontalAlignment: _ImportedEnumeration {
        /// In the middle.
        case center
        case left
        case right
        /// From edge to edge.
        case fill
        /// At the leading edge.
        case leading
        /// At the trailing edge.
        case trailing
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...5)
    }

    /// The vertical alignment of content.
    public enum ContentVerticalAlignment: _ImportedEnumeration {
        /// In the middle.
        case center
        case top
        case bottom
        /// From edge to edge.
        case fill
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...3)
    }
}
