import CoreGraphics
import Foundation

/// Which elements belong to the page that a person types on.
///
/// Apps keep other pages in the tree, at the same places.
struct PageSight {
    /// Why an element's page is not judged.
    enum Absence: String {
        case hidden = "belongs to another page, as nothing around it is visible"
        case ambiguous = "may belong to another page, which the format does not tell: if not, name it with --needs"
    }

    private let keyboard: CGRect?
    private let screen: CGRect
    private let tellsVisibility: Bool

    /// The least height of a visible part of a page, in points.
    private static let clear: CGFloat = 44

    init(_ tree: ElementTree, keyboard: CGRect?, screen: CGSize) {
        self.keyboard = keyboard
        self.screen = CGRect(origin: .zero, size: screen)
        // A source may leave visibility out, because it is slow to find.
        tellsVisibility = tree.format.capabilities.visibility && tree.root.contains { $0.isVisible != nil }
    }

    /// Whether an element and all elements inside are invisible, although the keyboard leaves a part of it clear.
    func hides(_ element: Element) -> Bool {
        guard tellsVisibility, !element.children.isEmpty, clearHeight(of: element) >= Self.clear else { return false }
        return !element.contains { $0.isVisible != false }
    }

    /// The height of an element's part on the screen above the keyboard, in points.
    func clearHeight(of element: Element) -> CGFloat {
        guard let frame = element.frame?.intersection(screen), !frame.isNull, frame.width > 0 else { return 0 }
        let bottom =
            keyboard.map { frame.maxX <= $0.minX || frame.minX >= $0.maxX ? screen.maxY : $0.minY } ?? screen.maxY
        return max(0, min(frame.maxY, bottom) - frame.minY)
    }

    /// The children that may be another page than the one that a person types on.
    ///
    /// Two children that fill the same half of the screen or more, and that both hold controls, may be two pages.
    ///
    /// - Parameter isFocused: whether a person types into an element. Called for the children and all inside them.
    func rivals(among children: [Element], isFocused: (Element) -> Bool) -> Set<Int> {
        guard !tellsVisibility else { return [] }
        let large = children.indices.filter { index in
            guard let frame = children[index].frame?.intersection(screen), !frame.isNull else { return false }
            return frame.width * frame.height >= screen.width * screen.height / 2
                && children[index].contains(where: \.isTapped)
        }
        guard large.count > 1 else { return [] }
        return Set(large.filter { !children[$0].contains(where: isFocused) })
    }
}
