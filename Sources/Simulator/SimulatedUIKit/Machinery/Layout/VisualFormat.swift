// Fidelity: exact — rules B61 to B63: the grammar of the visual format language

import Foundation

@MainActor
struct VisualFormat {
    struct Failure: Error {
        let message: String
        let index: Int
    }

    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        var other: Any?
        var priority = UILayoutPriority.required
    }

    enum Connection {
        case touching
        case standard
        case predicates([Predicate])
    }

    enum Item {
        case superview(at: Int)
        case view(Any, [Predicate])
    }

    private(set) var isVertical = false
    private(set) var items: [Item] = []
    private(set) var connections: [Connection] = []
    private let characters: [Character]
    private var position = 0
    private let metrics: [String: Any], views: [String: Any]

    init(_ format: String, metrics: [String: Any], views: [String: Any]) throws(Failure) {
        (characters, self.metrics, self.views) = (Array(format), metrics, views)
        try parse()
    }

    private var next: Character? { position < characters.count ? characters[position] : nil }

    private mutating func take(_ character: Character) -> Bool {
        guard next == character else { return false }
        position += 1
        return true
    }

    private func failure(_ message: String) -> Failure { Failure(message: message, index: position) }

    private mutating func parse() throws(Failure) {
        if next == "H" || next == "V" {
            isVertical = next == "V"
            position += 1
            guard take(":") else {
                let (letter, word) = isVertical ? ("V", "vertical") : ("H", "horizontal")
                throw failure("Expected ':' after '\(letter)' to specify \(word) arrangement")
            }
        }
        if next == "|" {
            items.append(.superview(at: position))
            position += 1
            connections.append(try connection())
        }
        items.append(try view())
        while next != nil {
            let link = try connection()
            if next == "|" {
                connections.append(link)
                items.append(.superview(at: position))
                position += 1
                guard next == nil else { throw failure("Expected the end of the format after the superview.") }
                return
            }
            connections.append(link)
            items.append(try view())
        }
    }

    private mutating func connection() throws(Failure) -> Connection {
        guard take("-") else { return .touching }
        if next == "[" || next == "|" { return .standard }
        let predicates = next == "(" ? try self.predicates(ofViews: false) : [try simplePredicate()]
        guard take("-") else { throw failure("Expected a '-' here to complete the distance.") }
        return .predicates(predicates)
    }

    private mutating func simplePredicate() throws(Failure) -> Predicate {
        var predicate = Predicate()
        predicate.constant = try number()
        return predicate
    }

    private mutating func view() throws(Failure) -> Item {
        guard take("[") else {
            throw failure("Expected a view. View names must be enclosed in brackets, as in '[view]'.")
        }
        let name = name()
        guard let view = views[name] else { throw failure("\(name) is not a key in the views dictionary.") }
        let predicates = next == "(" ? try self.predicates(ofViews: true) : []
        guard take("]") else { throw failure("Expected a ']' here to complete the view.") }
        return .view(view, predicates)
    }

    private mutating func name() -> String {
        var name = ""
        while let character = next, character.isLetter || character.isNumber || character == "_" {
            name.append(character)
            position += 1
        }
        return name
    }

    private mutating func predicates(ofViews takesViews: Bool) throws(Failure) -> [Predicate] {
        position += 1
        var found: [Predicate] = []
        repeat { found.append(try predicate(takesViews)) } while take(",")
        guard take(")") else { throw failure("Expected a ')' here to complete the predicates.") }
        return found
    }

    private mutating func predicate(_ takesViews: Bool) throws(Failure) -> Predicate {
        var predicate = Predicate()
        if let relation = relation() { predicate.relation = relation }
        let start = position
        let isName = next.map { $0.isLetter || $0 == "_" } ?? false
        if isName, takesViews {
            let name = name()
            if metrics[name] == nil, let view = views[name] { predicate.other = view } else { position = start }
        }
        if predicate.other == nil { predicate.constant = try number() }
        if take("@") { predicate.priority = UILayoutPriority(Float(try number())) }
        return predicate
    }

    private mutating func relation() -> NSLayoutConstraint.Relation? {
        let signs: [(String, NSLayoutConstraint.Relation)] = [
            ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual)
        ]
        for (sign, relation) in signs where characters[position...].starts(with: sign) {
            position += 2
            return relation
        }
        return nil
    }

    private mutating func number() throws(Failure) -> CGFloat {
        if let character = next, character.isLetter || character == "_" {
            let name = name()
            switch metrics[name] {
            case let number as NSNumber: return CGFloat(number.doubleValue)
            case let number as CGFloat: return number
            case let number as Double: return CGFloat(number)
            case let number as Float: return CGFloat(number)
            case let number as Int: return CGFloat(number)
            default: throw failure("\(name) is not a key in the metrics dictionary.")
            }
        }
        var digits = ""
        while let character = next, character.isNumber || character == "." || (digits.isEmpty && character == "-") {
            digits.append(character)
            position += 1
        }
        guard let value = Double(digits) else { throw failure("Expected a number or the name of a metric.") }
        return CGFloat(value)
    }
}
