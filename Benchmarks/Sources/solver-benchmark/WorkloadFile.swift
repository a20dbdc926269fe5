import ConstraintSolver
import Foundation

/// A workload whose names are replaced by indices, so that playing it needs no look-ups.
struct WorkloadFile {
    fileprivate(set) var commands: [Command] = []
    /// The terms of all constraints, one constraint after the other.
    fileprivate(set) var summands: [Summand] = []
    fileprivate(set) var variableCount = 0
    /// The constraints in the order of addition, including those that are removed again.
    fileprivate(set) var constraints: [Constraint] = []
    /// The largest number of constraints that exist at the same time, excluding suggestions.
    fileprivate(set) var mostConstraints = 0
    /// The number of update commands (`u`); the first of them ends the build.
    fileprivate(set) var updateCount = 0

    /// Reads a file.
    init(contentsOf path: String) throws(Complaint) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Complaint("\(path): can't be read. Name a workload; Benchmarks/workloads.py writes them.")
        }
        try self.init(text: String(decoding: data, as: UTF8.self), path: path)
    }

    /// Reads a text.
    ///
    /// Messages about mistakes contain the path.
    init(text: String, path: String) throws(Complaint) {
        var names = Names()
        // Use isNewline, because "\r\n" is one character that differs from "\n".
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            let words = line.split(whereSeparator: \.isWhitespace)
            guard let letter = words.first else { continue }
            do throws(Complaint) {
                let action = try read(letter, words.dropFirst().map(String.init), &names)
                commands.append(Command(line: index + 1, action: action))
            } catch {
                throw Complaint("\(path):\(index + 1): \(error)")
            }
            mostConstraints = max(mostConstraints, names.constraints.count)
        }
        guard updateCount > 0 else { throw Complaint("\(path): nothing is updated. Add a line 'u' at the end.") }
    }
}

extension WorkloadFile {
    /// The names of variables and constraints in the lines read so far, with their indices.
    ///
    /// Also contains the priorities of suggestions.
    private struct Names {
        var variables: [String: Int] = [:]
        var constraints: [String: Int] = [:]
        var priorities: [Int: Priority] = [:]
    }

    private mutating func read(
        _ letter: Substring, _ words: [String], _ names: inout Names
    ) throws(Complaint) -> Command.Action {
        switch letter {
        case "v":
            try Self.expect(words.count == 1, "v NAME")
            guard names.variables.updateValue(variableCount, forKey: words[0]) == nil else {
                throw Complaint("the variable '\(words[0])' exists already. Give it another name.")
            }
            variableCount += 1
            return .makeVariable
        case "c":
            return .add(constraint: try constraint(words, &names))
        case "e":
            try Self.expect(words.count == 2, "e NAME STRENGTH")
            let variable = try Self.variable(words[0], names)
            names.priorities[variable] = try Self.priority(words[1])
            return .edit
        case "s":
            try Self.expect(words.count == 2, "s NAME VALUE")
            let variable = try Self.variable(words[0], names)
            guard let priority = names.priorities[variable] else {
                throw Complaint("'\(words[0])' is no edit variable. Write 'e \(words[0]) STRENGTH' above.")
            }
            return .suggest(try Self.number(words[1]), variable: variable, priority: priority)
        case "r":
            try Self.expect(words.count == 1, "r ID")
            guard let constraint = names.constraints.removeValue(forKey: words[0]) else {
                throw Complaint("there is no constraint '\(words[0])'. Add it above, or don't remove it twice.")
            }
            return .remove(constraint: constraint)
        case "u":
            try Self.expect(words.isEmpty, "u")
            updateCount += 1
            return .update
        default:
            throw Complaint("'\(letter)' is no command. Start the line with one of v c e s r u.")
        }
    }

    private mutating func constraint(
        _ words: [String], _ names: inout Names
    ) throws(Complaint) -> Int {
        try Self.expect(words.count >= 6 && words.count % 2 == 0, "c ID STRENGTH OP CONST COEF NAME …")
        guard names.constraints[words[0]] == nil else {
            throw Complaint("the constraint '\(words[0])' exists already. Remove it first, or call this one otherwise.")
        }
        let start = summands.count
        for place in stride(from: 4, to: words.count, by: 2) {
            let coefficient = try Self.number(words[place])
            summands.append(
                Summand(variable: try Self.variable(words[place + 1], names), coefficient: coefficient))
        }
        let constraint = Constraint(
            terms: start..<summands.count, relation: try Self.relation(words[2]),
            constant: try Self.number(words[3]), priority: try Self.priority(words[1]))
        constraints.append(constraint)
        names.constraints[words[0]] = constraints.count - 1
        return constraints.count - 1
    }

    private static func expect(_ isRight: Bool, _ form: String) throws(Complaint) {
        if !isRight { throw Complaint("the line has too few or too many words. Write: \(form)") }
    }

    private static func variable(_ name: String, _ names: Names) throws(Complaint) -> Int {
        guard let index = names.variables[name] else {
            throw Complaint("there is no variable '\(name)'. Write 'v \(name)' above.")
        }
        return index
    }

    private static func number(_ word: String) throws(Complaint) -> Double {
        guard let value = Double(word), value.isFinite else {
            throw Complaint("'\(word)' is no number. Write digits such as 44 or -20.5.")
        }
        return value
    }

    private static func priority(_ word: String) throws(Complaint) -> Priority {
        guard let value = Float(word), value >= 1, value <= 1000 else {
            throw Complaint("'\(word)' is no priority. Write a number from 1 to 1000, which is required.")
        }
        return Priority(rawValue: value)
    }

    private static func relation(_ word: String) throws(Complaint) -> Relation {
        switch word {
        case "==": return .equal
        case "<=": return .lessThanOrEqual
        case ">=": return .greaterThanOrEqual
        default: throw Complaint("'\(word)' is no relation. Write one of == <= >=.")
        }
    }
}
