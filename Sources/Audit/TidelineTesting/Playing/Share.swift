import Foundation

/// One of several equal parts of an audit, for one of several machines.
public struct Share: Sendable, Equatable {
    /// The number of this part, from 1.
    public let number: Int
    /// The number of parts.
    public let count: Int

    /// Creates one of several equal parts of an audit.
    ///
    /// The parts are numbered from 1 to `count`. For any other number the result is nil.
    public init?(_ number: Int, of count: Int) {
        guard count > 0, (1...count).contains(number) else { return nil }
        self.number = number
        self.count = count
    }

    /// Creates a part from text such as `3/8`; other text gives nil.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
            .map { Arguments.number($0).flatMap { Int(exactly: $0) } }
        guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
        self.init(number, of: count)
    }

    /// Whether this part contains the run with these conditions.
    ///
    /// The result is the same on every machine.
    func holds(_ circumstance: String) -> Bool {
        let digits = ContentMark(of: Data(circumstance.utf8)).text.prefix(8)
        return (Int(digits, radix: 16) ?? 0) % count == number - 1
    }
}
