import Testing
import UIKit

@MainActor struct AttributedTextTests {
    private let large = UIFont.systemFont(ofSize: 30), small = UIFont.systemFont(ofSize: 10)

    private func styled(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
        NSAttributedString(string: text, attributes: attributes)
    }

    private var mixed: NSAttributedString {
        let text = NSMutableAttributedString(attributedString: styled("Large", [.font: large]))
        text.append(styled(" small", [.font: small, .foregroundColor: UIColor.red]))
        return text
    }

    private func paragraph(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }

    @Test func `D34 attributed text sets the text and its first attributes`() {
        let label = UILabel(), field = UITextField(), view = UITextView()
        let centred = paragraph { $0.alignment = .center }
        let text = NSMutableAttributedString(
            attributedString: styled("Large", [.font: large, .paragraphStyle: centred, .kern: 0]))
        text.append(styled(" small", [.font: small, .foregroundColor: UIColor.red]))
        (label.attributedText, field.attributedText, view.attributedText) = (text, text, text)
        text.append(styled(" more"))
        #expect([label.text, field.text, view.text] == Array(repeating: "Large small", count: 3))
        #expect([label.font, field.font, view.font] == [large, large, large])
        #expect([label.textAlignment, field.textAlignment, view.textAlignment] == [.center, .center, .center])
        label.text = "plain"
        let attributes = label.attributedText?.attributes(at: 4, effectiveRange: nil)
        #expect(attributes?[.font] as? UIFont == large && label.attributedText?.string == "plain")
        label.text = nil
        #expect(label.attributedText == nil && label.intrinsicContentSize == .zero)
    }

    @Test func `D35 a font that is set goes to all of the attributed text`() {
        let label = UILabel(), plain = UILabel()
        label.attributedText = mixed
        plain.text = "Large small"
        plain.font = small
        #expect(label.intrinsicContentSize != plain.intrinsicContentSize)
        label.font = small
        label.textColor = .blue
        #expect(label.intrinsicContentSize == plain.intrinsicContentSize)
        let attributes = label.attributedText?.attributes(at: 8, effectiveRange: nil)
        #expect(attributes?[.font] as? UIFont == small && attributes?[.foregroundColor] as? UIColor == .blue)
    }

    @Test func `D36 an attributed title goes before a plain one`() {
        let button = UIButton(type: .system)
        button.setTitle("Plain", for: .normal)
        let before = button.intrinsicContentSize
        button.setAttributedTitle(mixed, for: .normal)
        #expect(button.titleLabel?.text == "Large small" && button.currentAttributedTitle?.string == "Large small")
        #expect(button.intrinsicContentSize.height > before.height + 10)
        button.setTitle("Another", for: .normal)
        #expect(button.titleLabel?.text == "Large small" && button.currentTitle == "Another")
        button.setAttributedTitle(nil, for: .normal)
        button.setTitle("Plain", for: .normal)
        #expect(button.titleLabel?.text == "Plain" && button.currentAttributedTitle == nil)
    }

