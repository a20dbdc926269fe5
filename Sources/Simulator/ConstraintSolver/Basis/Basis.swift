/// A basis of the simplex method, with the coefficients of all constraints.
///
/// A residual is the left side of a constraint minus its constant. Variables and residuals together are called symbols.
/// A held residual stays at zero. Each held residual has one variable as its partner, and its constraint is the
/// equation of this variable. A resting variable has no partner.
///
/// Held residuals and resting variables are the columns of the simplex. All other symbols are basic. Equations that
/// depend on each other in a circle form a block, and the basis solves them together.
///
/// The basis computes a row or a column of the tableau only on request. The time is proportional to the part of the
/// graph that a request reaches. `Docs/Decisions/0014-sparse-basis.md` gives the reasons for this design.
struct Basis: ~Copyable {
    struct Entry {
        var symbol: Int32
        var coefficient: Double
    }

    /// A row of the tableau, valid until the next call of `row`.
    typealias Row = FlatArray<Entry>.View
    /// The rates of the symbols that move with a column of the tableau, valid until the next call of `column`.
    typealias Column = (variables: FlatArray<Entry>.View, residuals: FlatArray<Entry>.View)

    struct FormerPartner {
        fileprivate var symbol: Int32
        fileprivate var partner: Int32
    }

    /// The number of symbols for which the lists have memory at the start.
    static let usualSymbolCount = 128

    private var graph = ConstraintGraph()
    private var search: ComponentSearch
    private var blocks = Blocks()
    /// A sum for each symbol, used during a computation; all sums are zero between computations.
    private var sums = FlatArray<Double>(capacity: Basis.usualSymbolCount)
    private var row = FlatArray<Entry>(capacity: 32)
    private var column = FlatArray<Entry>(capacity: 32)
    private var moves = FlatArray<Entry>()
    /// The candidate for each variable's partner in the search `findMatch`.
    ///
    /// A candidate is a residual, the left side of a constraint minus its constant. A partner is the residual whose
    /// equation determines the variable.
    private var matchCandidates = FlatArray<Int32>()
    private var queue = FlatArray<Int32>()
    private var formerPartners = FlatArray<FormerPartner>()
    private var recordsPartners = false

    /// The first search numbers its variables from `firstNumber`.
    init(firstNumber: Int32 = 0) { search = ComponentSearch(nextNumber: firstNumber) }

    var isClear: Bool { sums.elements.allSatisfy { $0 == 0 } }
    var visitCount: Int { search.visitCount }

    mutating func reserve(symbols: Int, terms: Int) {
        graph.reserve(symbols: symbols, terms: terms)
        sums.reserve(symbols)
        search.reserve(symbols)
    }

    mutating func addSymbol() {
        graph.addSymbol()
        sums.append(0)
    }

    mutating func link(_ residual: Int, _ definition: borrowing FlatArray<Entry>) { graph.link(residual, definition) }

    mutating func unlink(_ residual: Int) { graph.unlink(residual) }

    /// An almost zero sum becomes zero, because its summands cancel and only rounding noise remains.
    private mutating func gather(_ summand: Double, _ symbol: Int) {
        let old = sums[symbol], sum = old + summand
        sums[symbol] = abs(sum) <= Tolerance.cancellation * max(abs(old), abs(summand)) ? 0 : sum
    }

    private mutating func beginWalk() { search.begin(symbolCount: graph.symbolCount) }
}

extension Basis {
    var version: Int { graph.version }
    var termCount: Int { graph.termCount }

    @inline(__always) func partner(of symbol: Int) -> Int { graph.partner(of: symbol) }

    @inline(__always) func terms(of residual: Int) -> FlatArray<ConstraintGraph.Term>.View { graph.terms(of: residual) }

    @inline(__always) func termCount(of symbol: Int) -> Int { graph.termCount(of: symbol) }

    @inline(__always) func collectBasicResiduals(mentioning variable: Int, into list: inout Worklist) {
        graph.collectBasicResiduals(mentioning: variable, into: &list)
    }

