import Testing
import UIKit

@MainActor struct AccessoryViewTests {
    @Test func `D19 an accessory adds its height at the keyboard's width`() {
        let phone = Phone(), accessory = UIView(frame: rect(0, 0, 100, 44))
        phone.focus(phone.addField { $0.inputAccessoryView = accessory })
        #expect(phone.posted.last?.end == rect(0, 464, 390, 380))
        #expect(accessory.frame == rect(0, 0, 390, 44))
    }

    /// The accessory view, a bar of 50 points with a field inside, stays at the bottom.
    private final class Chat: UIViewController {
        let bar = UIView(frame: rect(0, 0, 100, 50))
        let field = UITextField(frame: rect(10, 3, 200, 44))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            becomeFirstResponder()
        }
    }

    @Test func `D20 a docking accessory posts willShow with its own frame`() {
        let phone = Phone(), chat = Chat()
        phone.forget()
        phone.show(chat)
        phone.settle()
        #expect(phone.names.prefix(2) == ["willChangeFrame", "willShow"])
        #expect(phone.posted.last?.end == rect(0, 794, 390, 50))
        #expect(chat.bar.window != nil && chat.bar.window !== phone.window)
    }

    @Test func `D19 an input view sizes itself only when it is allowed to`() {
        let phone = Phone(), bar = UIInputView(frame: rect(0, 0, 100, 44), inputViewStyle: .keyboard)
        #expect(bar.inputViewStyle == .keyboard && !bar.allowsSelfSizing)
        bar.translatesAutoresizingMaskIntoConstraints = false
        bar.heightAnchor.constraint(equalToConstant: 60).isActive = true
        let field = phone.addField { $0.inputAccessoryView = bar }
        phone.focus(field)
        #expect(phone.posted.last?.end?.height == 380)
        phone.resign(field)
        bar.allowsSelfSizing = true
        phone.focus(field)
        #expect(phone.posted.last?.end?.height == 396)
        #expect(bar.frame == rect(0, 0, 390, 60))
    }

    /// A chat with a bar of 50 points, a field in the messages, and a scroll view that fills the screen.
    private func makeChat(_ mode: UIScrollView.KeyboardDismissMode) -> (Phone, Chat, UITextField, UIScrollView) {
        let phone = Phone(), chat = Chat(), messages = UIScrollView(frame: rect(0, 0, 390, 844))
        let field = UITextField(frame: rect(16, 100, 200, 40))
        messages.contentSize = CGSize(width: 390, height: 3000)
        messages.keyboardDismissMode = mode
        messages.addSubview(field)
        chat.view.addSubview(messages)
        phone.show(chat)
        phone.settle()
        phone.focus(field)
        phone.forget()
        return (phone, chat, field, messages)
    }

    @Test func `C37 a drag dismisses the accessory only if the mode says so`() {
        for (mode, top) in [(.onDrag, 794), (.onDragWithAccessory, 844)]
            as [(UIScrollView.KeyboardDismissMode, CGFloat)]
        {
            let (phone, chat, field, messages) = makeChat(mode)
            #expect(phone.presentedKeyboard == rect(0, 458, 390, 386))
            phone.beginDrag(messages, atScreenY: 300)
            phone.endDrag(messages)
            phone.settle()
            #expect(!field.isFirstResponder && phone.presentedKeyboard.minY == top, "\(mode)")
            #expect((chat.bar.window != nil) == (top == 794) && chat.isFirstResponder == (top == 794))
        }
    }

    @Test func `C37 a finger pulls the accessory only if the mode says so`() {
        for (mode, lowest) in [(.interactive, 794), (.interactiveWithAccessory, 840)]
            as [(UIScrollView.KeyboardDismissMode, CGFloat)]
        {
            let (phone, chat, field, messages) = makeChat(mode)
            phone.beginDrag(messages, atScreenY: 300)
            for (finger, top) in [(600, 600), (840, lowest), (500, 500), (839, min(lowest, 839)), (840, lowest)]
                as [(CGFloat, CGFloat)]
            {
                phone.drag(messages, toScreenY: finger)
                #expect(phone.presentedKeyboard.minY == top, "\(mode), finger at \(finger)")
            }
            #expect(field.isFirstResponder && phone.names.isEmpty)
            phone.endDrag(messages)
            phone.settle()
            #expect(!field.isFirstResponder)
            #expect(phone.presentedKeyboard.minY == (mode == .interactive ? 794 : 844), "\(mode)")
            #expect(chat.isFirstResponder == (mode == .interactive))
        }
    }

    @Test func `C37 a lone accessory is pulled off only if the mode says so`() {
        for (mode, stays) in [(.interactive, true), (.interactiveWithAccessory, false)]
            as [(UIScrollView.KeyboardDismissMode, Bool)]
        {
            let (phone, chat, field, messages) = makeChat(mode)
            phone.resign(field)
            #expect(phone.presentedKeyboard.minY == 794 && chat.isFirstResponder)
            phone.beginDrag(messages, atScreenY: 300)
            phone.drag(messages, toScreenY: 800)
            phone.drag(messages, toScreenY: 840)
            phone.endDrag(messages)
            phone.settle()
            #expect(chat.isFirstResponder == stays && phone.presentedKeyboard.minY == (stays ? 794 : 844), "\(mode)")
        }
    }

    /// Either the test or UIKit makes the controller first responder.
    private final class LazyChat: UIViewController {
        let bar = UIView(frame: rect(0, 0, 100, 50))
        let field = UITextField(frame: rect(10, 3, 200, 44))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
        override func viewDidLoad() {
            super.viewDidLoad()
            bar.addSubview(field)
        }
    }

    @Test func `D68 a controller's accessory docks without a call`() {
        let phone = Phone(), chat = LazyChat()
        phone.show(chat)
        phone.settle()
        #expect(chat.isFirstResponder && phone.presentedKeyboard.minY == 794)
        let editing = Phone(), field = UITextField(frame: rect(0, 0, 100, 40)), child = LazyChat()
        editing.controller.view.addSubview(field)
        field.becomeFirstResponder()
        editing.controller.addChild(child)
        editing.controller.view.addSubview(child.view)
        child.didMove(toParent: editing.controller)
        editing.settle()
        #expect(field.isFirstResponder && !child.isFirstResponder)
    }

    @Test func `D28 a docked accessory goes while another controller shows`() {
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen] {
            for edits in [false, true] {
                let phone = Phone(), chat = LazyChat(), other = UIViewController()
                other.modalPresentationStyle = style
                phone.show(chat)
                phone.focus(chat)
                if edits { chat.field.becomeFirstResponder() }
                phone.settle()
                let top = phone.presentedKeyboard.minY
                #expect(top == (edits ? 458 : 794))
                chat.present(other, animated: true)
                phone.settle()
                #expect(phone.presentedKeyboard.minY == 844 && chat.bar.window == nil, "\(style), \(edits)")
                chat.dismiss(animated: true)
                phone.settle()
                #expect(phone.presentedKeyboard.minY == top && chat.bar.window != nil, "\(style), \(edits)")
                #expect(chat.isFirstResponder != edits && chat.field.isFirstResponder == edits)
            }
        }
    }

    @Test func `D27 an accessory goes with the controller that has it`() {
        let phone = Phone(), chat = LazyChat()
        chat.modalPresentationStyle = .fullScreen
        phone.controller.present(chat, animated: true)
        phone.settle()
        phone.focus(chat)
        phone.focus(chat.field)
        #expect(chat.field.isFirstResponder && phone.presentedKeyboard.minY == 458)
        phone.controller.dismiss(animated: true)
        phone.settle()
        #expect(!chat.field.isFirstResponder && chat.bar.window == nil && phone.presentedKeyboard.minY == 844)
    }

    /// Chats use such a bar, with an intrinsic content size of zero and constraints between its subviews.
    private final class FlexibleBar: UIView {
        override var intrinsicContentSize: CGSize { .zero }

        override init(frame: CGRect) {
            super.init(frame: frame)
            autoresizingMask = .flexibleHeight
            let line = UIView()
            line.translatesAutoresizingMaskIntoConstraints = false
            addSubview(line)
            NSLayoutConstraint.activate([
                line.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                line.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
                line.leadingAnchor.constraint(equalTo: leadingAnchor),
                line.trailingAnchor.constraint(equalTo: trailingAnchor),
                line.heightAnchor.constraint(equalToConstant: 36)
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class FlexibleChat: UIViewController {
        let bar: FlexibleBar
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
        init(barFrame: CGRect) {
            bar = FlexibleBar(frame: barFrame)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test(arguments: [CGRect.zero, rect(0, 0, 320, 52), rect(0, 0, 320, 80)])
    func `D19 a flexible accessory is as high as its constraints say`(frame: CGRect) {
        for (model, docked, top) in [(.p390, 86, 844 - 86), (.p375, 52, 667 - 52)] as [(Phone.Model, CGFloat, CGFloat)]
        {
            let phone = Phone(model), chat = FlexibleChat(barFrame: frame), page = UIViewController()
            let navigation = UINavigationController(rootViewController: page)
            phone.show(navigation)
            phone.settle()
            navigation.pushViewController(chat, animated: false)
            phone.settle()
            phone.focus(chat)
            #expect(phone.presentedKeyboard.minY == top, "\(model)")
            #expect(chat.bar.frame.height == docked && phone.conflictLog.isEmpty, "\(model)")
            let field = UITextField(frame: rect(0, 200, 100, 40))
            chat.view.addSubview(field)
            for _ in 0..<2 {
                phone.focus(field)
                #expect(chat.bar.frame.height == 52 && phone.presentedKeyboard.minY < top - 200, "\(model)")
                phone.resign(field)
                #expect(chat.bar.frame.height == docked && phone.presentedKeyboard.minY == top, "\(model)")
                #expect(phone.conflictLog.isEmpty, "\(model)")
            }
        }
    }

    @Test func `E19 a flexible accessory takes the safe area of each orientation`() {
        let phone = Phone(), chat = FlexibleChat(barFrame: .zero)
        phone.show(chat)
        phone.focus(chat)
        for (landscape, height) in [(true, 52 + 21), (false, 52 + 34)] as [(Bool, CGFloat)] {
            phone.rotate(to: landscape)
            phone.settle()
            #expect(chat.bar.frame.height == height && phone.conflictLog.isEmpty, "landscape \(landscape)")
        }
    }

    @Test func `E19 a docked accessory stays through a rotation`() {
        let phone = Phone(), chat = LazyChat()
        phone.show(chat)
        phone.focus(chat)
        for (landscape, top) in [(true, 390 - 50), (false, 794)] as [(Bool, CGFloat)] {
            phone.rotate(to: landscape)
            phone.settle()
            #expect(phone.presentedKeyboard.minY == top && chat.isFirstResponder, "landscape \(landscape)")
            #expect(chat.bar.window != nil && chat.bar.frame.width == phone.window.bounds.width)
        }
    }
}
