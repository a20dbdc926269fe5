import CoreGraphics
import Foundation
import SceneModel

extension SceneNode {
    func wordsForWay(from before: SceneNode) -> String? {
        func corner(_ frame: CGRect) -> String {
            "(\(Double(frame.minX).spokenText), \(Double(frame.minY).spokenText))"
        }
        let was = corner(before.frameInScreen), now = corner(frameInScreen)
        return was == now ? nil : "its top left corner was at \(was), and is at \(now)"
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