    /// Returns whether no equation mentions the variable.
    ///
    /// After eight terms, the method gives up and returns false.
    @inline(__always) func isIndependent(_ variable: Int) -> Bool {
        var place = graph.firstPlace(of: variable), patience = 8
        while place >= 0 {
            let term = graph.term(at: place)
            guard patience > 0, graph.partner(of: Int(term.residual)) < 0 else { return false }
            place = term.next
            patience -= 1
        }
        return true
    }

    /// A repeated call for the same variable reuses the last search.
    @inline(__always) mutating func dependents(of variable: Int) -> ComponentSearch.Walk {
        search.walkDependents(of: variable, in: graph)
        return search.walk
    }

    mutating func countVisit() { search.countVisit() }
}

extension Basis {
    var blockMembers: [[Int32]] { blocks.members }

    /// Returns the block of a component, and factors its equations if the block is new.
    mutating func block(of component: Range<Int>) -> Int {
        let walk = search.walk, known = blocks.block(of: walk.variable(at: component.lowerBound))
        if let known, blocks.size(of: known) == component.count { return known }
        var variables: [Int32] = []
        for place in component {
            let variable = walk.variable(at: place)
            if let former = blocks.block(of: variable) { blocks.dissolve(former) }
            variables.append(Int32(variable))
        }
        return blocks.form(of: variables, in: graph)
    }

    @inline(__always) func size(ofBlock block: Int) -> Int { blocks.size(of: block) }

    @inline(__always) func member(_ place: Int, ofBlock block: Int) -> Int { blocks.member(place, of: block) }

    @inline(__always) func solution(at place: Int, ofBlock block: Int) -> Double { blocks[block, place] }

    mutating func solve(block: Int, _ constants: FlatArray<Double>.View, _ values: FlatArray<Double>.View) {
        for place in 0..<blocks.size(of: block) {
            let partner = graph.partner(of: blocks.member(place, of: block)), terms = graph.terms(of: partner)
            var sum = constants[partner]
            for index in terms.indices where blocks.block(of: Int(terms[index].variable)) != block {
                sum -= terms[index].coefficient * values[Int(terms[index].variable)]
            }
            blocks[block, place] = sum
        }
        blocks.solve(block)
    }

    /// Computes corrections of a block's values, as one step of iterative refinement.
    mutating func refine(block: Int, _ constants: FlatArray<Double>.View, _ values: FlatArray<Double>.View) {
        for place in 0..<blocks.size(of: block) {
            let partner = graph.partner(of: blocks.member(place, of: block)), terms = graph.terms(of: partner)
            var residual = -constants[partner]
            for index in terms.indices { residual += terms[index].coefficient * values[Int(terms[index].variable)] }
            blocks[block, place] = -residual
        }
        blocks.solve(block)
    }
}

extension Basis {
    /// Returns a basic symbol as a sum of columns.
    ///
    /// The function replaces each variable by its equation. Dependent variables come first, because their equations
    /// mention the variable.
    mutating func row(of symbol: Int, isVariable: Bool) -> Row {
        beginRow()
        if isVariable {
            sums[symbol] = 1
            search.follow(symbol, .dependencies, in: graph)
        } else {
            addToRow(symbol, times: 1)
        }
        finishRow()
        return row.view
    }

    mutating func row(ofSum residuals: [Int32], _ symbols: FlatArray<Symbol>.View) -> Row {
        beginRow()
        for residual in residuals { addToRow(Int(residual), times: symbols[Int(residual)].gradient) }
        finishRow()
        return row.view
    }

    @inline(__always) private mutating func beginRow() {
        row.removeAll()
        beginWalk()
    }

    @inline(__always) private mutating func addToRow(_ residual: Int, times multiplier: Double) {
        let terms = graph.terms(of: residual)
        for index in terms.indices {
            let term = terms[index]
            gather(multiplier * term.coefficient, Int(term.variable))
            search.follow(Int(term.variable), .dependencies, in: graph)
        }
    }

