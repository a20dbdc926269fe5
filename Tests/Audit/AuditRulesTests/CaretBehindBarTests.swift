import AuditRules
import Foundation
import SceneModel
import Testing

/// A person types into a long text view, with a painted bar above the keyboard.
@Suite struct CaretBehindBarTests {
    private func finding(caretAt y: CGFloat) throws -> Finding? {
        let text = CGRect(x: 20, y: 100, width: 350, height: 700)
        let pictures = [844, 508].map { (top: CGFloat) in
            var picture = Recording.snapshot {
                ($0.keyboardTop, $0.time, $0.isFocused) = (top, top == 508 ? 0.8 : 0, top == 508)
                ($0.focusKind, $0.email) = (.textView, text)
                $0.caret = top == 508 ? CGRect(x: 24, y: y, width: 2, height: 20) : nil
            }
            let frame = CGRect(x: 0, y: top - 48, width: 390, height: 48)
            var bar = SceneNode(id: 9, name: "Formats", kind: .view, frameInScreen: frame, modelFrameInScreen: frame)
            bar.appearance.background = .init(red: 1, green: 1, blue: 1)
            picture.root.children.append(bar)
            return picture
        }
        let found = Rule.findings(in: pictures, rules: [.caretCovered])
        #expect(found.count <= 1)
        return found.first
    }

    @Test func `a line behind the app's own bar is covered, above the bar it is not`() throws {
        let found = try #require(try finding(caretAt: 470))
        #expect(found.message == "caret of Email text view covered by 20 pt of Formats at 0.80 s")
        #expect(try finding(caretAt: 430) == nil)
    }
}
