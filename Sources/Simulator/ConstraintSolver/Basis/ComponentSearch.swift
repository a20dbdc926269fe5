/// A search for the strongly connected components of the graph in which variables depend on each other.
///
/// The search is Tarjan's algorithm in Pearce's form, without recursion. The result is a list of variables. In this
/// list, a variable comes after all variables to which its edges lead in the direction of the search. Only variables of
/// the same component may be in another order. The variables of a component are contiguous in the list.
struct ComponentSearch: ~Copyable {
    enum Direction {
        case dependents
        case dependencies
    }

    struct Frame {
        fileprivate var variable: Int32
        fileprivate var place: Int32
        /// The end of the list of terms that the search still has to visit.
        ///
        /// The terms belong to the equation of the frame's variable. The value is set only in a search for
        /// dependencies.
        fileprivate var end: Int32
    }

    struct Finish {
        fileprivate var variable: Int32
        /// The number of the component's variables, set only at the last variable of a component.
        fileprivate var componentSize: Int32
    }

    /// The variables that a search found, valid until the next search begins.
    struct Walk {
        fileprivate let order: FlatArray<Finish>.View

        var count: Int {
            @inline(__always) get { order.indices.upperBound }
        }

        @inline(__always) func variable(at place: Int) -> Int { Int(order[place].variable) }

        @inline(__always) func component(before end: Int) -> Range<Int>? {
            end > 0 ? (end - Int(order[end - 1].componentSize))..<end : nil
        }
    }

    struct Mark {
        /// Counts the variables in the order of discovery.
        fileprivate var number: Int32 = -1
        /// The lowest number that this variable can reach, or `closed` for a finished component.
        fileprivate var lowlink: Int32 = -1
    }

    private static let closed = Int32.max

    private var marks = FlatArray<Mark>(capacity: 32)
    private var order = FlatArray<Finish>(capacity: 32)
    private var frames = FlatArray<Frame>(capacity: 32)
    /// Tarjan's stack: finished variables whose component is still incomplete.
    private var open = FlatArray<Int32>()
    /// The variable at which the latest search for dependents began.
    ///
    /// The value is negative if the latest search looked for dependencies, or if the pairs of variables and equations
    /// have changed since then.
    private var root: Int32 = -1
    private var firstNumber: Int32 = 0
    private(set) var nextNumber: Int32
    private(set) var visitCount = 0

    init(nextNumber: Int32 = 0) { self.nextNumber = nextNumber }

    var walk: Walk {
        @inline(__always) get { Walk(order: order.view) }
    }

    mutating func reserve(_ symbols: Int) { marks.reserve(symbols) }

    mutating func begin(symbolCount: Int) {
        if nextNumber > Int32.max / 2 {
            for index in marks.indices { marks[index].number = -1 }
            nextNumber = 0
        }
        marks.extend(to: symbolCount, with: Mark())
        firstNumber = nextNumber
        root = -1
        order.removeAll()
    }

    /// Finds the variables that depend on a variable.
    ///
    /// The graph stays the same during an animation, so a repeated search keeps its result.
    mutating func walkDependents(of variable: Int, in graph: borrowing ConstraintGraph) {
        guard root != Int32(variable) else { return }
        begin(symbolCount: graph.symbolCount)
        follow(variable, .dependents, in: graph)
        root = Int32(variable)
    }

    mutating func forgetRoot() { root = -1 }

    mutating func countVisit() { visitCount += 1 }

    @inline(__always) func hasMet(_ variable: Int) -> Bool { marks[variable].number >= firstNumber }

    @inline(__always) mutating func meet(_ variable: Int) -> Bool {
        guard !hasMet(variable) else { return false }
        marks[variable] = Mark(number: nextNumber, lowlink: nextNumber)
        nextNumber += 1
        visitCount += 1
        return true
    }

    mutating func follow(_ variable: Int, _ direction: Direction, in graph: borrowing ConstraintGraph) {
        guard meet(variable) else { return }
        push(variable, direction, in: graph)
        while !frames.isEmpty {
            let variable = Int(frames[frames.count - 1].variable)
            let next = nextNeighbour(direction, in: graph)
            if next < 0 {
                frames.truncate(to: frames.count - 1)
                finish(variable)
            } else if meet(next) {
                push(next, direction, in: graph)
            } else {
                lower(variable, to: marks[next].lowlink)
            }
        }
    }

    @inline(__always)
    private mutating func push(_ variable: Int, _ direction: Direction, in graph: borrowing ConstraintGraph) {
        var frame = Frame(variable: Int32(variable), place: 0, end: 0)
        switch direction {
        case .dependents: frame.place = graph.firstPlace(of: variable)
        case .dependencies:
            let partner = graph.partner(of: variable)
            guard partner >= 0 else { break }
            let places = graph.places(of: partner)
            (frame.place, frame.end) = (Int32(places.lowerBound), Int32(places.upperBound))
        }
        frames.append(frame)
    }

    @inline(__always)
    private mutating func nextNeighbour(_ direction: Direction, in graph: borrowing ConstraintGraph) -> Int {
        let frame = frames[frames.count - 1]
        var place = frame.place, found = -1
        switch direction {
        case .dependents:
            while place >= 0, found < 0 {
                let term = graph.term(at: place), partner = graph.partner(of: Int(term.residual))
                if partner != Int(frame.variable) { found = partner }
                place = term.next
            }
        case .dependencies:
            while place < frame.end, found < 0 {
                let variable = graph.term(at: place).variable
                if variable != frame.variable { found = Int(variable) }
                place += 1
            }
        }
        frames[frames.count - 1].place = place
        return found
    }

    /// Completes a component if the search discovered this variable first in the component.
    @inline(__always) private mutating func finish(_ variable: Int) {
        let mark = marks[variable]
        if !frames.isEmpty { lower(Int(frames[frames.count - 1].variable), to: mark.lowlink) }
        guard mark.lowlink == mark.number else { return open.append(Int32(variable)) }
        var size: Int32 = 1
        while let member = open.last, marks[Int(member)].lowlink >= mark.number {
            open.truncate(to: open.count - 1)
            close(member, componentSize: 0)
            size += 1
        }
        close(Int32(variable), componentSize: size)
    }

    private mutating func close(_ variable: Int32, componentSize: Int32) {
        marks[Int(variable)].lowlink = ComponentSearch.closed
        order.append(Finish(variable: variable, componentSize: componentSize))
    }

    @inline(__always) private mutating func lower(_ variable: Int, to lowlink: Int32) {
        if lowlink < marks[variable].lowlink { marks[variable].lowlink = lowlink }
    }
}
