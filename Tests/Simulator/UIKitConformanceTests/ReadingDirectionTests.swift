import Testing
import UIKit

@MainActor struct ReadingDirectionTests {
    @Test func `B42 an attribute gives a direction within another one`() {
        for outer in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            func direction(_ attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
                UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: outer)
            }
            #expect(direction(.unspecified) == outer)
            #expect(direction(.forceRightToLeft) == .rightToLeft && direction(.forceLeftToRight) == .leftToRight)
            #expect(direction(.playback) == .leftToRight && direction(.spatial) == .leftToRight)
        }
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    }

    @Test func `the current traits are the scene's or performAsCurrent's`() {
        let host = Host()
        _ = host.showPlainRoot()
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        var seen: [UIUserInterfaceStyle] = [UITraitCollection.current.userInterfaceStyle]
        dark.performAsCurrent { seen.append(UITraitCollection.current.userInterfaceStyle) }
        seen.append(UITraitCollection.current.userInterfaceStyle)
        #expect(seen == [.light, .dark, .light])
    }

    @Test func `B41 leading follows the constraint owner's reading direction`() {
        let parent = UIView(frame: rect(0, 0, 100, 100)), child = UIView()
        parent.semanticContentAttribute = .forceRightToLeft
        child.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(child)
        child.widthAnchor.constraint(equalToConstant: 50).isActive = true
        let leading = child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10)
        leading.isActive = true
        parent.layoutIfNeeded()
        #expect(child.frame.minX == 40)
        leading.isActive = false
        let left = child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 10)
        left.isActive = true
        parent.layoutIfNeeded()
        #expect(child.frame.minX == 10, "left is never the right edge")
        left.isActive = false
        leading.isActive = true
        parent.semanticContentAttribute = .unspecified
        child.semanticContentAttribute = .forceRightToLeft
        parent.layoutIfNeeded()
        #expect(child.frame.minX == 10, "the view that owns the constraint decides, not its item")
    }
}
