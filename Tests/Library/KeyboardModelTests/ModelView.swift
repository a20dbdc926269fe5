import CoreGraphics
import KeyboardModel
import TestSupport

/// A view as numbers, with its input and a keyboard, and a memory that decides its translation.
///
/// The superview has the screen's coordinates, moved by an origin. The order of events is the one of the library's
/// translation, without any view.
struct ModelView {
    enum Step: CustomStringConvertible, Equatable {
        /// A keyboard with its top edge at a distance from the screen's lower edge, or another height of it.
        case show(CGFloat)
        /// A finger drags the keyboard to this height.
        case drag(CGFloat)
        /// The phone is turned, and the keyboard has this height afterwards.
        case turn(CGFloat)
        case hide
        /// Another input is edited; nil without an input inside the view.
        case edit(Int?)
        /// The app moves the view by a distance.
        case move(CGFloat)
        /// A scroll view around the view begins or ends to make room.
        case list(Bool)
        /// The view's page slides away.
        case leave
        case look

        var description: String {
            switch self {
            case .show(let height): "show \(height)"
            case .drag(let height): "drag to \(height)"
            case .turn(let height): "turn, \(height)"
            case .hide: "hide"
            case .edit(let input): "edit \(input.map(String.init) ?? "nothing")"
            case .move(let distance): "move by \(distance)"
            case .list(let makesRoom): makesRoom ? "a list makes room" : "the list makes no room"
            case .leave: "leave"
            case .look: "look"
            }
        }

        var isShow: Bool { if case .show = self { true } else { false } }
    }

    /// Where an input stays while its view moves.
    enum Pin: CaseIterable {
        case view, top
        /// The safe area of the view at the bottom, which gets smaller until the view has left the one of the screen.
        case safeArea
    }

    struct Input {
        let pin: Pin
        /// The top edge without a translation, in the superview's coordinates, in points.
        var top: CGFloat
        /// The distance by which an input at the top moves with the view before it stays.
        var slack: CGFloat = 0
        /// The distance by which the view moves while an input at the top stays, because the view's safe area grows
        /// (rule C1); nil if the input stays for another reason, and for good.
        var hold: CGFloat?
        static let height: CGFloat = 44
    }

    static let screen = CGSize(width: 390, height: 844)
    static let safeArea = (top: CGFloat(59), bottom: CGFloat(34))
    static let padding: CGFloat = 10

    var memory = TranslationMemory()
    private(set) var share: CGFloat = 0
    /// The view without a translation, in the superview's coordinates, in points.
    private(set) var frame: CGRect
    private(set) var inputs: [Input]
    /// The button's top edge without a translation, in the superview's coordinates, in points; nil without a button.
    private(set) var buttonTop: CGFloat?
    /// Whether the button holds to the safe area of the view at the bottom, and comes down when the view leaves it.
    private(set) var buttonHolds = false
    private(set) var edited: Int?
    /// Whether the view moves only for the edited input.
    let followsInput: Bool
    /// The superview's origin on the screen.
    let origin: CGFloat
    private(set) var keyboard: CGRect?
    private(set) var situation = TranslationSight.Situation.usual
    private var isTurned = false

    // MARK: What is seen

    private var bottomSafeArea: CGFloat {
        max(0, min(Self.safeArea.bottom, frame.maxY + share + origin - Self.screen.height + Self.safeArea.bottom))
    }

    /// The part of the screen's safe area that the view covers without a translation.
    private var restingSafeArea: CGFloat {
        max(0, min(Self.safeArea.bottom, frame.maxY + origin - Self.screen.height + Self.safeArea.bottom))
    }

    /// Returns an input's top edge as it is shown, in the superview's coordinates, in points.
    func shownTop(of input: Input) -> CGFloat {
        switch input.pin {
        case .view: input.top + share
        case .top: input.top + share + topHold(of: input)
        case .safeArea: input.top + min(0, share + restingSafeArea - bottomSafeArea)
        }
    }

    /// The part of the present translation that an input at the top does not follow, in points, 0 or more.
    private func topHold(of input: Input) -> CGFloat {
        input.pin == .top ? min(max(0, -share - input.slack), input.hold ?? .infinity) : 0
    }

    private var topSafeArea: CGFloat {
        guard let editedInput, let hold = editedInput.hold else { return Self.safeArea.top }
        return Self.safeArea.top - hold + topHold(of: editedInput)
    }

    var editedInput: Input? { edited.map { inputs[$0] } }
    /// The top edge of the window's safe area, in the superview's coordinates, in points.
    var safeAreaTop: CGFloat { Self.safeArea.top - origin }
    /// The keyboard's top edge, in the superview's coordinates, in points.
    var keyboardTop: CGFloat? { keyboard.map { $0.minY - origin } }

    /// What has to be above the keyboard, as it is shown, in the superview's coordinates, in points.
    var shown: CGRect? {
        guard followsInput else { return frame.offsetBy(dx: 0, dy: share) }
        guard let editedInput else { return nil }
        let input = Self.rectangle(at: shownTop(of: editedInput))
        // A button that comes down may be left behind.
        guard !buttonHolds, let both = shownButton?.union(input), let room, both.height <= room else { return input }
        return both
    }

    private var room: CGFloat? { memory.highest.map { $0.minY - origin - safeAreaTop - Self.padding } }

    /// The button that has to be above the keyboard together with the input, as it is shown.
    var shownButton: CGRect? {
        guard followsInput, let buttonTop else { return nil }
        return Self.rectangle(at: buttonTop + share + (buttonHolds ? restingSafeArea - bottomSafeArea : 0))
    }

