import AuditRules
import Foundation
import SceneModel
import Testing

/// What the app changes by itself, and how much it excuses.
@Suite struct AppChangeTests {
    /// A column of a label above a field, before and after a keyboard's visit; the field is moved by some points.
    private func judged(labelHeight: CGFloat, isShown: Bool, moved: CGFloat, stays: Bool = false) -> [Finding] {
        func picture(_ time: Double, keyboardTop: CGFloat, _ isShown: Bool, _ moved: CGFloat) -> SceneSnapshot {
            var snapshot = Recording.snapshot {
                $0.time = time
                $0.step = "\(time)"
                $0.keyboardTop = keyboardTop
                $0.isFocused = keyboardTop < 844
            }
            var label = node(11, .label, CGRect(x: 0, y: 0, width: 300, height: labelHeight))
            label.isHidden = !isShown
            let field = node(12, .textField, CGRect(x: 0, y: 100 + moved, width: 300, height: 44))
            var column = node(10, .view, CGRect(x: 0, y: 0, width: 390, height: 500))
            column.children = [label, field]
            snapshot.root.children = [column]
            return snapshot
        }
        return Rule.notRestored.check([
            picture(0, keyboardTop: 844, false, 0), picture(1, keyboardTop: 508, false, 0),
            picture(2, keyboardTop: 508, stays ? isShown : false, stays ? moved : 0),
            picture(3, keyboardTop: 844, isShown, moved)
        ])
    }

    private func node(_ id: Int, _ kind: SceneNode.Kind, _ frame: CGRect) -> SceneNode {
        SceneNode(
            id: id, name: "\(kind) \(id)", kind: kind, frameInScreen: frame, modelFrameInScreen: frame,
            geometry: .init(
                bounds: CGRect(origin: .zero, size: frame.size), center: CGPoint(x: frame.midX, y: frame.midY)))
    }

    @Test func `a shown label excuses a move by its height and spacing`() {
        #expect(judged(labelHeight: 20, isShown: true, moved: 32).isEmpty)
        #expect(judged(labelHeight: 20, isShown: true, moved: 68).isEmpty)
        #expect(judged(labelHeight: 20, isShown: true, moved: 69).map(\.amount) == [69])
    }

    @Test func `a field that moved without any reason is damage`() {
        #expect(judged(labelHeight: 20, isShown: false, moved: 3).map(\.amount) == [3])
    }

    @Test func `a hidden view is not seen, wherever it is`() {
        var pictures = [0.0, 1, 2].map { time in
            Recording.snapshot {
                $0.time = time
                $0.step = "\(time)"
                $0.keyboardTop = time == 1 ? 508 : 844
            }
        }
        var hidden = node(20, .view, CGRect(x: 0, y: 0, width: 90, height: 90))
        hidden.isHidden = true
        for index in pictures.indices {
            hidden.geometry.center.y += 40
            pictures[index].root.children.append(hidden)
        }
        #expect(Rule.notRestored.check(pictures).isEmpty)
    }

    @Test func `a move while the keyboard rests is the app's, however far`() {
        #expect(judged(labelHeight: 20, isShown: false, moved: 300, stays: true).isEmpty)
        #expect(judged(labelHeight: 20, isShown: false, moved: 300, stays: false).count == 1)
    }
}
