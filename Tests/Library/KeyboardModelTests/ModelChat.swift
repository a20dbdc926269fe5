import CoreGraphics
import KeyboardModel
import TestSupport

/// A chat as numbers, with what UIKit, an app and a person do to it, and a memory that decides its place.
struct ModelChat {
    enum Step: CustomStringConvertible, Equatable {
        /// New rows come, or older ones are loaded; each row has this height.
        case append(CGFloat), prepend(CGFloat)
        /// The newest row grows, as by a token, or shrinks.
        case stream(CGFloat)
        /// The row at a fraction of all rows goes, or gets another height.
        case remove(Double), resize(Double, CGFloat)
        /// The keyboard or a bar covers this much.
        case cover(CGFloat)
        /// The list itself gets another height, or the device turns.
        case length(CGFloat), turn
        /// A finger scrolls, or rests on the content.
        case drag(CGFloat), rest(Bool)
        /// A finger scrolls, and an older row comes in the turn in which it moves, or in which it is lifted.
        case pull(CGFloat, older: CGFloat, atLift: Bool)
        /// The app scrolls in a turn of its own.
        case scroll(CGFloat)
        case goToEnd
        /// The app shows the row at a fraction of all rows at the top.
        case goToTop(Double)

        var description: String {
            switch self {
            case .append(let height): "a new row of \(height)"
            case .prepend(let height): "an older row of \(height)"
            case .stream(let height): "\(height) more in the last row"
            case .remove(let place): "no row at \(place)"
            case .resize(let place, let height): "\(height) at \(place)"
            case .cover(let height): "\(height) covered"
            case .length(let length): "\(length) high"
            case .turn: "a turn"
            case .drag(let way): "a drag by \(way)"
            case .rest(let rests): rests ? "a finger" : "no finger"
            case .pull(let way, let height, let atLift):
                "a drag by \(way), and an older row of \(height) \(atLift ? "at its end" : "meanwhile")"
            case .scroll(let way): "a scroll by \(way)"
            case .goToEnd: "to the end"
            case .goToTop(let place): "to the top \(place)"
            }
        }

        /// Whether only rows change.
        var isContent: Bool {
            switch self {
            case .append, .prepend, .stream, .remove, .resize: true
            default: false
            }
        }

        /// Whether rows come or go.
        var changesRows: Bool {
            switch self {
            case .append, .prepend, .remove: true
            default: false
            }
        }

        /// Whether only the room changes.
        var isRoom: Bool {
            switch self {
            case .cover, .length: true
            default: false
            }
        }
    }

    struct Rows: ChatRows {
        var heights: [(id: Int, height: CGFloat)] = []

        var content: CGFloat { heights.reduce(0) { $0 + $1.height } }

        func stretch(of row: Int) -> (start: CGFloat, end: CGFloat)? {
            var start: CGFloat = 0
            for (id, height) in heights {
                if id == row { return (start, start + height) }
                start += height
            }
            return nil
        }

        func row(from coordinate: CGFloat) -> Int? {
            var start: CGFloat = 0
            for (id, height) in heights {
                if start >= coordinate { return id }
                start += height
            }
            return heights.last?.id
        }

        func index(at place: Double) -> Int { min(heights.count - 1, Int(place * Double(heights.count))) }
    }

    var memory = ChatMemory<Rows>()
    var sight = ChatSight()
    var rows = Rows()
    let lifting: ChatLift
    /// What is wrong with a decision, if anything.
    private(set) var fault: String?
    private var nextID = 0
    private let keepsOffset: Bool

    init(lifting: ChatLift, rows count: Int, keepsOffset: Bool) {
        (self.lifting, self.keepsOffset) = (lifting, keepsOffset)
        (sight.length, sight.width, sight.start, sight.end) = (600, 390, 47, 34)
        for _ in 0..<count { rows.heights.append(makeRow(60)) }
        (sight.content, sight.offset) = (rows.content, -sight.start)
        look()
    }

    private mutating func makeRow(_ height: CGFloat) -> (Int, CGFloat) {
        nextID += 1
        return (nextID, height)
    }

    var lastOffset: CGFloat { max(-sight.start, sight.content + sight.end + sight.blank - sight.length) }

    /// UIKit brings an offset beyond the ends back, or leaves it.
    private mutating func uikitLimits() {
        if !keepsOffset, sight.mover == .nobody { sight.offset = min(max(sight.offset, -sight.start), lastOffset) }
    }

    // MARK: What the library does

    mutating func look(haveRowsChanged: Bool = false) {
        memory.notice(sight, rows, haveRowsChanged: haveRowsChanged)
        hold()
        memory.settle(sight, rows)
    }

    /// Decides until nothing changes any more, as the library does while it lays out.
    mutating func hold() {
        var before = sight.offset
        let decision = memory.decide(sight, rows, lifting: lifting)
        sight.blank = decision.blank
        if sight.finger != nil, let offset = decision.contentOffset { (sight.offset, before) = (offset, offset) }
        if let offset = decision.offset { sight.offset = offset }
        if sight.mover != .nobody, sight.offset != before { fault = fault ?? "scrolls under a finger" }
        if decision.blank < 0 { fault = fault ?? "a blank of \(decision.blank)" }
        let again = memory.decide(sight, rows, lifting: lifting)
        if again.offset != nil || again.blank != sight.blank { fault = fault ?? "a second decision moves the list" }
    }