    private static func rectangle(at top: CGFloat) -> CGRect {
        CGRect(x: 0, y: top, width: 100, height: Input.height)
    }

    var sight: TranslationSight {
        var sight = TranslationSight()
        (sight.share, sight.translation) = (share, share)
        sight.situation = situation == .isLeaving && (share == 0 || memory.highest == nil) ? .usual : situation
        sight.halfAPixel = 0.5 / 3
        sight.padding = Self.padding
        sight.safeArea = ListSight.Edges(top: topSafeArea, bottom: bottomSafeArea)
        sight.center = CGPoint(x: frame.midX, y: frame.midY)
        sight.keyboard = memory.highest.map { $0.offsetBy(dx: 0, dy: -origin) }
        let rectangle = followsInput ? editedInput.map { Self.rectangle(at: shownTop(of: $0)) } : shown
        (sight.rectangle, sight.isOfInput) = (rectangle?.offsetBy(dx: 0, dy: -share), followsInput)
        (sight.button, sight.room) = (shownButton?.offsetBy(dx: 0, dy: -share), room ?? 0)
        if let edited, situation != .isLeaving {
            sight.input = TranslationSight.Input(
                ObjectIdentifier(Self.objects[edited]), top: shownTop(of: inputs[edited]), safeAreaTop: safeAreaTop,
                windowInset: Self.safeArea.top)
        }
        return sight
    }

    private final class Object: Sendable {}
    private static let objects = [Object(), Object()]

    // MARK: What happens

    mutating func play(_ steps: [Step]) { for step in steps { play(step) } }

    mutating func play(_ step: Step) {
        var isDragged = false
        switch step {
        case .show(let height): keyboard = keyboard(height)
        case .drag(let height):
            guard keyboard != nil else { return }
            (keyboard, isDragged) = (keyboard(height), true)
        case .turn(let height):
            guard keyboard != nil else { return }
            isTurned.toggle()
            keyboard = keyboard(height)
        case .hide: (keyboard, situation) = (nil, .usual)
        case .edit(let input): edited = input
        case .move(let distance):
            frame.origin.y += distance
            for index in inputs.indices where inputs[index].pin != .top { inputs[index].top += distance }
            buttonTop? += distance
        case .list(let makesRoom): situation = makesRoom ? .isInListMakingRoom : .usual
        case .leave: if keyboard != nil { situation = .isLeaving }
        case .look: break
        }
        settle(isDragged: isDragged)
    }

    private func keyboard(_ height: CGFloat) -> CGRect {
        CGRect(
            x: 0, y: Self.screen.height - height, width: Self.screen.width + (isTurned ? 100 : 0), height: height)
    }

    /// Decides until a decision changes nothing, as a pass does; each decision is followed by a layout.
    mutating func settle(isDragged: Bool = false) {
        for _ in 0..<6 {
            memory.see(keyboard.map(KeyboardState.docked) ?? .hidden, mayFall: isDragged)
            let plan = memory.decide(sight)
            guard plan.share != share else { return }
            share = plan.share
        }
    }
}

extension ModelView {
    static func random(using generator: inout SeededGenerator) -> ModelView {
        let pixel = { (generator: inout SeededGenerator, range: ClosedRange<Int>) in
            CGFloat(Int.random(in: range, using: &generator)) / 3
        }
        let origin = Bool.random(using: &generator) ? 0 : pixel(&generator, 1...300)
        let height = pixel(&generator, 150...2_532), top = screen.height - origin - height
        let frame = CGRect(
            x: 0, y: Bool.random(using: &generator) ? top : top - pixel(&generator, -60...600), width: 390,
            height: height)
        let inputs = (0..<2).map { _ -> Input in
            let pin = Pin.allCases.randomElement(using: &generator) ?? .view
            let seen = min(frame.height, Self.screen.height - origin - frame.minY)
            let last = max(0, seen - Input.height - safeArea.bottom)
            return Input(
                pin: pin, top: frame.minY + (last * CGFloat.random(in: 0...1, using: &generator)).rounded(),
                slack: Bool.random(using: &generator) ? 0 : pixel(&generator, 0...200),
                hold: Bool.random(using: &generator) ? nil : pixel(&generator, 0...177))
        }
        let button = Bool.random(using: &generator) ? nil : frame.minY + pixel(&generator, 0...1_500)
        var view = ModelView(
            frame: frame, inputs: inputs, button: button, edited: 0, followsInput: Bool.random(using: &generator),
            origin: origin)
        view.buttonHolds = Bool.random(using: &generator)
        return view
    }

    private init(
        frame: CGRect, inputs: [Input], button: CGFloat?, edited: Int?, followsInput: Bool, origin: CGFloat
    ) {
        (self.frame, self.inputs, buttonTop, self.edited) = (frame, inputs, button, edited)
        (self.followsInput, self.origin) = (followsInput, origin)
    }

    static func steps(using generator: inout SeededGenerator) -> [Step] {
        (0..<Int.random(in: 1...8, using: &generator)).map { _ in
            let height = CGFloat(Int.random(in: 150...1_200, using: &generator)) / 3
            switch Int.random(in: 0..<14, using: &generator) {
            case 0...3: return .show(height)
            case 4: return .drag(height)
            case 5: return .turn(height)
            case 6, 7: return .hide
            case 8: return .edit([nil, 0, 1].randomElement(using: &generator) ?? nil)
            case 9: return .move(height - 200)
            case 10: return .list(Bool.random(using: &generator))
            case 11: return .leave
            default: return .look
            }
        }
    }
}
