import AuditRules
import Foundation
import SceneModel
import Testing

/// The audit rule `not-restored` judges screens that scroll.
@Suite struct ScrolledContentTests {
    /// Returns the rule's messages about a form of 1600 points at offset 100, while a keyboard shows and hides.
    ///
    /// Each closure changes one snapshot, as keyboard code or a person would change the screen. `before` changes the
    /// snapshot before the keyboard shows, `up` with the keyboard, and `gone` after the keyboard has hidden.
    private func played(
        _ rule: Rule = .notRestored, email: CGFloat = 300, before: (inout Recording.Scene) -> Void = { _ in },
        up: (inout Recording.Scene) -> Void = { _ in },
        gone: (inout Recording.Scene) -> Void = { _ in }, pages: [CGFloat] = []
    ) -> [String] {
        func scene(_ time: Double, _ change: (inout Recording.Scene) -> Void) -> SceneSnapshot {
            Recording.snapshot { scene in
                scene.time = time
                scene.geometry.contentSize = CGSize(width: 390, height: 1600)
                scene.geometry.adjustedContentInset = [0, 0, 0, 0]
                scene.geometry.bounds.origin.y = 100
                scene.email.origin.y = email
                change(&scene)
                scene.email.origin.y += 100 - scene.geometry.bounds.origin.y
            }
        }
        var run = [
            scene(0, before),
            scene(0.8) {
                $0.keyboardTop = 508
                $0.geometry.contentInset = [0, 0, 336, 0]
                $0.geometry.adjustedContentInset = [0, 0, 336, 0]
                up(&$0)
            },
            scene(2.1, gone)
        ]
        for (index, height) in pages.enumerated() {
            let frame = CGRect(x: 0, y: 844 - height, width: 390, height: height)
            var page = SceneNode(
                id: 77, name: "Page", kind: .view, frameInScreen: frame, modelFrameInScreen: frame,
                geometry: .init(bounds: CGRect(origin: .zero, size: frame.size)))
            page.children = run[index].root.children
            run[index].root.children = [page]
        }
        return rule.check(run).messages
    }

    private func at(_ y: CGFloat) -> (inout Recording.Scene) -> Void { { $0.geometry.bounds.origin.y = y } }

    @Test func `content that comes back to where it was is clear`() {
        #expect(played().isEmpty)
        #expect(played(email: 600, up: at(240)).isEmpty)
    }

    @Test func `content scrolled to show the field may stay after the hide`() {
        #expect(played(email: 600, up: at(240), gone: at(240)).isEmpty)
    }

    @Test func `content scrolled from under a bar may stay after the hide`() {
        func under(_ bar: Double, isSettled: Bool = true) -> [String] {
            played(email: 100, before: { $0.geometry.adjustedContentInset = [bar, 0, 0, 0] }) {
                $0.geometry.bounds.origin.y = 60
                $0.geometry.adjustedContentInset = isSettled ? [bar, 0, 336, 0] : []
                $0.isSettled = isSettled
            } gone: {
                $0.geometry.bounds.origin.y = 60
                $0.geometry.adjustedContentInset = [bar, 0, 0, 0]
            }
        }
        #expect(under(126).isEmpty)
        #expect(under(126, isSettled: false).isEmpty, "pictures on the way say nothing of safe areas")
        #expect(under(0).isEmpty)
    }