    @inline(__always) private mutating func finishRow() {
        let walk = search.walk
        var end = walk.count
        while let component = walk.component(before: end) {
            if component.count == 1 {
                substitute(walk.variable(at: component.lowerBound))
            } else {
                substituteBlock(block(of: component))
            }
            end = component.lowerBound
        }
    }

    @inline(__always) private mutating func substitute(_ variable: Int) {
        let sum = sums[variable]
        sums[variable] = 0
        guard abs(sum) > Tolerance.coefficient else { return }
        let partner = graph.partner(of: variable)
        guard partner >= 0 else { return row.append(Entry(symbol: Int32(variable), coefficient: sum)) }
        let multiplier = sum / ownCoefficient(of: variable)
        row.append(Entry(symbol: Int32(partner), coefficient: multiplier))
        let terms = graph.terms(of: partner)
        for index in terms.indices where Int(terms[index].variable) != variable {
            gather(-multiplier * terms[index].coefficient, Int(terms[index].variable))
        }
    }

    private mutating func ownCoefficient(of variable: Int) -> Double {
        let terms = graph.terms(of: graph.partner(of: variable))
        for index in terms.indices where Int(terms[index].variable) == variable { return terms[index].coefficient }
        return 1
    }

    private mutating func substituteBlock(_ block: Int) {
        let size = blocks.size(of: block)
        for place in 0..<size {
            let variable = blocks.member(place, of: block)
            blocks[block, place] = sums[variable]
            sums[variable] = 0
        }
        blocks.solveTransposed(block)
        for place in 0..<size {
            let multiplier = blocks[block, place]
            guard abs(multiplier) > Tolerance.coefficient else { continue }
            let partner = graph.partner(of: blocks.member(place, of: block)), terms = graph.terms(of: partner)
            row.append(Entry(symbol: Int32(partner), coefficient: multiplier))
            for index in terms.indices where blocks.block(of: Int(terms[index].variable)) != block {
                gather(-multiplier * terms[index].coefficient, Int(terms[index].variable))
            }
        }
    }
}

extension Basis {
    /// Returns the rates at which variables and basic residuals move when a column moves up.
    mutating func column(of symbol: Int, isVariable: Bool) -> Column {
        computeMoves(of: symbol, isVariable: isVariable)
        column.removeAll()
        for index in moves.indices {
            let move = moves[index]
            var place = graph.firstPlace(of: Int(move.symbol))
            while place >= 0 {
                let term = graph.term(at: place), residual = Int(term.residual)
                if graph.partner(of: residual) < 0 {
                    // A residual is added when its sum is 0. If the sum becomes 0 again on the way, the residual is
                    // added a second time. `takeSums` drops the second entry, because its sum is 0 by then.
                    if sums[residual] == 0 { column.append(Entry(symbol: term.residual, coefficient: 0)) }
                    gather(term.coefficient * move.coefficient, residual)
                }
                place = term.next
            }
        }
        takeSums()
        return (moves.view, column.view)
    }

    /// Returns the rate at which a basic residual moves with a resting variable.
    ///
    /// The method visits the variables that depend on this variable, and not those on which the residual depends.
    mutating func rate(of residual: Int, along variable: Int) -> Double {
        computeMoves(of: variable, isVariable: true)
        let terms = graph.terms(of: residual)
        for index in moves.indices {
            for place in terms.indices where terms[place].variable == moves[index].symbol {
                gather(terms[place].coefficient * moves[index].coefficient, residual)
            }
        }
        defer { sums[residual] = 0 }
        return sums[residual]
    }

    private mutating func takeSums() {
        var count = 0
        for index in column.indices {
            let residual = column[index].symbol, sum = sums[Int(residual)]
            sums[Int(residual)] = 0
            guard abs(sum) > Tolerance.coefficient else { continue }
            column[count] = Entry(symbol: residual, coefficient: sum)
            count += 1
        }
        column.truncate(to: count)
    }

