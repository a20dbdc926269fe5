import ConstraintSolver
import Foundation

/// The values after every update, for the comparison with another solver.
struct ValueRecord {
    private(set) var values: [Double] = []
    private let inquired: Set<Int>
    private var updates = 0

    /// - Parameter inquiries: the number of updates after which the solver is asked about its values. The solver then
    ///   tells which values the constraints determine uniquely. These updates are the first, the last and some in
    ///   between.
    init(updates: Int, inquiries: Int) {
        let last = max(0, updates - 1), count = min(inquiries, updates)
        inquired = count <= 1 ? [last] : Set((0..<count).map { $0 * last / (count - 1) })
    }

    /// Adds the values after an update.
    ///
    /// If the constraints allow several values for a variable, the record has NaN for this variable. The comparison
    /// skips NaN.
    mutating func append(_ session: Session) {
        let isInquired = inquired.contains(updates)
        updates += 1
        for (index, value) in session.values.enumerated() {
            let isUnique =
                isInquired && index < session.variables.count
                && session.solver.isUniquelyDetermined(session.variables[index])
            values.append(isUnique ? value : .nan)
        }
    }

    func write(to path: String) throws(Complaint) {
        do {
            try values.withUnsafeBytes { Data($0) }.write(to: URL(fileURLWithPath: path))
        } catch {
            throw Complaint("--values can't write '\(path)'. Name a file in a folder that exists.")
        }
    }
}
