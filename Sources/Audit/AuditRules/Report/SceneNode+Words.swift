import CoreGraphics
import Foundation
import SceneModel

extension SceneNode {
    func wordsForWay(from before: SceneNode) -> String? {
        guard before.frameInScreen.origin != frameInScreen.origin else { return nil }
        func corner(_ frame: CGRect) -> String { "(\(Double(frame.minX).shortText), \(Double(frame.minY).shortText))" }
        return "its top left corner was at \(corner(before.frameInScreen)), and is at \(corner(frameInScreen))"
    }

    var spokenName: String {
        let word: String? =
            switch kind {
            case .textField: "field"
            case .textView: "text view"
            case .button: "button"
            case .label: "label"
            case .image: "image"
            case .scrollView: "scroll view"
            case .bar: "bar"
            case .view, .control: nil
            }
        guard let word, !name.lowercased().contains(word) else { return name }
        return "\(name) \(word)"
    }
}
