import Testing
import UIKit

@MainActor struct NaturalControlSizeTests {
    private func button(_ title: String?, picture side: CGFloat = 0, inset: CGFloat = 0) -> UIButton {
        let button = UIButton(type: .custom)
        button.contentEdgeInsets = insets(inset, inset, inset, inset)
        button.setTitle(title, for: .normal)
        guard side > 0 else { return button }
        UIGraphicsBeginImageContextWithOptions(CGSize(width: side, height: side), true, 0)
        defer { UIGraphicsEndImageContext() }
        button.setImage(UIGraphicsGetImageFromCurrentImageContext(), for: .normal)
        return button
    }

    @Test func `D64 a button is at least 30 wide and 12 higher than its line`() {
        #expect(button("").intrinsicContentSize == CGSize(width: 30, height: 34))
        #expect(button(nil).intrinsicContentSize == CGSize(width: 30, height: 34))
        let wide = button("Continue").intrinsicContentSize
        #expect(wide.height == 34 && wide.width > 30 && wide.width == wide.width.rounded())
    }

    @Test func `D64 a button with insets has no other room`() {
        #expect(button("", inset: 1).intrinsicContentSize == CGSize(width: 2, height: 24))
        #expect(button(" ", inset: 1).intrinsicContentSize == CGSize(width: 8, height: 24))
    }

    @Test func `D64 a picture and an empty title are a line high`() {
        #expect(button("", picture: 10).intrinsicContentSize == CGSize(width: 10, height: 22))
        #expect(button("", picture: 50).intrinsicContentSize == CGSize(width: 50, height: 50))
        #expect(button(nil, picture: 10).intrinsicContentSize == CGSize(width: 10, height: 10))
        let both = button("Hi", picture: 10), title = button("Hi", inset: 5)
        #expect(both.intrinsicContentSize.height == 22)
        #expect(both.intrinsicContentSize.width == title.intrinsicContentSize.width)
    }

    @Test(arguments: [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd])
    func `D64 a button for information has a picture of its own`(type: UIButton.ButtonType) {
        let button = UIButton(type: type)
        #expect(button.intrinsicContentSize == CGSize(width: 22, height: 22))
        button.titleLabel?.font = .systemFont(ofSize: 40)
        button.setTitle("Hi", for: .normal)
        #expect(button.intrinsicContentSize.height == 22 && button.intrinsicContentSize.width > 30)
    }

    private func textView(_ text: String, width: CGFloat = 0) -> UITextView {
        let view = UITextView(frame: rect(0, 0, width, 0))
        view.font = UIFont(name: "Helvetica", size: 20)
        view.textContainerInset = insets(1, 2, 3, 4)
        view.textContainer.lineFragmentPadding = 0
        view.isScrollEnabled = false
        view.text = text
        return view
    }

    @Test func `D65 a text view that does not scroll has its text's size`() {
        // In Helvetica with 20 points, "Hi" is 18.88 wide, and a line is 23 high.
        let screen = UIScreen.main.scale, width = (18.88 * screen).rounded(.up) / screen
        let size = textView("Hi").intrinsicContentSize
        #expect(isClose(size.width, width + 6) && isClose(size.height, 27))
        #expect(isClose(textView("Hi\nHi").intrinsicContentSize.height, 50))
        #expect(isClose(textView("").intrinsicContentSize.height, 27))
        let scrolling = textView("Hi")
        scrolling.isScrollEnabled = true
        #expect(scrolling.intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test func `D65 a text view that has a width wraps its text`() {
        #expect(isClose(textView("Hi Hi Hi", width: 50).intrinsicContentSize.height, 50))
        #expect(isClose(textView("Hi Hi Hi").intrinsicContentSize.height, 27))
    }

    @Test func `D67 text without a font has Helvetica of 12 points`() {
        let view = UITextView()
        view.text = "Hi"
        #expect(view.font == UIFont(name: "Helvetica", size: 12))
        #expect(isClose(NSAttributedString(string: "Hi").size().height, 13.8))
    }

    @Test func `D66 a label's breaking counts for attributed text`() {
        let text = NSAttributedString(string: "Lorem ipsum dolor", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let before = UILabel(), after = UILabel(), words = UILabel()
        for label in [before, after, words] { label.numberOfLines = 0 }
        before.lineBreakMode = .byCharWrapping
        for label in [before, after, words] { label.attributedText = text }
        after.lineBreakMode = .byCharWrapping
        let room = CGSize(width: 75, height: 1000)
        #expect(before.sizeThatFits(room) == after.sizeThatFits(room))
        #expect(before.sizeThatFits(room).height < words.sizeThatFits(room).height)
    }

    @Test func `D34 a view takes a text whose runs differ in fonts`() {
        let text = NSMutableAttributedString(string: "Hello ", attributes: [.font: UIFont.systemFont(ofSize: 12)])
        text.append(NSAttributedString(string: "world", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        let view = UITextView(), label = UILabel()
        (view.attributedText, label.attributedText) = (text, text)
        #expect(view.text == "Hello world" && label.text == "Hello world")
        text.mutableString.setString("gone")
        #expect(view.attributedText.string == "Hello world" && label.attributedText?.string == "Hello world")
    }

    @Test func `nothing but Interface Builder prepares a view for itself`() {
        final class View: UIView {
            nonisolated(unsafe) var isPrepared = false
            override func prepareForInterfaceBuilder() {
                super.prepareForInterfaceBuilder()
                isPrepared = true
            }
        }
        let host = Host(), view = View()
        host.showPlainRoot().addSubview(view)
        host.endTurn()
        #expect(!view.isPrepared)
    }
}