    /// Computes the rates of all variables that move when a column moves up.
    ///
    /// The list contains each variable after all variables on which it depends.
    private mutating func computeMoves(of symbol: Int, isVariable: Bool) {
        let walk = dependents(of: isVariable ? symbol : graph.partner(of: symbol))
        moves.removeAll()
        var end = walk.count
        while let component = walk.component(before: end) {
            if component.count == 1 {
                moveVariable(walk.variable(at: component.lowerBound), along: symbol)
            } else {
                moveBlock(block(of: component), along: symbol)
            }
            end = component.lowerBound
        }
        for index in moves.indices { sums[Int(moves[index].symbol)] = 0 }
    }

    private mutating func moveVariable(_ variable: Int, along symbol: Int) {
        guard variable != symbol else { return addMove(1, of: variable) }
        let partner = graph.partner(of: variable), terms = graph.terms(of: partner)
        var own = 1.0
        if partner == symbol { sums[variable] = 1 }
        for index in terms.indices {
            let term = terms[index]
            if Int(term.variable) == variable {
                own = term.coefficient
            } else if sums[Int(term.variable)] != 0 {
                gather(-term.coefficient * sums[Int(term.variable)], variable)
            }
        }
        addMove(sums[variable] / own, of: variable)
    }

    private mutating func moveBlock(_ block: Int, along symbol: Int) {
        let size = blocks.size(of: block)
        for place in 0..<size {
            let partner = graph.partner(of: blocks.member(place, of: block)), terms = graph.terms(of: partner)
            var sum = partner == symbol ? 1.0 : 0
            for index in terms.indices where blocks.block(of: Int(terms[index].variable)) != block {
                sum -= terms[index].coefficient * sums[Int(terms[index].variable)]
            }
            blocks[block, place] = sum
        }
        blocks.solve(block)
        for place in 0..<size { addMove(blocks[block, place], of: blocks.member(place, of: block)) }
    }

    private mutating func addMove(_ rate: Double, of variable: Int) {
        guard abs(rate) > Tolerance.coefficient else {
            sums[variable] = 0
            return
        }
        sums[variable] = rate
        moves.append(Entry(symbol: Int32(variable), coefficient: rate))
    }
}

extension Basis {
    /// Holds a basic residual at zero in place of a column.
    ///
    /// The column's coefficient in the residual's row must differ from zero. The residual becomes the partner of a
    /// variable, which means that its equation determines this variable. If this variable has a partner already, that
    /// partner takes another variable, and so on. The chain ends at a variable without an equation.
    mutating func exchange(entering column: Int, isVariable: Bool, leaving residual: Int) {
        let target = isVariable ? column : graph.partner(of: column)
        if !isVariable { separate(column) }
        match(residual, with: target)
    }

    /// Makes a basic variable a column, in exchange for another column.
    ///
    /// The column's coefficient in the variable's row must differ from zero. A variable that is a column rests, which
    /// means that no equation determines it. The variable's former equation stays in the basis, and determines another
    /// variable.
    mutating func exchange(entering column: Int, isVariable: Bool, leavingVariable variable: Int) {
        let equation = graph.partner(of: variable), target = isVariable ? column : graph.partner(of: column)
        if !isVariable { separate(column) }
        guard target != variable else { return }
        separate(equation)
        match(equation, with: target)
    }

    /// Makes a residual and a variable partners.
    ///
    /// The residual's equation then determines the variable. The residual must be basic. The variable must have no
    /// partner yet. No other variable may depend on it.
    mutating func pair(_ residual: Int, with variable: Int) {
        graph.setPartner(of: residual, to: variable)
        graph.setPartner(of: variable, to: residual)
        search.forgetRoot()
    }

