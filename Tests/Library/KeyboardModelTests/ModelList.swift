import CoreGraphics
import KeyboardModel
import TestSupport

/// A list as numbers, with what UIKit, an app and a person do to it, and a memory that decides its offset.
///
/// The order of events is the one of the library's scroll view, without any view.
struct ModelList {
    enum Step: CustomStringConvertible, Equatable {
        /// The keyboard has this height; the edited input is inside the list at a top, or outside.
        case show(CGFloat, input: CGFloat?)
        /// A person edits an input outside the list above the same keyboard, of which UIKit posts nothing.
        case leave
        /// A bar of this height stays without a keyboard.
        case bar(CGFloat)
        case hide
        /// A person scrolls with a finger.
        case drag(CGFloat)
        /// The app scrolls.
        case scroll(CGFloat)
        /// The caret moves to another place of the input's text.
        case type(CGFloat)
        case look
        /// A finger rests on the content, or leaves it.
        case hold(Bool)
        /// The list gets another height, as in a sheet.
        case resize(CGFloat)
        /// The app assigns the inset that the list had without a keyboard.
        case assign

        var description: String {
            switch self {
            case .show(let height, let input):
                "show \(height), input at \(input.map(String.init(describing:)) ?? "none")"
            case .leave: "an input outside"
            case .bar(let height): "bar of \(height)"
            case .hide: "hide"
            case .drag(let distance): "drag \(distance)"
            case .scroll(let distance): "scroll \(distance)"
            case .type(let top): "type at \(top)"
            case .look: "look"
            case .hold(let holds): holds ? "a finger on the content" : "no finger"
            case .resize(let height): "\(height) high"
            case .assign: "the app's inset"
            }
        }

        var showsInput: Bool {
            guard case .show(_, .some) = self else { return false }
            return true
        }

        /// Whether the list is left to the keyboard: nobody scrolls it, holds it or gives it another height.
        var isOfKeyboard: Bool {
            switch self {
            case .drag, .scroll, .hold, .resize, .assign: false
            default: true
            }
        }
    }

    /// What is not known of UIKit.
    struct Reading: Equatable {
        /// A smaller inset moves an offset beyond the end back at once.
        var limitsAtOnce = false
        /// The scale to whose pixels UIKit rounds offsets; nil if it keeps them.
        var roundsAt: CGFloat?
        /// UIKit scrolls to the edited input when the room gets smaller, before the library does.
        var scrollsToInput = false
    }

    static let margin: CGFloat = 10
    static let inputHeight: CGFloat = 44

    var memory = ListMemory()
    var sight = ListSight()
    let reading: Reading
    /// UIKit's inset at the bottom without a keyboard.
    let restInset: CGFloat
    /// What is wrong with a decision, if anything.
    private(set) var fault: String?
    /// The height to which UIKit raises the list's sheet while a keyboard is up.
    var raisedHeight: CGFloat?
    private let restHeight: CGFloat
    /// The app acts once, at the next offset that the library sets.
    var onScroll: ((inout ModelList) -> Void)?
    private var isUp = false
    /// Whether a keyboard has come while the content was pulled beyond its ends, where the library leaves it.
    private var wasOutside = false

    init(
        height: CGFloat, content: CGFloat, offset: CGFloat, top: CGFloat = 0, restInset: CGFloat = 0,
        reading: Reading = Reading()
    ) {
        self.reading = reading
        (self.restInset, restHeight) = (restInset, height)
        sight.size = CGSize(width: 390, height: height)
        sight.contentHeight = content
        sight.insets = ListSight.Edges(top: top, bottom: restInset)
        sight.ends = ListSight.Edges(top: 0, bottom: height)
        sight.halfAPixel = 0.5 / (reading.roundsAt ?? 3)
        sight.offset.y = rounded(min(offset - top, lastOffset))
    }

    private func rounded(_ offset: CGFloat) -> CGFloat {
        guard let scale = reading.roundsAt else { return offset }
        return (offset * scale).rounded() / scale
    }

    /// The offsets to which a person can scroll.
    private var range: ClosedRange<CGFloat> { (-sight.insets.top)...lastOffset }

