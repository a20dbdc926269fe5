import Testing
import UIKit

@MainActor struct DefaultFontTests {
    @Test func `D33 no font means the default one for a label`() {
        let label = UILabel()
        let size = label.font.pointSize
        label.text = "Text"
        let natural = label.intrinsicContentSize
        label.font = .systemFont(ofSize: 40)
        label.font = nil
        #expect(label.font.pointSize == size && size == 17)
        #expect(label.intrinsicContentSize == natural && natural.height > 0)
    }

    @Test func `D33 no font means the default one for a field`() {
        let field = UITextField()
        let size = field.font?.pointSize, natural = field.intrinsicContentSize
        field.font = .systemFont(ofSize: 40)
        field.font = nil
        #expect(field.font?.pointSize == size && size == 17)
        #expect(field.intrinsicContentSize == natural)
    }

    @Test func `D33 no font means the default one for a text view`() {
        let view = UITextView(frame: rect(0, 0, 200, 100))
        view.text = "Text"
        let size = view.font?.pointSize, content = view.contentSize
        view.font = .systemFont(ofSize: 40)
        view.font = nil
        #expect(view.font?.pointSize == size && size == 12)
        #expect(view.contentSize == content)
    }
}
