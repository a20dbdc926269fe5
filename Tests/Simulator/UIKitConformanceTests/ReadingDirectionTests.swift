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

    @Test func `the current traits are the scene's, or those that code runs with`() {
        let host = Host()
        _ = host.showPlainRoot()
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        var seen: [UIUserInterfaceStyle] = [UITraitCollection.current.userInterfaceStyle]
        dark.performAsCurrent { seen.append(UITraitCollection.current.userInterfaceStyle) }
        seen.append(UITraitCollection.current.userInterfaceStyle)
        #expect(seen == [.light, .dark, .light])
    }
}
