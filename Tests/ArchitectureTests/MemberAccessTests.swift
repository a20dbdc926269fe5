import TestSupport
import Testing

/// A private member can be changed after reading a single file, so most members are private.
@Suite(.besideMainActor) struct MemberAccessTests {
    private let checkout = Checkout.current

    @Test(arguments: ["Sources/Simulator/ConstraintSolver/", "Sources/Library/"])
    func `private members outnumber internal ones`(folder: String) {
        let count = MemberCount(of: checkout, below: folder)
        #expect(count.hidden > 100, "the members of \(folder) are not found")
        let internals = "\(count.open.count) internal:\n\(count.open.joined(separator: "\n"))"
        #expect(count.hidden > count.open.count, "\(folder): \(count.hidden) members are private, \(internals)")
    }

    @Test func `an extension leaves the access to its members`() throws {
        let places = try checkout.sources.flatMap {
            try $0.places(of: #"^\s*(?:private|fileprivate|internal|package|public) extension\b"#)
        }
        #expect(places.isEmpty, "\(places.joined(separator: "\n"))")
    }

    @Test func `a member is found with its name, its type and its access`() {
        let scanner = MemberScanner(
            CodeStripper.strip(
                """
                struct Tide: Comparable {
                    enum State { case open, low(CGFloat); static let first = State.open }
                    private enum Moon { case full; var age: Int { let days = 1; return days } }
                    public private(set) var level = [1].map { let next = $0; return next }
                    fileprivate let low, high: Int
                    @inline(__always)
                    private static func turn(let count: Int) -> (name: String, number: Int) { ("}", 1) }
                    static func < (left: Tide, right: Tide) -> Bool { true }
                    subscript(`case`: Int) -> Int { 0 }
                    required init?(class: Int) {}
                }
                extension Tide.Moon { func wane() {} }
                protocol Water: AnyObject { var depth: Double { get } }
                private struct Ebb { var depth = 0.0 }
                var depth = 0.0
                """))
        let found = scanner.members.map { "\($0.access) \($0.type).\($0.name)" }
        #expect(
            found == [
                "internal Tide.State", "internal State.first", "private Tide.Moon", "hidden Moon.age",
                "public Tide.level", "fileprivate Tide.low", "fileprivate Tide.high", "private Tide.turn",
                "internal Tide.<",
                "internal Tide.subscript", "inherited Tide.init", "hidden Moon.wane", "hidden Ebb.depth"
            ])
        #expect(scanner.requirements == ["Water": ["depth"]])
        #expect(scanner.inheritance["Tide"]?.contains("Comparable") == true)
    }
}

/// Counts the private members of a folder, and lists the members that other files can use.
///
/// Some members can never be private: public members, package members, overrides, and members that a protocol requires.
/// They do not count.
private struct MemberCount {
    private(set) var hidden = 0
    private(set) var open: [String] = []

    private var inheritance: [String: Set<String>] = [:]
    /// The members that a type needs in order to conform to a protocol, by the protocol's name.
    ///
    /// The protocols below come from the standard library and SwiftUI. The other protocols are found in the sources.
    private var requirements: [String: Set<String>] = [
        "Equatable": ["=="], "Comparable": ["<"], "Hashable": ["hash"], "CustomStringConvertible": ["description"],
        "ViewModifier": ["body"]
    ]

    init(of checkout: Checkout, below folder: String) {
        var scanned: [(path: String, scanner: MemberScanner)] = []
        for file in checkout.sources where file.path.hasPrefix(folder) || file.code.contains("protocol ") {
            let scanner = MemberScanner(file.code)
            scanned.append((file.path, scanner))
            inheritance.merge(scanner.inheritance) { $0.union($1) }
            requirements.merge(scanner.requirements) { $0.union($1) }
        }
        for (path, scanner) in scanned where path.hasPrefix(folder) {
            for member in scanner.members { add(member, path) }
        }
    }

    private mutating func add(_ member: MemberScanner.Member, _ path: String) {
        switch member.access {
        case .private, .fileprivate, .hidden: hidden += 1
        case .internal where !isRequired(member): open.append("\(path): \(member.type).\(member.name)")
        case .internal, .package, .public, .open, .inherited: break
        }
    }

    private func isRequired(_ member: MemberScanner.Member) -> Bool {
        var found: Set<String> = [member.type], waiting = [member.type]
        while let name = waiting.popLast() {
            if requirements[name]?.contains(member.name) == true { return true }
            for other in inheritance[name] ?? [] where found.insert(other).inserted { waiting.append(other) }
        }
        return false
    }
}