    @Test func `D37 typing uses the attributes before the caret or those set`() {
        let phone = Phone(), view = UITextView(frame: rect(0, 0, 300, 200))
        let controller = UIViewController()
        phone.show(controller)
        controller.view.addSubview(view)
        view.attributedText = mixed
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 11, length: 0)
        view.insertText("!")
        #expect(view.attributedText.attribute(.font, at: 11, effectiveRange: nil) as? UIFont == small)
        view.typingAttributes = [.font: large]
        view.insertText("?")
        #expect(view.attributedText.attribute(.font, at: 12, effectiveRange: nil) as? UIFont == large)
        view.typingAttributes = [.font: small]
        view.selectedRange = NSRange(location: 1, length: 0)
        #expect(view.typingAttributes[.font] as? UIFont == large)
        view.deleteBackward()
        #expect(view.text == "arge small!?" && view.attributedText.string == view.text)
    }

    @Test func `D38 a line's height is multiplied, then bounded and spaced`() {
        let natural = small.lineHeight
        for (multiple, least, most, expected): (CGFloat, CGFloat, CGFloat, CGFloat) in [
            (0, 0, 0, natural), (2, 0, 0, 2 * natural), (0.5, 0, 0, natural / 2), (1, 30, 0, 30), (2, 0, 15, 15),
            (3, 20, 18, 18), (0, 0, 5, 5)
        ] {
            let style = paragraph {
                ($0.lineHeightMultiple, $0.minimumLineHeight, $0.maximumLineHeight) = (multiple, least, most)
                $0.lineSpacing = 7
            }
            for lines in 1...3 {
                let text = Array(repeating: "x", count: lines).joined(separator: "\n")
                let height = styled(text, [.font: small, .paragraphStyle: style]).size().height
                #expect(isClose(height, CGFloat(lines) * expected + CGFloat(lines - 1) * 7), "\(multiple) \(lines)")
            }
        }
    }

    @Test func `D38 paragraphs have room between them and indented lines`() {
        let style = paragraph {
            ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (5, 3)
            ($0.firstLineHeadIndent, $0.headIndent) = (20, 8)
        }
        let text = styled("one\ntwo", [.font: small, .paragraphStyle: style]), bare = styled("one\ntwo", [.font: small])
        #expect(isClose(text.size().height, bare.size().height + 8))
        #expect(isClose(text.size().width, bare.size().width + 20))
    }

    @Test func `D39 a bounding rectangle is as high as its width requires`() {
        let text = styled("some words that wrap", [.font: small]), line = text.size()
        #expect(line.height == small.lineHeight)
        let narrow = CGSize(width: line.width / 2 + 5, height: 1)
        let wrapped = text.boundingRect(with: narrow, options: .usesLineFragmentOrigin, context: nil)
        #expect(wrapped.width <= narrow.width && isClose(wrapped.height, 2 * small.lineHeight) && wrapped.minY == 0)
        let alone = text.boundingRect(with: narrow, context: nil)
        #expect(alone.size == line && alone.minY < 0)
        let cut = text.boundingRect(
            with: narrow, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        #expect(isClose(cut.height, small.lineHeight))
        let string = NSString(string: "some words that wrap")
        #expect(string.size(withAttributes: [.font: small]) == line)
        #expect(
            string.boundingRect(
                with: narrow, options: .usesLineFragmentOrigin, attributes: [.font: small], context: nil) == wrapped)
    }

    @Test func `D40 kerning widens characters, the highest run sets the line`() {
        let bare = styled("word", [.font: small]).size(), kerned = styled("word", [.font: small, .kern: 3]).size()
        #expect(isClose(kerned.width, bare.width + 12) && kerned.height == bare.height)
        #expect(mixed.size().height == large.lineHeight)
        let width = styled("Large", [.font: large]).size().width + styled(" small", [.font: small]).size().width
        #expect(isClose(mixed.size().width, width))
    }

    @Test func `D40 an attachment is as large as its bounds say`() {
        let attachment = NSTextAttachment(data: nil, ofType: nil)
        attachment.bounds = rect(0, -4, 50, 40)
        #expect(NSAttributedString(attachment: attachment).size() == CGSize(width: 50, height: 40))
        let text = NSMutableAttributedString(attributedString: styled("x", [.font: small]))
        text.append(NSAttributedString(attachment: attachment))
        #expect(isClose(text.size().width, styled("x", [.font: small]).size().width + 50))
        #expect(text.size().height == 40)
    }

    @Test func `D40 views are as large as their attributed text`() {
        let label = UILabel(), field = UITextField(), view = UITextView(frame: rect(0, 0, 300, 200))
        (label.attributedText, field.attributedText, view.attributedText) = (mixed, mixed, mixed)
        view.isScrollEnabled = false
        let size = mixed.size()
        #expect(label.intrinsicContentSize.width >= size.width && label.intrinsicContentSize.width < size.width + 1)
        #expect(isClose(field.intrinsicContentSize.height, size.height.rounded(.up)))
        #expect(isClose(view.intrinsicContentSize.height, size.height.rounded(.up) + 16))
        field.text = nil
        field.attributedPlaceholder = mixed
        #expect(field.placeholder == "Large small")
        #expect(isClose(field.intrinsicContentSize.width, size.width.rounded(.up)))
        label.numberOfLines = 0
        #expect(label.sizeThatFits(CGSize(width: size.width - 1, height: 0)).height > size.height + 5)
    }

    @Test func `D41 a text container has padding and a number of lines`() {
        let view = UITextView(frame: rect(0, 0, 100, 200))
        view.isScrollEnabled = false
        view.font = small
        view.text = "one two three four five six seven eight nine ten"
        #expect(view.textContainer.lineFragmentPadding == 5)
        #expect(view.caretRect(for: view.beginningOfDocument).minX == 5)
        let before = view.intrinsicContentSize.height
        view.textContainer.lineFragmentPadding = 25
        #expect(view.intrinsicContentSize.height > before)
        #expect(view.caretRect(for: view.beginningOfDocument).minX == 25)
        view.textContainer.maximumNumberOfLines = 2
        #expect(view.intrinsicContentSize.height == (2 * small.lineHeight).rounded(.up) + 16)
    }
}