    // MARK: What happens

    mutating func play(_ steps: [Step]) { for step in steps { play(step) } }

    mutating func play(_ step: Step) {
        let wasAtEnd = memory.anchor.isEnd && sight.mover == .nobody
        change(step)
        sight.content = rows.content
        uikitLimits()
        look(haveRowsChanged: step.changesRows)
        if case .drag(let way) = step { lift(after: way) }
        if case .pull(let way, let height, let atLift) = step { pull(by: way, older: height, atLift: atLift) }
        if case .pull(0..., _, _) = step, wasAtEnd, !memory.anchor.isEnd { fault = fault ?? "leaves the end" }
    }

    private mutating func change(_ step: Step) {
        switch step {
        case .append(let height): rows.heights.append(makeRow(height))
        case .prepend(let height): rows.heights.insert(makeRow(height), at: 0)
        case .stream(let height): grow(rows.heights.count - 1, by: height)
        case .remove(let place): if rows.heights.count > 1 { rows.heights.remove(at: rows.index(at: place)) }
        case .resize(let place, let height): grow(rows.index(at: place), by: height)
        case .cover(let height): sight.end = max(34, height)
        case .length(let length): sight.length = length
        case .turn: (sight.length, sight.width) = (sight.width, sight.length)
        case .drag, .pull: (sight.mover, sight.finger) = (.finger, 0)
        case .rest(let rests): (sight.mover, sight.finger) = rests ? (.finger, 0) : (.nobody, nil)
        case .scroll(let way): sight.offset = min(max(sight.offset + way, -sight.start), lastOffset)
        case .goToEnd: memory.goToEnd()
        case .goToTop(let place): memory.goToTop(of: rows.heights[rows.index(at: place)].id)
        }
    }

    private mutating func grow(_ index: Int, by height: CGFloat) {
        rows.heights[index].height = max(20, rows.heights[index].height + height)
    }

    private mutating func addOlder(_ height: CGFloat) {
        rows.heights.insert(makeRow(height), at: 0)
        sight.content = rows.content
    }

    private mutating func pull(by way: CGFloat, older height: CGFloat, atLift: Bool) {
        let row = firstRow, before = sight.offset, former = row.flatMap(place)
        sight.offset = min(max(before + way, -sight.start), lastOffset)
        sight.finger = before - sight.offset
        if !atLift { addOlder(height) }
        look(haveRowsChanged: !atLift)
        if let row, let former, let finger = sight.finger { check(row, at: former + finger, "under the finger") }
        let held = firstRow, place = held.flatMap(place)
        (sight.mover, sight.finger) = (.nobody, nil)
        if atLift { addOlder(height) }
        look(haveRowsChanged: atLift)
        if case .reader = memory.anchor, let held, let place, !isAtItsLimits { check(held, at: place, "let go") }
    }

    private var firstRow: Int? { rows.row(from: sight.offset + sight.start) }

    private mutating func check(_ row: Int, at wanted: CGFloat, _ moment: String) {
        guard let place = place(of: row), abs(place - wanted) > 0.5 else { return }
        fault = fault ?? "row \(row) \(moment) is at \(place) instead of \(wanted)"
    }

    /// The finger moves, and is lifted two looks later.
    private mutating func lift(after way: CGFloat) {
        let before = sight.offset
        sight.offset = min(max(sight.offset + way, -sight.start), lastOffset)
        sight.finger = before - sight.offset
        look()
        (sight.mover, sight.finger) = (.nobody, nil)
        look()
    }
}

// MARK: What a person sees

extension ModelChat {
    /// How far the newest edge is from the edge of the room, in points; below 0 in a list that is too short to reach it.
    var distanceToEnd: CGFloat { sight.content + sight.blank - sight.offset - (sight.length - sight.end) }

    /// The place of a row's beginning in the bounds, in points.
    func place(of row: Int) -> CGFloat? { rows.stretch(of: row).map { $0.start - sight.offset } }

    /// Whether an end of the content lies at an end of the room, so that nothing can be scrolled further.
    var isAtItsLimits: Bool { sight.offset <= -sight.start + 0.5 || sight.offset >= lastOffset - 0.5 }
}

extension ModelChat {
    static func steps(using generator: inout SeededGenerator) -> [Step] {
        (0..<Int.random(in: 1...9, using: &generator)).map { _ in step(using: &generator) }
    }

    private static func step(using generator: inout SeededGenerator) -> Step {
        func points(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) }
        let place = Double(Int.random(in: 0..<10, using: &generator)) / 10
        switch Int.random(in: 0..<14, using: &generator) {
        case 0: return .append(points(20...400))
        case 1: return .prepend(points(20...400))
        case 2, 3: return .stream(points(-40...120))
        case 4: return .remove(place)
        case 5: return .resize(place, points(-40...200))
        case 6, 7: return .cover(Bool.random(using: &generator) ? 0 : points(44...400))
        case 8: return .length(points(300...700))
        case 9: return .turn
        case 10: return .drag(points(-400...400))
        case 11:
            guard Bool.random(using: &generator) else { return .rest(Bool.random(using: &generator)) }
            return .pull(points(-400...400), older: points(20...400), atLift: Bool.random(using: &generator))
        case 12: return Bool.random(using: &generator) ? .goToEnd : .scroll(points(-300...300))
        default: return .goToTop(place)
        }
    }
}