    var lastOffset: CGFloat {
        max(-sight.insets.top, sight.contentHeight + sight.insets.bottom - sight.size.height)
    }

    // MARK: What the library does

    private mutating func apply(_ move: ListMemory.Move, _ event: String) {
        guard let offset = move.offset else { return }
        if sight.isAt(offset) { fault = fault ?? "\(event) writes \(offset) over \(sight.offset.y)" }
        if sight.mover == .finger { fault = fault ?? "\(event) scrolls under a finger" }
        let isInRange = offset >= range.lowerBound - 1 && offset <= range.upperBound + 1
        if !isInRange, !wasOutside { fault = fault ?? "\(event) scrolls to \(offset), out of \(range)" }
        sight.offset.y = rounded(offset)
        guard let act = onScroll else { return }
        onScroll = nil
        act(&self)
    }

    private mutating func setInset(_ bottom: CGFloat) {
        let shrinks = bottom > sight.insets.bottom
        sight.insets.bottom = bottom
        uikitFollows(shrinks: shrinks)
    }

    private mutating func uikitFollows(shrinks: Bool) {
        if reading.limitsAtOnce, sight.mover != .finger { sight.offset.y = min(sight.offset.y, lastOffset) }
        if shrinks { uikitShowsInput(above: sight.insets.bottom) }
    }

    private mutating func uikitShowsInput(above bottom: CGFloat) {
        guard reading.scrollsToInput, sight.mover != .finger, let input = sight.input else { return }
        var lower = sight
        lower.insets.bottom = bottom
        let shown = lower.offset(showing: (input.top, input.bottom), margin: 0, from: sight.offset.y)
        if let shown { sight.offset.y = rounded(shown) }
    }

    private mutating func announce(_ bottom: CGFloat) {
        wasOutside = wasOutside || !range.contains(sight.offset.y)
        memory.expectMovement()
        memory.prepare(sight, isAnother: true, isConcerned: isConcerned(bottom))
        // Another avoider may make the list lower first.
        if bottom > sight.insets.bottom { uikitShowsInput(above: bottom) }
        takeRoom(bottom, isAlone: false)
        apply(memory.settleAfterLayout(sight), "the layout")
        if !memory.isResting {
            takeRoom(bottom, isAlone: true)
            apply(memory.revealAndRest(sight, margin: Self.margin), "the reveal")
        } else {
            memory.rest(sight)
        }
    }

    private func isConcerned(_ bottom: CGFloat) -> Bool {
        bottom > restInset || (isUp && (!memory.isResting || sight.holdsTypedInput))
    }

    private mutating func takeRoom(_ bottom: CGFloat, isAlone: Bool) {
        let isConcerned = isConcerned(bottom), wasResting = memory.isResting
        let hasChanged = sight.insets.bottom != bottom
        memory.expectRoom(sight, isConcerned: isConcerned, isAlone: isAlone)
        setInset(bottom)
        let move = memory.takeRoom(
            sight, isConcerned: isConcerned, isAlone: isAlone, isNew: wasResting || hasChanged, isEnding: false,
            margin: Self.margin)
        apply(move, "the room")
    }

    /// A look that finds nothing but another offset, or that adjusts the list.
    mutating func look(adjusts: Bool = true) {
        sight.time += 1
        guard adjusts else { return memory.noticeScroll(sight) }
        memory.beginLook(sight)
        apply(memory.endLook(sight, margin: Self.margin), "the look")
    }

    // MARK: What happens

    mutating func play(_ steps: [Step]) { for step in steps { play(step) } }