    /// Lets a residual differ from zero again.
    ///
    /// A variable loses its equation. It keeps its present value until a new equation determines it.
    mutating func release(_ residual: Int) {
        let variable = graph.partner(of: residual)
        guard blocks.block(of: variable) != nil || isInCircle(variable) else { return separate(residual) }
        // In a circle, several equations determine their variables together. Without the residual, the remaining
        // equations may still determine the residual's partner. The variable that moves fastest with the residual is
        // certainly undetermined. So this variable loses its equation.
        computeMoves(of: residual, isVariable: false)
        var fastest = variable, rate = 0.0
        let block = blocks.block(of: variable)
        for index in moves.indices {
            let move = moves[index]
            guard blocks.block(of: Int(move.symbol)) == block, abs(move.coefficient) > rate else { continue }
            (fastest, rate) = (Int(move.symbol), abs(move.coefficient))
        }
        let former = graph.partner(of: fastest)
        separate(residual)
        guard former != residual else { return }
        separate(former)
        match(former, with: variable)
    }

    /// Returns whether a variable's equation depends on itself through other equations.
    ///
    /// The equations of a circle form a block. The method searches the graph, because a new circle may not be recorded
    /// as a block yet.
    private mutating func isInCircle(_ variable: Int) -> Bool {
        guard hasDependents(variable) else { return false }
        beginWalk()
        search.follow(variable, .dependencies, in: graph)
        let walk = search.walk
        return walk.component(before: walk.count)?.count != 1
    }

    private mutating func hasDependents(_ variable: Int) -> Bool {
        var place = graph.firstPlace(of: variable)
        while place >= 0 {
            let term = graph.term(at: place), partner = graph.partner(of: Int(term.residual))
            if partner >= 0, partner != variable { return true }
            place = term.next
        }
        return false
    }

    private mutating func separate(_ residual: Int) {
        let variable = graph.partner(of: residual)
        setPartner(of: residual, to: -1)
        setPartner(of: variable, to: -1)
    }

    private mutating func match(_ residual: Int, with target: Int) {
        // The residual almost always mentions the target itself, and then they become partners directly. This quick
        // check saves the search for a chain.
        let terms = graph.terms(of: residual)
        for index in terms.indices where Int(terms[index].variable) == target {
            setPartner(of: residual, to: target)
            return setPartner(of: target, to: residual)
        }
        findMatch(for: residual, target)
        var variable = target
        while true {
            let taker = Int(matchCandidates[variable]), passedOn = graph.partner(of: taker)
            setPartner(of: taker, to: variable)
            setPartner(of: variable, to: taker)
            guard taker != residual else { return }
            variable = passedOn
        }
    }

    private mutating func findMatch(for residual: Int, _ target: Int) {
        beginWalk()
        matchCandidates.extend(to: graph.symbolCount, with: -1)
        queue.removeAll()
        enqueueVariables(of: residual)
        var next = 0
        while !search.hasMet(target), next < queue.count {
            let partner = graph.partner(of: Int(queue[next]))
            if partner >= 0 { enqueueVariables(of: partner) }
            next += 1
        }
    }

    private mutating func enqueueVariables(of residual: Int) {
        let terms = graph.terms(of: residual)
        for index in terms.indices where search.meet(Int(terms[index].variable)) {
            matchCandidates[Int(terms[index].variable)] = Int32(residual)
            queue.append(terms[index].variable)
        }
    }

    private mutating func setPartner(of symbol: Int, to partner: Int) {
        if recordsPartners {
            let former = graph.partner(of: symbol)
            formerPartners.append(FormerPartner(symbol: Int32(symbol), partner: Int32(former)))
        }
        if let block = blocks.block(of: symbol) { blocks.dissolve(block) }
        graph.setPartner(of: symbol, to: partner)
        search.forgetRoot()
    }

    mutating func startRecording() {
        recordsPartners = true
        formerPartners.removeAll()
    }

    mutating func stopRecording() { recordsPartners = false }

    mutating func restorePartners() {
        recordsPartners = false
        while let former = formerPartners.popLast() {
            setPartner(of: Int(former.symbol), to: Int(former.partner))
        }
    }
}
