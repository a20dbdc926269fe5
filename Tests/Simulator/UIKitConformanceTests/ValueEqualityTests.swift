import Testing
import UIKit

@MainActor @Suite struct ValueEqualityTests {
    @Test func `B26 anchors of one attribute of one item are equal`() {
        let view = UIView(), other = UIView()
        #expect(view.topAnchor == view.topAnchor && view.widthAnchor == view.widthAnchor)
        #expect(view.topAnchor != view.bottomAnchor && view.topAnchor != other.topAnchor)
        #expect(Set([view.topAnchor, view.topAnchor, view.bottomAnchor]).count == 2)
        let guide = view.layoutMarginsGuide
        #expect(
            guide.leadingAnchor == view.layoutMarginsGuide.leadingAnchor && guide.leadingAnchor != view.leadingAnchor)
    }

    @Test func `C74 layout attributes of equal values are equal`() {
        func attributes(_ change: (UICollectionViewLayoutAttributes) -> Void) -> UICollectionViewLayoutAttributes {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 1))
            attributes.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
            change(attributes)
            return attributes
        }
        let usual = attributes { _ in }
        #expect(usual == attributes { _ in } && usual == (usual.copy() as? UICollectionViewLayoutAttributes))
        let others = [
            attributes { $0.frame.origin.x = 9 }, attributes { $0.zIndex = 1 }, attributes { $0.alpha = 0.5 },
            attributes { $0.isHidden = true }, attributes { $0.indexPath.item = 3 },
            attributes { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }
        ]
        for other in others { #expect(other != usual) }
    }

    @Test func `A43 images of one symbol are equal, others are not`() {
        let plane = UIImage(systemName: "paperplane")
        #expect(plane == UIImage(systemName: "paperplane") && plane != UIImage(systemName: "tray"))
        #expect(plane?.withRenderingMode(.alwaysTemplate) != plane)
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17) && UIColor.red == UIColor.red)
    }
}

/// What only tells or makes something changes nothing in the app's views.
@MainActor @Suite struct HarmlessFactoryTests {
    @Test func `B66 getters and factories leave a view as it was`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), view = UIView(), other = UIView()
        for child in [view, other] {
            child.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(child)
        }
        let gap = view.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
        let constraint = gap.constraint(equalToConstant: 20)
        _ = view.topAnchor.constraint(equalTo: root.topAnchor)
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]|", metrics: nil, views: ["a": view])
        _ = (root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), view.intrinsicContentSize)
        #expect(root.layoutGuides.isEmpty && root.constraints.isEmpty && view.constraints.isEmpty)
        #expect(root.subviews == [view, other])
        let rest = [
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 50), other.widthAnchor.constraint(equalToConstant: 10)
        ]
        NSLayoutConstraint.activate(rest + [constraint])
        root.layoutIfNeeded()
        #expect(other.frame.minX == 70)
        constraint.isActive = false
        #expect(root.layoutGuides.isEmpty && root.constraints == [rest[0]])
    }

    @Test func `B59 a multiplier of zero leaves a constant`() {
        let view = UIView(), other = UIView()
        let constraint = view.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 0, constant: 30)
        #expect(
            constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute && constraint.constant == 30)
        // The views have no common ancestor, and a constant needs none.
        constraint.isActive = true
        #expect(view.constraints == [constraint])
    }
}