    mutating func play(_ step: Step) {
        switch step {
        case .show(let height, let input):
            (sight.isKeyboardHidden, sight.isTypedNear, isUp) = (false, true, true)
            edit(input)
            announce(max(restInset, height))
            if let raisedHeight, sight.size.height != raisedHeight {
                resize(raisedHeight)
                look()
            }
        case .leave:
            edit(nil)
            look()
        case .bar(let height):
            (sight.isKeyboardHidden, sight.isTypedNear, isUp) = (false, false, true)
            edit(nil)
            announce(max(restInset, height))
        case .hide:
            guard isUp else { return }
            (sight.isKeyboardHidden, sight.isTypedNear, isUp) = (true, false, false)
            announce(restInset)
            edit(nil)
            if raisedHeight != nil { resize(restHeight) }
            apply(memory.endHide(sight), "the end of the hide")
        case .drag(let distance):
            let held = sight.mover
            sight.mover = .finger
            move(by: distance)
            sight.mover = held
            look(adjusts: false)
        case .scroll(let distance): move(by: distance)
        case .type(let top):
            // Without a keyboard, only a text view is revealed, and nothing is remembered.
            guard sight.input != nil, !memory.isResting else { return }
            edit(top)
            memory.beginRevealing(sight)
            takeRoom(sight.insets.bottom, isAlone: true)
            apply(memory.revealAndRest(sight, margin: Self.margin), "the reveal")
            memory.didType(at: sight.offset.y, isList: false)
        case .look: look()
        case .hold(let holds): sight.mover = holds ? .finger : .nobody
        case .resize(let height):
            resize(height)
            look()
        case .assign: assign()
        }
    }

    private mutating func assign() {
        let bottom = sight.insets.bottom
        setInset(restInset)
        memory.beginLook(sight)
        takeRoom(bottom, isAlone: false)
        apply(memory.endLook(sight, margin: Self.margin), "the look")
    }

    private mutating func resize(_ height: CGFloat) {
        let shrinks = height < sight.size.height
        (sight.size.height, sight.ends.bottom) = (height, height)
        uikitFollows(shrinks: shrinks)
    }

    private mutating func edit(_ top: CGFloat?) {
        sight.input = top.map {
            ListSight.Input(ObjectIdentifier(ModelList.input), top: $0, bottom: $0 + Self.inputHeight)
        }
        sight.holdsTypedInput = top != nil
    }

    private final class Input: Sendable {}
    private static let input = Input()

    private mutating func move(by distance: CGFloat) {
        sight.offset.y = rounded(min(max(-sight.insets.top, sight.offset.y + distance), lastOffset))
        look(adjusts: false)
    }

    /// The height of the list that nothing covers.
    var room: CGFloat { sight.size.height - sight.insets.top - sight.insets.bottom }

    var showsInput: Bool {
        guard let input = sight.input else { return true }
        let top = input.top - sight.offset.y - sight.insets.top
        return top >= -1 && input.bottom - sight.offset.y <= sight.size.height - sight.insets.bottom + 1
    }
}

extension ModelList {
    static func random(using generator: inout SeededGenerator) -> ModelList {
        let pixel = { (generator: inout SeededGenerator, range: ClosedRange<Int>) in
            CGFloat(Int.random(in: range, using: &generator)) / 3
        }
        let scale = [nil, 1, 2, 3].randomElement(using: &generator) ?? nil
        return ModelList(
            height: pixel(&generator, 900...2_400), content: pixel(&generator, 200...9_000),
            offset: Bool.random(using: &generator) ? 0 : pixel(&generator, 0...9_000),
            top: Bool.random(using: &generator) ? 0 : 91, restInset: Bool.random(using: &generator) ? 0 : 34,
            reading: Reading(
                limitsAtOnce: Bool.random(using: &generator), roundsAt: scale.map { CGFloat($0) },
                scrollsToInput: Bool.random(using: &generator)))
    }

    /// Steps for a list of a content height, each with an input inside the content.
    static func steps(in content: CGFloat, using generator: inout SeededGenerator) -> [Step] {
        (0..<Int.random(in: 1...8, using: &generator)).map { _ in
            let top = CGFloat.random(in: 0...max(1, content - inputHeight), using: &generator).rounded()
            let height = CGFloat(Int.random(in: 60...900, using: &generator)) / 3
            let distance = CGFloat(Int.random(in: -1_200...1_200, using: &generator)) / 3
            switch Int.random(in: 0..<16, using: &generator) {
            case 0...3: return .show(height, input: top)
            case 4: return .show(height, input: nil)
            case 5: return .bar(height / 4)
            case 6, 7: return .hide
            case 8: return .drag(distance)
            case 9: return .scroll(distance)
            case 10: return .type(top)
            case 11: return .hold(Bool.random(using: &generator))
            case 12: return .resize(300 + height)
            case 13: return .assign
            default: return .look
            }
        }
    }
}
