import SceneModel
public import UIKit

/// The views that must stay in reach while typing, marked by name or individually.
@MainActor
public final class ViewMarks {
    /// The names to mark.
    ///
    /// A name is an accessibility identifier, or the ``ViewName`` of a view that is neither a label nor an image.
    public var names: Set<String> = []
    /// The names in ``names`` for which a view has been found so far.
    @exclusivity(unchecked) public private(set) var found: Set<String> = []
    @exclusivity(unchecked) private var views: Set<ObjectIdentifier> = []
    /// Strong references keep the addresses of the marked views in use, because the addresses identify the views.
    private var kept: [UIView] = []

    /// Creates an empty set of marks.
    public init() {}

    /// Marks views permanently, and returns whether one of them is new.
    public func insert(_ marked: [UIView]) -> Bool {
        var isNew = false
        for view in marked where views.insert(ObjectIdentifier(view)).inserted {
            kept.append(view)
            isNew = true
        }
        return isNew
    }

    /// Whether a view is marked.
    ///
    /// - Parameter identifier: the view's accessibility identifier.
    public func holds(_ view: UIView, _ facts: ViewClass, _ identifier: String?) -> Bool {
        if !names.isEmpty, isNamed(view, facts, identifier) { return true }
        return !views.isEmpty && facts.kind.isTapped && views.contains(ObjectIdentifier(view))
    }

    private func isNamed(_ view: UIView, _ facts: ViewClass, _ identifier: String?) -> Bool {
        let isControl = facts.kind != .label && facts.kind != .image
        guard let name = identifier ?? (isControl ? ViewName.of(view, facts, nil) : nil), names.contains(name) else {
            return false
        }
        found.insert(name)
        return true
    }
}
