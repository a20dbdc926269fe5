/// The coefficients of all constraints, and which constraint determines which variable.
///
/// A residual that is held at zero is the *partner* of one variable: its constraint is read as an equation for that
/// variable. A variable without partner rests. Held residuals and resting variables are the columns of the simplex, all
/// other symbols are basic. The pairs make a directed graph, in which a variable depends on the other variables of its
/// partner; equations that depend on each other in a circle form a block (`Basis+Blocks.swift`) and are solved together.
/// No row or column of a tableau is stored: each is computed when it is asked for, along the graph, in time proportional
/// to the part of the graph that it reaches. See `Docs/Decisions/0014-sparse-basis.md`.
struct Basis: ~Copyable {
    /// A coefficient of a variable in a constraint.
    struct Term {
        var coefficient: Double
        var variable: Int32
        var residual: Int32
        /// The neighbours among the terms of the same variable; negative at the ends.
        var next: Int32
        var previous: Int32
    }

    /// What the basis knows of a symbol.
    struct Node {
        /// For a variable the residual that determines it, for a residual the variable it determines; negative for none.
        var partner: Int32 = -1
        /// For a variable the latest of its terms, for a residual the first of its terms, which lie side by side.
        var first: Int32 = -1
        /// The number of terms.
        var count: Int32 = 0
        /// The block of a variable whose equation is part of a circle, and the place in it; negative for none.
        var block: Int32 = -1
        var place: Int32 = -1
        /// The order of discovery in the last walks that met the symbol.
        var number: Int32 = -1
        /// The earliest discovery that can be reached, `closed` when the walk is done with the symbol; in the search for a
        /// pair the residual that would take the variable.
        var low: Int32 = -1
        /// Where the simplex has the plan of a variable, if it has one.
        var plan: Int32 = 0
    }

    /// A pair as it was before a change.
    struct FormerPartner {
        var symbol: Int32
        var partner: Int32
    }

    /// A coefficient of a symbol in a computed row or column.
    struct Entry {
        var symbol: Int32
        var coefficient: Double
    }

    var nodes = FlatArray<Node>()
    var terms = FlatArray<Term>()
    /// By symbol: a sum that is being gathered; zero between uses.
    var sums = FlatArray<Double>()
    /// The row that was last computed.
    var row = FlatArray<Entry>()
    /// The column that was last computed: the basic residuals that move, per unit.
    var column = FlatArray<Entry>()
    /// The variables that move with the column that was last computed, per unit.
    var moves = FlatArray<Entry>()
    var walk = Walk()
    var blocks: [Block] = []
    var vacantBlocks: [Int32] = []
    /// The pairs as they were before each change since recording began, oldest first.
    var formerPartners = FlatArray<FormerPartner>()
    var recordsPartners = false
    /// Grows with every change of what depends on what: with pairs and with terms.
    private(set) var version = 0
    /// By length: the first of as many terms that were given back, chained by `next`; negative for none.
    private var vacantTerms = FlatArray<Int32>()

    /// Makes room for one more symbol.
    mutating func addNode() {
        nodes.append(Node())
        sums.append(0)
    }

    /// The places of a residual's terms.
    @inline(__always) func terms(of residual: Int) -> Range<Int> {
        let first = Int(nodes[residual].first)
        return first..<(first + Int(nodes[residual].count))
    }

    /// The coefficient of a variable in its partner.
    mutating func ownCoefficient(of variable: Int) -> Double {
        for index in terms(of: Int(nodes[variable].partner)) where Int(terms[index].variable) == variable {
            return terms[index].coefficient
        }
        return 1
    }

    /// True for a variable that rests and that no variable in the residual's definition depends on, as far as that is
    /// quickly seen.
    mutating func isLoose(_ variable: Int, besides residual: Int) -> Bool {
        guard nodes[variable].partner < 0 else { return false }
        if nodes[residual].count == 1 { return true }
        var index = nodes[variable].first, patience = 8
        while index >= 0 {
            guard patience > 0, nodes[Int(terms[Int(index)].residual)].partner < 0 else { return false }
            index = terms[Int(index)].next
            patience -= 1
        }
        return true
    }

    /// Adds the terms of a residual, which must not mention a variable twice.
    mutating func link(_ residual: Int, _ definition: borrowing FlatArray<Entry>) {
        let reused = takeVacantTerms(definition.count), first = reused ?? terms.count
        nodes[residual].first = Int32(first)
        nodes[residual].count = Int32(definition.count)
        for offset in definition.indices {
            let entry = definition[offset], variable = Int(entry.symbol), index = first + offset
            let next = nodes[variable].first
            let term = Term(
                coefficient: entry.coefficient, variable: entry.symbol, residual: Int32(residual), next: next,
                previous: -1)
            if reused == nil { terms.append(term) } else { terms[index] = term }
            if next >= 0 { terms[Int(next)].previous = Int32(index) }
            nodes[variable].first = Int32(index)
            nodes[variable].count += 1
        }
        version += 1
    }

    /// Takes the terms of a basic residual out.
    mutating func unlink(_ residual: Int) {
        let range = terms(of: residual)
        for index in range {
            let term = terms[index], variable = Int(term.variable)
            if term.next >= 0 { terms[Int(term.next)].previous = term.previous }
            if term.previous >= 0 {
                terms[Int(term.previous)].next = term.next
            } else {
                nodes[variable].first = term.next
            }
            nodes[variable].count -= 1
        }
        giveBack(range)
        nodes[residual].first = -1
        nodes[residual].count = 0
        version += 1
    }

    /// Where as many terms are to be had that were given back.
    private mutating func takeVacantTerms(_ count: Int) -> Int? {
        guard count > 0, count < vacantTerms.count, vacantTerms[count] >= 0 else { return nil }
        let first = Int(vacantTerms[count])
        vacantTerms[count] = terms[first].next
        return first
    }

    private mutating func giveBack(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        while vacantTerms.count <= range.count { vacantTerms.append(-1) }
        terms[range.lowerBound].next = vacantTerms[range.count]
        vacantTerms[range.count] = Int32(range.lowerBound)
    }

    /// Notes that pairs have changed.
    mutating func invalidate() {
        version += 1
        walk.root = -1
    }

    /// Adds to a sum; what is left after a cancellation is rounding noise and becomes zero.
    mutating func gather(_ summand: Double, _ symbol: Int) {
        let old = sums[symbol], sum = old + summand
        sums[symbol] = abs(sum) <= Tolerance.cancellation * max(abs(old), abs(summand)) ? 0 : sum
    }
}
