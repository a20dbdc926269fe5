/// Gives elements numbers that are the same for the same element of several trees of a screen.
///
/// An element is known by its identifier, or else by its role and label, among the elements with the same parent.
final class IdentityBook {
    private struct Key: Hashable {
        var parent: Int
        var role: Element.Role
        var name: String?
        var ordinal: Int
    }

    private struct Likeness: Hashable {
        var role: Element.Role
        var name: String?
    }

    private var numbers: [Key: Int] = [:]

    /// Returns the numbers of an element's children.
    func numbers(of children: [Element], in parent: Int) -> [Int] {
        var seen: [Likeness: Int] = [:]
        return children.map { child in
            let name = child.identifier ?? child.label
            let likeness = Likeness(role: child.role, name: name)
            let ordinal = seen[likeness, default: 0]
            seen[likeness] = ordinal + 1
            let key = Key(parent: parent, role: child.role, name: name, ordinal: ordinal)
            if let known = numbers[key] { return known }
            numbers[key] = numbers.count + 2
            return numbers.count + 1
        }
    }

    /// The number of the application.
    static let root = 1
}
