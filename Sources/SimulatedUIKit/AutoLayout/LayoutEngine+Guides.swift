// Fidelity: exact — rules B12, B43, B44, C25, E36 to E38: what ties UIKit's own guides to their view

import ConstraintSolver
import Foundation

extension LayoutEngine {
    func addGuideSupports(_ guide: UILayoutGuide, _ entry: Entry) {
        guard let view = guide.owningView, guide.isBuiltIn else { return }
        let owner = self.entry(for: view)
        let values = builtInValues(of: guide, in: view)
        let source = Source.guide(guide)
        switch guide.role {
        case .custom: break
        case .scrollContent:
            entry.supports = [entry.x, entry.y].map { add([Term($0)], .equal, 0, .required, source) }
        case .scrollFrame:
            entry.supports = [
                add([Term(entry.x)], .equal, values[0], .required, source),
                add([Term(entry.y)], .equal, values[1], .required, source),
                add([Term(entry.width), Term(owner.width, coefficient: -1)], .equal, 0, .required, source),
                add([Term(entry.height), Term(owner.height, coefficient: -1)], .equal, 0, .required, source)
            ]
        case .safeArea, .layoutMargins:
            entry.supports = edgeForms(entry, owner).enumerated().map { index, terms in
                add(terms, .equal, values[index], .required, source)
            }
        case .keyboard:
            let edges = edgeForms(entry, owner)
            entry.supports = [edges[0], [Term(entry.height)], edges[2], edges[3]].enumerated().map { index, terms in
                add(terms, .equal, values[index], .required, source)
            }
        }
    }

    /// Left, top, right and bottom edge; the far edges measured from the owner's far edges.
    private func edgeForms(_ entry: Entry, _ owner: Entry) -> [[Term]] {
        [
            [Term(entry.x)], [Term(entry.y)],
            [Term(entry.x), Term(entry.width), Term(owner.width, coefficient: -1)],
            [Term(entry.y), Term(entry.height), Term(owner.height, coefficient: -1)]
        ]
    }

    private func builtInValues(of guide: UILayoutGuide, in view: UIView) -> SupportValues {
        switch guide.role {
        case .safeArea: return Self.edges(view.safeAreaInsets)
        case .layoutMargins: return Self.edges(view.layoutMargins)
        case .scrollFrame: return SupportValues(view.bounds.minX, view.bounds.minY, 0, 0)
        case .scrollContent, .custom: return SupportValues(0, 0, 0, 0)
        case .keyboard:
            let box = guide.layoutFrame
            return SupportValues(
                box.minX, box.height, box.maxX - view.bounds.width, box.maxY - view.bounds.height)
        }
    }

    private static func edges(_ insets: UIEdgeInsets) -> SupportValues {
        SupportValues(insets.left, insets.top, -insets.right, -insets.bottom)
    }

    func updateBuiltIn(_ guide: UILayoutGuide) {
        guard let entry = knownEntry(for: guide), let view = guide.owningView else { return }
        update(entry, builtInValues(of: guide, in: view))
    }
}
