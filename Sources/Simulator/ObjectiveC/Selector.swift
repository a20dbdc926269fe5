// Fidelity: partial — a method's name; Linux cannot find a method by its name, so a selector may contain a closure that
// calls the method

/// The name of a method.
///
/// Linux has no Objective-C runtime, so `#selector` does not compile and a name alone runs nothing. A tool translates
/// `#selector` into selectors that also contain the call of the method.
public struct Selector: ExpressibleByStringLiteral, Sendable {
    private let name: String
    private let call: (@Sendable (AnyObject, [Any?]) -> Void)?

    /// Creates a selector from a name such as `viewTapped:`, which runs no code on Linux.
    public init(_ str: String) { (name, call) = (str, nil) }

    /// Creates a selector from a name, which runs no code on Linux.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a selector with the code of its method.
    ///
    /// - Parameters:
    ///   - name: the name of the method, with a colon for each argument.
    ///   - call: calls the method of a target with the sent arguments. Runs each time the selector is performed.
    @_spi(Simulation) public init(_ name: String, calling call: @escaping @Sendable (AnyObject, [Any?]) -> Void) {
        (self.name, self.call) = (name, call)
    }

    /// Performs the method on a target, with one argument for each colon in the method's name.
    ///
    /// - Returns: whether the selector has code to run.
    @_spi(Simulation) public func perform(on target: AnyObject, with arguments: [Any?]) -> Bool {
        guard let call else { return false }
        let count = name.count { $0 == ":" }
        call(target, Array(arguments.prefix(count)))
        return true
    }
}

extension Selector: Hashable, CustomStringConvertible {
    /// Returns whether two selectors have the same name.
    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The name.
    public var description: String { name }
}
