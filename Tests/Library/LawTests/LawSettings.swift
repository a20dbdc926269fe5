/// All that an app has set on the objects of its page.
///
/// The order in which an app makes its settings has no meaning, so this type keeps only the last setting of each object.
struct LawSettings: Codable, Equatable, Sendable {
    /// The settings in the order of ``LawSetting/Owner``, without those that the app has taken away.
    private(set) var all: [LawSetting] = []
    /// Whether the page's guides have a keyboard to follow.
    var guidesFollow = true

    init(_ ways: [LawWay], movesPage: Bool) {
        for way in ways { LawSetting(way, movesPage: movesPage).map { set($0) } }
    }

    subscript(owner: LawSetting.Owner) -> LawSetting? { all.first { $0.owner == owner } }

    func excludes(_ owner: LawSetting.Owner) -> Bool { self[owner]?.kind == .excluded }

    mutating func set(_ setting: LawSetting) {
        all.removeAll { $0.owner == setting.owner }
        if setting.kind != .nothing { all.append(setting) }
        let order = LawSetting.Owner.allCases
        all.sort { (order.firstIndex(of: $0.owner) ?? 0) < (order.firstIndex(of: $1.owner) ?? 0) }
    }
}
