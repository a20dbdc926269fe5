import CoreGraphics

/// Decides how far a view moves up for the keyboard, from what is seen and what was seen before.
public struct TranslationMemory: Equatable, Sendable {
    /// How far the view moves.
    public struct Plan: Equatable, Sendable {
        /// Why a view moves less far than its input needs.
        public enum Limit: Sendable {
            /// The input would leave the safe area at the top.
            case safeArea
            /// The input stays where it is, however far the view moves.
            case pinnedInput
        }

        /// The translation that the view needs, in points of the superview, 0 or less.
        public let wanted: CGFloat
        /// The translation that the view may have, in points of the superview, 0 or less.
        public let share: CGFloat
        /// Nil if the view moves as far as it needs.
        public let limit: Limit?
    }

    /// Whether the input moves with the view.
    private enum Bond: Equatable {
        case moves
        /// The input holds to an edge of the safe area, and moves again after the view has passed this edge.
        ///
        /// The rest is the distance until then, in points, 0 or more.
        case staysBehind(rest: CGFloat)
        /// The input stays in place.
        case stays
    }

    /// The input's place at one translation, and what the comparison with its place before has told.
    private struct Place: Equatable {
        let input: TranslationSight.Input
        let translation: CGFloat, center: CGPoint, safeArea: ListSight.Edges
        let bond: Bond
    }

    /// A button beside the input, at one translation, and what the comparison with its place before has told.
    private struct Companion: Equatable {
        let input: ObjectIdentifier
        let translation: CGFloat, top: CGFloat, safeArea: CGFloat
        /// Whether the button holds to the safe area at the bottom, and comes down until the view has passed its edge.
        var holds = false

        /// Takes over what is known of the same button, unless the app has moved it.
        mutating func learn(from known: Self, _ halfAPixel: CGFloat) {
            let lag = top - known.top, passed = known.safeArea - safeArea
            guard known.translation == translation ? abs(lag) < halfAPixel : known.input == input else { return }
            holds = known.holds || abs(passed) >= halfAPixel && abs(lag - passed) < halfAPixel
        }
    }

    /// Nil without a button beside the input.
    private var companion: Companion?
    /// The highest frame of a docked keyboard since the last hide, in the screen's coordinates, in points.
    public private(set) var highest: CGRect?
    /// The place at the last decision for a view that needs a translation; nil without a docked keyboard.
    private var place: Place?

    /// A memory without a keyboard.
    public init() {}

    /// A keyboard is seen, in the screen's coordinates.
    ///
    /// A view stays where the highest keyboard has moved it. Otherwise it would move with each change of the keyboard's
    /// height, such as between letters and digits.
    ///
    /// - Parameter mayFall: whether the view follows a lower keyboard, for example under a finger.
    public mutating func see(_ keyboard: KeyboardState, mayFall: @autoclosure () -> Bool) {
        guard case .docked(let frame) = keyboard else {
            self = TranslationMemory()
            return
        }
        // A rotation changes the width and the bottom edge of the keyboard, so the former frame no longer counts.
        guard let known = highest, known.width == frame.width, known.maxY == frame.maxY, known.minY <= frame.minY,
            !mayFall()
        else { return highest = frame }
    }

    /// Decides the translation.
    public mutating func decide(_ seen: TranslationSight) -> Plan {
        let sight = withCompanion(seen), wanted = sight.wanted
        guard let input = sight.input, wanted != 0 else { return Plan(wanted: wanted, share: wanted, limit: nil) }
        let bond = bond(of: input, sight)
        place = Place(
            input: input, translation: sight.translation, center: sight.center, safeArea: sight.safeArea, bond: bond)
        var rest: CGFloat = 0
        switch bond {
        case .moves: break
        case .staysBehind(let distance): rest = distance
        case .stays:
            return sight.isOfInput
                ? Plan(wanted: wanted, share: sight.translation(of: sight.button), limit: .pinnedInput)
                : Plan(wanted: wanted, share: wanted, limit: nil)
        }
        let room = max(0, input.top - sight.translation - input.safeAreaTop + rest)
        let needed = sight.isOfInput ? wanted - rest : wanted, share = -min(-needed, room).steady
        return Plan(wanted: wanted, share: share, limit: share == needed ? nil : .safeArea)
    }

    /// Returns the sight with the button, if there is room for input and button, or without the button.
    private mutating func withCompanion(_ seen: TranslationSight) -> TranslationSight {
        guard seen.keyboard != nil, let rectangle = seen.rectangle, let button = seen.button, let input = seen.input?.id
        else {
            companion = nil
            return seen
        }
        var now = Companion(
            input: input, translation: seen.translation, top: button.minY, safeArea: seen.safeArea.bottom)
        if let companion { now.learn(from: companion, seen.halfAPixel) }
        var sight = seen
        let place = now.holds ? button.offsetBy(dx: 0, dy: now.safeArea) : button, both = rectangle.union(place)
        (sight.rectangle, sight.button) = both.height <= seen.room ? (both, place) : (rectangle, nil)
        companion = now
        return sight
    }

    /// Compares the input's place with the one at another translation.
    private func bond(of input: TranslationSight.Input, _ sight: TranslationSight) -> Bond {
        guard let place, place.input.id == input.id, place.center == sight.center else { return .moves }
        if place.translation == sight.translation { return place.bond }
        // At its former place the view would try the same again.
        if place.bond == .stays, sight.isOfInput { return .stays }
        let way = input.top - place.input.top, lag = (way - (sight.translation - place.translation)).magnitude
        guard lag >= sight.halfAPixel else { return .moves }
        let isInPlace = way.magnitude < sight.halfAPixel
        // A view that moves as a whole needs no extra distance, and its next place shows whether the input goes on.
        if let rest = rest(behind: lag, input, sight, place), isInPlace ? sight.isOfInput && rest > 0 : true {
            return .staysBehind(rest: rest)
        }
        return isInPlace ? .stays : .moves
    }

    /// Returns by how much the view has to move on until it has passed an edge of the safe area.
    ///
    /// The result is nil unless the input has stayed behind by as much as the view's safe area has changed at this edge.
    private func rest(
        behind lag: CGFloat, _ input: TranslationSight.Input, _ sight: TranslationSight, _ place: Place
    ) -> CGFloat? {
        let changes = [
            (place.safeArea.bottom - sight.safeArea.bottom, rest: sight.safeArea.bottom),
            (sight.safeArea.top - place.safeArea.top, rest: max(0, input.windowInset - sight.safeArea.top))
        ]
        return changes.filter { $0.0 > 0 && abs(lag - $0.0) < sight.halfAPixel }.map(\.rest).max()
    }
}
