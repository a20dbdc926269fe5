/// A setting that an app makes on one object of its page.
struct LawSetting: Codable, Equatable, Sendable {
    /// The object that gets the setting.
    enum Owner: String, CaseIterable, Codable {
        case body, card, page, ground, window, scene
        /// A view in a second window of the app.
        case banner
    }

    enum Kind: String, CaseIterable, Codable {
        /// The object's own way to avoid the keyboard, such as insets for a list.
        case way
        /// The type of the articles that gives the object its way.
        case classic
        case excluded
        /// The app takes away what it has set.
        case nothing
    }

    var owner: Owner
    var kind = Kind.way
    /// The option `spacing`, in points.
    var spacing = 0

    /// Nil if the object makes no room on the page by itself.
    var way: LawWay? {
        guard kind == .way || kind == .classic else { return nil }
        let isClassic = kind == .classic
        return switch owner {
        case .body: isClassic ? .listener : .insets
        case .card: isClassic ? .responder : .translation
        case .page: isClassic ? .appearListener : .safeArea
        case .ground: .constant
        case .window, .scene: .automatic
        case .banner: nil
        }
    }

    var description: String {
        "\(owner): \(way.map(\.rawValue) ?? kind.rawValue)\(spacing == 0 ? "" : ", spacing \(spacing)")"
    }

    init(owner: Owner, kind: Kind = .way, spacing: Int = 0) {
        (self.owner, self.kind, self.spacing) = (owner, kind, spacing)
    }

    /// The setting with which a screen begins; nil for a guide, which is a part of the page.
    init?(_ way: LawWay, movesPage: Bool) {
        switch way {
        case .insets: self.init(owner: .body)
        case .listener: self.init(owner: .body, kind: .classic)
        case .translation: self.init(owner: .card, spacing: movesPage ? 0 : 10)
        case .responder: self.init(owner: .card, kind: .classic)
        case .safeArea: self.init(owner: .page)
        case .appearListener: self.init(owner: .page, kind: .classic)
        case .constant, .followingConstraint: self.init(owner: .ground)
        case .automatic: self.init(owner: .window)
        case .guide, .guideController: return nil
        }
    }
}
