import Testing

/// One kind of avoidance, as a parameter of tests.
///
/// Most kinds exist twice: as a value for `view.keyboardAvoidance`, and as a classic type from the articles. Both make
/// room in the same way. `guide` has no classic type, and `guideController` has only a classic type.
struct AvoidanceWay: CaseIterable, Codable, Hashable, CustomTestStringConvertible, Sendable {
    enum Kind: String, Codable {
        case guide, guideController, translation, scrollInsets, constraint, safeArea
    }

    let kind: Kind
    let isClassic: Bool

    static let guide = AvoidanceWay(kind: .guide, isClassic: false)
    static let guideController = AvoidanceWay(kind: .guideController, isClassic: true)
    static let translation = AvoidanceWay(kind: .translation, isClassic: false)
    static let scrollInsets = AvoidanceWay(kind: .scrollInsets, isClassic: false)
    static let constraint = AvoidanceWay(kind: .constraint, isClassic: false)
    static let safeArea = AvoidanceWay(kind: .safeArea, isClassic: false)

    static let allCases =
        [guide, guideController, translation, scrollInsets, constraint, safeArea]
        + [Kind.translation, .scrollInsets, .constraint, .safeArea].map { AvoidanceWay(kind: $0, isClassic: true) }

    static func == (one: AvoidanceWay, other: AvoidanceWay) -> Bool { one.kind == other.kind }
    func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    var testDescription: String { isClassic && self != .guideController ? "classic \(kind)" : "\(kind)" }
}
