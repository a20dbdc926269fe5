/// The coefficients of all constraints as a sparse matrix, and the pairs of constraints and variables.
///
/// A variable and the residual that determines it are *partners*. A variable depends on the other variables that its
/// partner mentions.
struct ConstraintGraph: ~Copyable {
    struct Term {
        var coefficient: Double
        var variable: Int32
        var residual: Int32
        /// The index of the variable's next term; negative at the end of its linked list.
        fileprivate(set) var next: Int32
        fileprivate var previous: Int32
    }

    struct Node {
        /// The index of the partner; negative for a symbol without a partner.
        fileprivate var partner: Int32 = -1
        /// The latest term of a variable, or the first of a residual's contiguous terms.
        fileprivate var first: Int32 = -1
        fileprivate var termCount: Int32 = 0
    }

    private var nodes = FlatArray<Node>(capacity: Basis.usualSymbolCount)
    private var terms = FlatArray<Term>(capacity: 2 * Basis.usualSymbolCount)
    /// The unused ranges of `terms`, by their length.
    ///
    /// The element at index n is the index of the first term of an unused range of n terms. The `next` of this term
    /// leads to another unused range of the same length.
    private var vacantTerms = FlatArray<Int32>()
    /// Grows with every change of a pair or a term, because such a change can alter the dependencies.
    private(set) var version = 0

    var symbolCount: Int { nodes.count }
    var termCount: Int { terms.count }

    mutating func reserve(symbols: Int, terms: Int) {
        nodes.reserve(symbols)
        self.terms.reserve(terms)
    }

    mutating func addSymbol() { nodes.append(Node()) }

    @inline(__always) func partner(of symbol: Int) -> Int { Int(nodes[symbol].partner) }

    @inline(__always) func termCount(of symbol: Int) -> Int { Int(nodes[symbol].termCount) }

    /// Returns the terms of a residual, without copying them.
    ///
    /// The result is valid until a constraint is added or removed.
    @inline(__always) func terms(of residual: Int) -> FlatArray<Term>.View { terms.view(of: places(of: residual)) }

    @inline(__always) func places(of residual: Int) -> Range<Int> {
        let first = Int(nodes[residual].first)
        return first..<(first + Int(nodes[residual].termCount))
    }

    /// Returns the index of a variable's latest term, or a negative number for an unused variable.
    @inline(__always) func firstPlace(of variable: Int) -> Int32 { nodes[variable].first }

    @inline(__always) func term(at place: Int32) -> Term { terms[Int(place)] }

    @inline(__always) func collectBasicResiduals(mentioning variable: Int, into list: inout Worklist) {
        var place = nodes[variable].first
        while place >= 0 {
            let term = terms[Int(place)]
            if nodes[Int(term.residual)].partner < 0 { list.insert(Int(term.residual)) }
            place = term.next
        }
    }

    /// Stores a partner for one of two symbols.
    ///
    /// Partners refer to each other, so the caller must also call this method for the other symbol.
    mutating func setPartner(of symbol: Int, to partner: Int) {
        nodes[symbol].partner = Int32(partner)
        version += 1
    }

    /// Adds the terms of a residual, which must mention each variable at most once.
    mutating func link(_ residual: Int, _ definition: borrowing FlatArray<Basis.Entry>) {
        let reused = takeVacantTerms(definition.count), first = reused ?? terms.count
        nodes[residual].first = Int32(first)
        nodes[residual].termCount = Int32(definition.count)
        for offset in definition.indices {
            let entry = definition[offset], variable = Int(entry.symbol), place = first + offset
            let next = nodes[variable].first
            let term = Term(
                coefficient: entry.coefficient, variable: entry.symbol, residual: Int32(residual), next: next,
                previous: -1)
            if reused == nil { terms.append(term) } else { terms[place] = term }
            if next >= 0 { terms[Int(next)].previous = Int32(place) }
            nodes[variable].first = Int32(place)
            nodes[variable].termCount += 1
        }
        version += 1
    }

    mutating func unlink(_ residual: Int) {
        let range = places(of: residual)
        for place in range {
            let term = terms[place], variable = Int(term.variable)
            if term.next >= 0 { terms[Int(term.next)].previous = term.previous }
            if term.previous >= 0 {
                terms[Int(term.previous)].next = term.next
            } else {
                nodes[variable].first = term.next
            }
            nodes[variable].termCount -= 1
        }
        giveBack(range)
        nodes[residual].first = -1
        nodes[residual].termCount = 0
        version += 1
    }

    private mutating func takeVacantTerms(_ count: Int) -> Int? {
        guard count > 0, count < vacantTerms.count, vacantTerms[count] >= 0 else { return nil }
        let first = Int(vacantTerms[count])
        vacantTerms[count] = terms[first].next
        return first
    }

    private mutating func giveBack(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        vacantTerms.extend(to: range.count + 1, with: -1)
        terms[range.lowerBound].next = vacantTerms[range.count]
        vacantTerms[range.count] = Int32(range.lowerBound)
    }
}