    @Test func `a wrong offset after a hide is reported with its distance`() {
        // The screen has restored an old offset, either from an earlier show or from outdated insets.
        #expect(
            played(email: 600, up: at(240), gone: at(180)) == [
                "Form scroll view not restored at 2.10 s: contentOffset.y off by 60 pt"
            ])
    }

    @Test func `a list that a sheet lays out again as it sinks may stand elsewhere`() {
        func found(_ pages: [CGFloat]) -> [String] { played(email: 600, up: at(240), gone: at(180), pages: pages) }
        #expect(found([426, 783, 426]).isEmpty)
        #expect(found([783, 783, 783]).count == 1)
        #expect(found([783, 447, 783]).count == 1, "an app's page, lower above the keyboard")
    }

    @Test func `S77 needlessly scrolled content is reported while it moves, not after the hide`() {
        // The button above the field gives no reason to scroll.
        let up: (inout Recording.Scene) -> Void = {
            $0.geometry.bounds.origin.y = 240
            $0.button.origin.y = 100
        }
        #expect(
            played(.movedNeedlessly, before: { $0.button.origin.y = 240 }, up: up, gone: up) == [
                "Email field went up by 140 pt, and would have been clear of the keyboard at 0.80 s"
            ])
        #expect(played(before: { $0.button.origin.y = 240 }, up: up, gone: up).isEmpty)
    }

    @Test func `an offset in content of another height is no damage`() {
        let higher: (inout Recording.Scene) -> Void = {
            $0.geometry.bounds.origin.y = 180
            $0.geometry.contentSize?.height = 1700
        }
        #expect(played(email: 600, up: at(240), gone: higher).isEmpty)
    }

    @Test func `what a person typed, scrolled or turned is no finding`() {
        let typed: (inout Recording.Scene) -> Void = {
            $0.geometry.bounds.origin.y = 240
            $0.personalMoves = 5
        }
        #expect(played(up: typed, gone: typed).isEmpty)
        #expect(
            played(up: typed) {
                typed(&$0)
                $0.geometry.bounds.origin.y = 400
                $0.personalMoves = 6
            }.isEmpty)
        #expect(
            played(up: typed) {
                typed(&$0)
                $0.geometry.bounds.origin.y = 400
            } == ["Form scroll view not restored at 2.10 s: contentOffset.y off by 160 pt"])
    }

    @Test func `S80 content left beyond its last line is reported`() {
        // The room below the content has disappeared with the keyboard, so 756 is the last valid offset.
        #expect(played(email: 1200, up: at(1000), gone: at(756)).isEmpty)
        #expect(
            played(email: 1200, up: at(1000), gone: at(1000)) == [
                "Form scroll view not restored at 2.10 s: contentOffset.y off by 244 pt"
            ])
    }

    @Test func `half a pixel of an offset is no damage`() {
        #expect(played(gone: at(100.15)).isEmpty)
        #expect(played(gone: at(100.2)).count == 1)
    }

    @Test func `cells of scrolled content may move, but not be transformed`() {
        func cell(_ change: @escaping (inout SceneNode.Geometry) -> Void) -> [String] {
            var snapshots = [0, 0.8, 2.1].map { time in
                Recording.snapshot { scene in
                    scene.time = time
                    scene.keyboardTop = time == 0.8 ? 508 : 844
                    scene.email.origin.y = 600
                    scene.geometry.contentSize = CGSize(width: 390, height: 1600)
                    scene.geometry.bounds.origin.y = time == 0 ? 0 : 240
                }
            }
            change(&snapshots[2].root.children[0].children[1].geometry)
            return Rule.notRestored.check(snapshots).messages
        }
        #expect(cell { $0.center.y += 88 }.isEmpty)
        #expect(
            cell { $0.transform[5] = -88 } == ["Sign In button not restored at 2.10 s: transform.ty off by 88 pt"])
    }

    @Test func `S25 a keyboard that floats counts as gone`() {
        let snapshots = [0, 0.8, 2.1].map { time in
            Recording.snapshot { scene in
                scene.time = time
                scene.keyboardTop = time == 0 ? 844 : (time == 0.8 ? 508 : 320)
                scene.state = time == 2.1 ? .undocked : nil
                if time > 0 { scene.geometry.contentInset = [0, 0, 336, 0] }
            }
        }
        #expect(
            Rule.notRestored.check(snapshots).messages == [
                "Form scroll view not restored at 2.10 s: contentInset.bottom off by 336 pt"
            ])
    }
}
