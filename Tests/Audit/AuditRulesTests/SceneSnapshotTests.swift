import Foundation
import SceneModel
import Testing

/// Copies of a snapshot share their contents until a change.
@Suite struct SceneSnapshotTests {
    private static let changes: [@Sendable (inout SceneSnapshot) -> Void] = [
        { $0.time += 1 }, { $0.step += "!" }, { $0.isSettled.toggle() }, { $0.layoutPasses = nil },
        { $0.screen.scale += 1 }, { $0.keyboard.frameInScreen.origin.y += 1 }, { $0.focus = nil },
        { $0.personalMoves += 1 }, { $0.personalScrolls = 7 }, { $0.lostFocus = "Email" },
        { $0.restlessViews = ["Email"] }, { $0.systemVersion = 99 },
        { $0.guides = SceneGuides(keyboardTop: 1, safeAreaBottom: 2) }, { $0.root.isMarked.toggle() }
    ]

    @Test(arguments: changes.indices)
    func `a picture with anything else in it is another one`(number: Int) {
        let picture = Recording.snapshot()
        var copy = picture
        #expect(copy == picture && picture == Recording.snapshot())
        Self.changes[number](&copy)
        #expect(copy != picture)
        #expect(picture == Recording.snapshot(), "the copy alone changes")
    }
}
