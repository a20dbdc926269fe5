/// Which part of a screen an avoider changes.
enum AvoiderKind {
    case guide, insets, constraint, safeArea, translation

    /// The name in the log.
    var name: String {
        switch self {
        case .guide: "layout guide"
        case .insets: "scroll insets"
        case .constraint: "constraint"
        case .safeArea: "safe area"
        case .translation: "translation"
        }
    }

    /// Whether the avoider only shows the keyboard's position.
    ///
    /// Some views, such as a SwiftUI hosting view, avoid the keyboard themselves. The library leaves these views alone,
    /// but a guide works in them too.
    var onlyTells: Bool { self == .guide }

    /// Whether the avoider changes a scroll view's insets and leaves the position unchanged.
    var makesRoomInside: Bool { self == .insets }
}
