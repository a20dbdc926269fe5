/// The groups of equations that depend on each other in a circle, each with its factored matrix.
///
/// A block's members are the variables of a strongly connected component. The equation at an index is the partner of
/// the member at the same index.
struct Blocks: ~Copyable {
    private struct Block {
        var members: [Int32] = []
        /// The right sides of the equations before solving, and the solution afterwards.
        var vector: [Double] = []
        var factors = Factorization(rows: [])

        mutating func solve() { factors.solve(&vector) }

        mutating func solveTransposed() { factors.solveTransposed(&vector) }
    }

    struct Membership {
        fileprivate var block: Int32 = -1
        fileprivate var place: Int32 = -1
    }

    private var blocks: [Block] = []
    private var vacant: [Int32] = []
    private var memberships = FlatArray<Membership>()

    var members: [[Int32]] { blocks.map(\.members) }

    @inline(__always) func block(of symbol: Int) -> Int? {
        guard symbol < memberships.count, memberships[symbol].block >= 0 else { return nil }
        return Int(memberships[symbol].block)
    }

    @inline(__always) func size(of block: Int) -> Int { blocks[block].members.count }

    @inline(__always) func member(_ place: Int, of block: Int) -> Int { Int(blocks[block].members[place]) }

    subscript(block: Int, place: Int) -> Double {
        get { blocks[block].vector[place] }
        set { blocks[block].vector[place] = newValue }
    }

    /// Turns the right sides of a block's equations into the values of its variables.
    mutating func solve(_ block: Int) { blocks[block].solve() }

    /// Expresses a sum of a block's variables by the block's equations.
    ///
    /// Before the call, the block's vector has the factor of each variable in the sum. After the call it has the factor
    /// of each equation.
    mutating func solveTransposed(_ block: Int) { blocks[block].solveTransposed() }

    mutating func form(of variables: [Int32], in graph: borrowing ConstraintGraph) -> Int {
        if vacant.isEmpty {
            vacant.append(Int32(blocks.count))
            blocks.append(Block())
        }
        let index = Int(vacant.removeLast())
        // The order of the variables depends on where the search began. In sorted order, the same block always gives
        // the same values to the last bit.
        let members = variables.sorted()
        memberships.extend(to: graph.symbolCount, with: Membership())
        for (place, variable) in members.enumerated() {
            memberships[Int(variable)] = Membership(block: Int32(index), place: Int32(place))
        }
        blocks[index].members = members
        blocks[index].vector = Array(repeating: 0, count: members.count)
        var rows: [[Factorization.Entry]] = []
        for variable in members { rows.append(row(of: Int(variable), in: graph)) }
        blocks[index].factors = Factorization(rows: rows)
        return index
    }

    private func row(of variable: Int, in graph: borrowing ConstraintGraph) -> [Factorization.Entry] {
        var row: [Factorization.Entry] = []
        let terms = graph.terms(of: graph.partner(of: variable))
        for index in terms.indices {
            let membership = memberships[Int(terms[index].variable)]
            guard membership.block == memberships[variable].block else { continue }
            row.append(Factorization.Entry(column: membership.place, coefficient: terms[index].coefficient))
        }
        return row
    }

    mutating func dissolve(_ block: Int) {
        for variable in blocks[block].members { memberships[Int(variable)].block = -1 }
        blocks[block] = Block()
        vacant.append(Int32(block))
    }
}
