// Fidelity: partial — UIKit's descriptions with the same parts in the same order; the exact text differs

import Foundation

extension NSLayoutConstraint {
    var text: String {
        let name = identifier.map { "'\($0)' " } ?? ""
        let left = first.map { sideText($0, firstAttribute) } ?? "nothing"
        let sign = [.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="][relation] ?? "?"
        var right = second.map { sideText($0, secondAttribute) } ?? ""
        if multiplier != 1, !right.isEmpty { right = "\(multiplier) * \(right)" }
        if right.isEmpty {
            right = "\(constant)"
        } else if constant != 0 {
            right += constant < 0 ? " - \(-constant)" : " + \(constant)"
        }
        let strength = priority == .required ? "" : " @\(priority.rawValue)"
        return "<NSLayoutConstraint \(name)\(left) \(sign) \(right)\(strength)\(isActive ? "" : " (inactive)")>"
    }

    func sideText(_ node: LayoutNode, _ attribute: Attribute) -> String {
        "\(node.name).\(attribute.word)"
    }
}
