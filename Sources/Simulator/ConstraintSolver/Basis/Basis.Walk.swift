extension Basis {
    /// What a walk along the graph found, and the memory it needs on the way.
    ///
    /// Found variables are listed after everything that they lead to. The variables of a circle stand together.
    struct Walk: ~Copyable {
        /// A variable whose neighbours are being followed, and the term that comes next.
        struct Frame {
            var variable: Int32
            var cursor: Int32
        }

        /// A variable that the walk is done with.
        struct Stop {
            var variable: Int32
            /// The number of members of the circle, at its last one; one for a variable by itself.
            var size: Int32
        }

        /// Variables in the order in which the walk was done with them.
        var order = FlatArray<Stop>()
        var frames = FlatArray<Frame>()
        /// Variables that are done with but belong to a circle that is still open.
        var open = FlatArray<Int32>()
        /// The variable whose dependents `order` holds; negative for any other walk, or once a pair has changed.
        var root: Int32 = -1
        /// The first number of this walk, and the next one.
        var base: Int32 = 0
        var counter: Int32 = 0
        /// How many variables all walks met.
        var visitCount = 0
        /// Variables that wait in the search for a pair.
        var queue = FlatArray<Int32>()

        /// The places of the variable or circle that stands before a place of `order`; nil at the beginning.
        @inline(__always) func group(before end: Int) -> Range<Int>? {
            end > 0 ? (end - Int(order[end - 1].size))..<end : nil
        }
    }

    /// In which direction a walk follows the graph.
    enum Direction {
        /// From a variable to those that depend on it.
        case dependents
        /// From a variable to those it depends on.
        case dependencies
    }

    private static let closed = Int32.max

    /// Starts a walk that has met nothing.
    mutating func beginWalk() {
        if walk.counter > Int32.max / 2 {
            for index in nodes.indices { nodes[index].number = -1 }
            walk.counter = 0
        }
        walk.base = walk.counter
        walk.root = -1
        walk.order.removeAll()
    }

    /// Walks from a variable to what depends on it, unless the last walk did: from frame to frame only constants change.
    mutating func walkDependents(of variable: Int) {
        guard walk.root != Int32(variable) else { return }
        beginWalk()
        follow(Int32(variable), .dependents)
        walk.root = Int32(variable)
    }

    /// Follows the graph from a variable, unless the walk met it already.
    ///
    /// Tarjan's search for strongly connected components in the form of Pearce, without recursion.
    mutating func follow(_ variable: Int32, _ direction: Direction) {
        guard nodes[Int(variable)].number < walk.base else { return }
        enter(variable, direction)
        while !walk.frames.isEmpty {
            let frame = walk.frames[walk.frames.count - 1]
            let next = neighbour(after: frame, direction)
            guard next >= 0 else {
                walk.frames.truncate(to: walk.frames.count - 1)
                leave(frame.variable)
                continue
            }
            if nodes[Int(next)].number < walk.base {
                enter(next, direction)
            } else {
                lower(Int(frame.variable), to: nodes[Int(next)].low)
            }
        }
    }

    private mutating func enter(_ variable: Int32, _ direction: Direction) {
        nodes[Int(variable)].number = walk.counter
        nodes[Int(variable)].low = walk.counter
        walk.counter += 1
        walk.visitCount += 1
        let node = nodes[Int(variable)]
        let cursor: Int32
        switch direction {
        case .dependents: cursor = node.first
        case .dependencies: cursor = node.partner >= 0 ? nodes[Int(node.partner)].first : -1
        }
        walk.frames.append(Walk.Frame(variable: variable, cursor: cursor))
    }

    /// Moves the topmost frame on; negative when its variable has no more neighbours.
    private mutating func neighbour(after frame: Walk.Frame, _ direction: Direction) -> Int32 {
        var cursor = frame.cursor, found: Int32 = -1
        switch direction {
        case .dependents:
            while cursor >= 0, found < 0 {
                let term = terms[Int(cursor)], partner = nodes[Int(term.residual)].partner
                if partner != frame.variable { found = partner }
                cursor = term.next
            }
        case .dependencies:
            guard cursor >= 0 else { return -1 }
            let partner = nodes[Int(nodes[Int(frame.variable)].partner)]
            while cursor < partner.first + partner.count, found < 0 {
                let variable = terms[Int(cursor)].variable
                if variable != frame.variable { found = variable }
                cursor += 1
            }
        }
        walk.frames[walk.frames.count - 1].cursor = cursor
        return found
    }

    private mutating func leave(_ variable: Int32) {
        let node = nodes[Int(variable)]
        if !walk.frames.isEmpty { lower(Int(walk.frames[walk.frames.count - 1].variable), to: node.low) }
        guard node.low == node.number else { return walk.open.append(variable) }
        var size: Int32 = 1
        while let member = walk.open.last, nodes[Int(member)].low >= node.number {
            walk.open.truncate(to: walk.open.count - 1)
            close(member, size: 0)
            size += 1
        }
        close(variable, size: size)
    }

    private mutating func close(_ variable: Int32, size: Int32) {
        nodes[Int(variable)].low = Basis.closed
        walk.order.append(Walk.Stop(variable: variable, size: size))
    }

    private mutating func lower(_ variable: Int, to low: Int32) {
        if low < nodes[variable].low { nodes[variable].low = low }
    }
}
