// Fidelity: exact — the simulation's own machinery: sums of weighted variables

import ConstraintSolver
import Foundation

struct LinearForm {
    private(set) var terms: [Term] = []

    mutating func add(_ variable: Variable, _ coefficient: Double = 1) {
        if let index = terms.firstIndex(where: { $0.variable == variable }) {
            terms[index].coefficient += coefficient
            if abs(terms[index].coefficient) < 1e-12 { terms.remove(at: index) }
        } else if coefficient != 0 {
            terms.append(Term(variable, coefficient: coefficient))
        }
    }

    mutating func removeAll() {
        // For the few terms of a constraint, removing them one by one is faster than replacing a range.
        while terms.popLast() != nil {}
    }
}
