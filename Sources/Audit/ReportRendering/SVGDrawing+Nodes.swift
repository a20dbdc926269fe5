import CoreGraphics
import Foundation
import SceneModel

extension SVGDrawing {
    /// The app's views, back to front.
    func nodes(using library: inout SymbolLibrary) -> String { markup(of: snapshot.root, using: &library) }

    private func markup(of node: SceneNode, using library: inout SymbolLibrary) -> String {
        guard !node.isHidden, node.appearance.alpha > 0.01, node.frameInScreen.isDrawable else { return "" }
        let isOnScreen = node.frameInScreen.shared(with: screenBounds) != nil
        let own = isOnScreen ? NodeDrawing(node, in: node.frameInScreen).markup : ""
        var inside = node.drawnChildren.map { markup(of: $0, using: &library) }.joined()
        if let clip = node.cornerClip(at: node.frameInScreen.origin, in: &library) {
            inside = "<g clip-path=\"url(#\(library.id(numbered: clip)))\">\(inside)</g>"
        } else if !inside.isEmpty && node.cutsOff {
            inside = clipped(inside, to: node.frameInScreen)
        }
        guard node.appearance.alpha < 0.99, !(own + inside).isEmpty else { return own + inside }
        return "<g opacity=\"\(Markup.number(node.appearance.alpha))\">\(own)\(inside)</g>"
    }

    // A nested `svg` element clips its content by itself, so it needs no id.
    private func clipped(_ content: String, to frame: CGRect) -> String {
        guard frame.width > 0, frame.height > 0 else { return "" }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Markup.number(Double($0)) }
        return "<svg x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\""
            + " viewBox=\"\(numbers.joined(separator: " "))\">\(content)</svg>"
    }

    /// The caret; an input without one has nothing else to show that it is edited.
    var focusMarks: String {
        guard let caret = snapshot.focus?.caretInScreen, caret.isDrawable else { return "" }
        let frame = CGRect(x: caret.minX, y: caret.minY, width: max(2, caret.width), height: caret.height)
        return Markup.rect(frame, radius: 1, "fill=\"var(--ring)\"")
    }
}

extension SceneNode {
    package var cutsOff: Bool {
        kind == .scrollView || kind == .textView || children.contains { $0.clipInScreen != clipInScreen }
    }
}
