import CoreGraphics
import SceneModel

extension SceneNode {
    /// Returns a view that is drawn in front of a place and hides most of the place.
    ///
    /// - Parameters:
    ///   - place: a rectangle in the screen's coordinates, in points.
    ///   - path: the child indices that lead to the view with the place, the innermost first.
    func cover(of place: CGRect, at path: [Int]) -> SceneNode? {
        var around = self
        for step in path.reversed() {
            for other in around.children.dropFirst(step + 1).reversed() {
                if let found = other.painted(over: place) { return found }
            }
            around = around.children[step]
        }
        return nil
    }

    /// Whether this view or a view inside it hides most of a place.
    ///
    /// - Parameter place: a rectangle in the screen's coordinates, in points.
    func paints(over place: CGRect) -> Bool { painted(over: place) != nil }

    private func painted(over place: CGRect) -> SceneNode? {
        guard traits.contains(.covering), !isHidden else { return nil }
        if hides(place) { return self }
        for child in children.reversed() {
            if let found = child.painted(over: place) { return found }
        }
        return nil
    }

    private func hides(_ place: CGRect) -> Bool {
        let paint = kind == .bar ? 1 : appearance.background?.alpha ?? 0
        guard !isHidden, paint * appearance.alpha >= 0.5,
            let common = (clipInScreen.flatMap(frameInScreen.common) ?? frameInScreen).common(with: place)
        else { return false }
        return common.height >= place.height / 2
    }
}
