// Fidelity: exact — rules B12, B43, B44, C25, E36 to E38: the relations of UIKit's own guides to their view

import ConstraintSolver
import Foundation

extension LayoutEngine {
    func addGuideSupports(_ guide: UILayoutGuide, _ node: LayoutNode) {
        guard let view = guide.owningView, guide.isBuiltIn else { return }
        let owner = entered(view.layoutNode)
        let values = builtInValues(of: guide, in: view)
        for (index, terms) in builtInForms(of: guide, node, owner).enumerated() {
            addSupport(terms, values[index], to: node)
        }
    }

    private func builtInForms(of guide: UILayoutGuide, _ node: LayoutNode, _ owner: LayoutNode) -> [[Term]] {
        switch guide.role {
        case .custom: []
        case .scrollContent: [[Term(node.x)], [Term(node.y)]]
        case .scrollFrame:
            [
                [Term(node.x)], [Term(node.y)], [Term(node.width), Term(owner.width, coefficient: -1)],
                [Term(node.height), Term(owner.height, coefficient: -1)]
            ]
        case .safeArea, .layoutMargins, .readable:
            [[Term(node.x)], [Term(node.y)], rightEdge(node, owner), bottomEdge(node, owner)]
        case .keyboard: [[Term(node.x)], [Term(node.height)], rightEdge(node, owner), bottomEdge(node, owner)]
        }
    }

    private func rightEdge(_ node: LayoutNode, _ owner: LayoutNode) -> [Term] {
        [Term(node.x), Term(node.width), Term(owner.width, coefficient: -1)]
    }

    private func bottomEdge(_ node: LayoutNode, _ owner: LayoutNode) -> [Term] {
        [Term(node.y), Term(node.height), Term(owner.height, coefficient: -1)]
    }

    private func builtInValues(of guide: UILayoutGuide, in view: UIView) -> SupportValues {
        switch guide.role {
        case .safeArea: return Self.edges(view.safeAreaInsets)
        case .layoutMargins: return Self.edges(view.layoutMargins)
        case .readable: return Self.edges(view.readableInsets)
        case .scrollFrame: return SupportValues(view.bounds.minX, view.bounds.minY, 0, 0)
        case .scrollContent, .custom: return SupportValues(0, 0, 0, 0)
        case .keyboard:
            let box = (guide as? UIKeyboardLayoutGuide)?.frameInOwningView ?? .zero
            return SupportValues(
                box.minX, box.height, box.maxX - view.bounds.width, box.maxY - view.bounds.height)
        }
    }

    private static func edges(_ insets: UIEdgeInsets) -> SupportValues {
        SupportValues(insets.left, insets.top, -insets.right, -insets.bottom)
    }

    func updateBuiltIn(_ guide: UILayoutGuide) {
        guard let node = knownNode(of: guide), let view = guide.owningView else { return }
        update(node, builtInValues(of: guide, in: view))
    }
}
