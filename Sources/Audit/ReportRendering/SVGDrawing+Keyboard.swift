import Foundation
import SceneModel

extension SVGDrawing {
    /// The keyboard where it is drawn at this instant; its keys are shared by all drawings of the same keyboard.
    func keyboard(using library: inout SymbolLibrary) -> String {
        guard visibleKeyboard != nil else { return "" }
        let keyboard = KeyboardDrawing(keyboard: snapshot.keyboard, device: device)
        let id = library.id(for: keyboard.key) { "<g id=\"\($0)\">\(keyboard.content)</g>" }
        let frame = snapshot.keyboard.frameInScreen
        return
            "<use href=\"#\(id)\" x=\"\(Markup.number(Double(frame.minX)))\" y=\"\(Markup.number(Double(frame.minY)))\"/>"
    }
}
