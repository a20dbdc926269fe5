import Testing
import UIKit

@MainActor struct KeyboardScenarioTests {
    private let below = rect(0, 844, 390, 336), up = rect(0, 508, 390, 336)

    private final class Delegate: NSObject, UITextFieldDelegate {
        let begin: () -> Void
        init(_ begin: @escaping () -> Void) { self.begin = begin }
        func textFieldDidBeginEditing(_ textField: UITextField) { begin() }
    }

    @Test func `K1 a show on the 390 point phone, step by step`() {
        let phone = Phone(), guide = phone.root.laidOutKeyboardGuide
        var didBegin = false
        let delegate = Delegate { didBegin = phone.names.isEmpty }
        let field = phone.addField { $0.delegate = delegate }
        #expect(guide.layoutFrame == rect(0, 810, 390, 34))
        #expect(field.becomeFirstResponder() && didBegin)
        #expect(phone.names == ["willChangeFrame", "willShow"])
        for posted in phone.posted {
            #expect(posted.begin == below && posted.end == up && posted.duration == 0.25 && posted.curve == 7)
            #expect(posted.isLocal == true && posted.screen === phone.window.screen)
        }
        #expect(guide.layoutFrame == up)
        phone.endTurn()
        var last = 0.0
        for (time, top) in [(0.05, 765.971), (0.1, 660.954), (0.25, 527.475), (0.4, 509.879)] {
            phone.advance(by: time - last)
            last = time
            #expect(isClose(phone.presentedKeyboard.minY, top), "at \(time)")
        }
        phone.advance(by: 0.5 - last)
        #expect(phone.names.suffix(2) == ["didChangeFrame", "didShow"])
    }

    @Test func `K2 the inset recipe needs 302 points, 336 goes 34 too far`() {
        for (inset, offset) in [(302, 126), (336, 160)] as [(CGFloat, CGFloat)] {
            let phone = Phone(), scrollView = UIScrollView(frame: phone.root.bounds)
            scrollView.contentSize = CGSize(width: 390, height: 1200)
            phone.root.addSubview(scrollView)
            let field = UITextField(frame: rect(16, 600, 358, 34))
            scrollView.addSubview(field)
            phone.settle()
            #expect(scrollView.adjustedContentInset == insets(47, 0, 34, 0) && scrollView.contentOffset.y == -47)
            let listener = Listener(UIResponder.keyboardWillShowNotification) { scrollView.contentInset.bottom = inset }
            withExtendedLifetime(listener) { _ = field.becomeFirstResponder() }
            #expect(scrollView.adjustedContentInset.bottom == inset + 34)
            #expect(scrollView.contentOffset.y == offset)
        }
    }

    @Test func `K6 a hide 0.1 s into the show adds up without a jump`() {
        let phone = Phone(), field = phone.addField()
        field.becomeFirstResponder()
        phone.advance(by: 0.1)
        #expect(isClose(phone.presentedKeyboard.minY, 660.954))
        field.resignFirstResponder()
        phone.endTurn()
        #expect(isClose(phone.presentedKeyboard.minY, 660.954))
        var last = 0.1
        for (time, top) in [(0.15, 667.254), (0.2, 731.607), (0.3, 812.538), (0.4, 836.780)] {
            phone.advance(by: time - last)
            last = time
            #expect(isClose(phone.presentedKeyboard.minY, top), "at \(time)")
        }
        phone.settle()
        #expect(phone.names.suffix(2) == ["didChangeFrame", "didHide"])
    }

    @Test func `K7 resign and become post hide and show without net motion`() {
        let phone = Phone(), first = phone.addField(), second = phone.addField(at: 200),
            guide = phone.root.keyboardLayoutGuide
        phone.focus(first)
        phone.forget()
        phone.focus(second)
        #expect(phone.names.isEmpty)
        second.resignFirstResponder()
        first.becomeFirstResponder()
        #expect(phone.names.filter { !$0.hasSuffix("Frame") } == ["willHide", "willShow"])
        #expect(guide.layoutFrame == up)
        phone.settle()
        #expect(phone.presentedKeyboard == up)
    }

    @Test func `K11 the keyboard never changes the safe area`() {
        let phone = Phone(), field = phone.addField(), digits = phone.addField(at: 200) { $0.keyboardType = .numberPad }
        let upright = phone.root.safeAreaInsets
        let steps: [() -> Void] = [
            { field.becomeFirstResponder() }, { phone.advance(by: 0.1) }, { phone.settle() },
            { digits.becomeFirstResponder() }, { phone.settle() }, { digits.resignFirstResponder() },
            { phone.settle() },
            { field.becomeFirstResponder() }
        ]
        for step in steps {
            step()
            #expect(phone.root.safeAreaInsets == upright && phone.window.safeAreaInsets == upright)
        }
        phone.rotate(to: true)
        phone.settle()
        #expect(phone.root.safeAreaInsets == insets(0, 47, 21, 47))
        phone.resign(field)
        #expect(phone.root.safeAreaInsets == insets(0, 47, 21, 47))
    }

    @Test func `K12 a frame or guide animates its bar, a bare constant jumps`() {
        let phone = Phone(), root = phone.root, field = phone.addField()
        let byFrame = UIView(frame: rect(0, 766, 100, 44)), byConstant = UIView(), byGuide = UIView()
        root.addSubview(byFrame)
        for bar in [byConstant, byGuide] {
            bar.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(bar)
        }
        let bottom = byConstant.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -34)
        NSLayoutConstraint.activate(
            [byConstant, byGuide].flatMap { bar in
                [
                    bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    bar.widthAnchor.constraint(equalToConstant: 100), bar.heightAnchor.constraint(equalToConstant: 44)
                ]
            } + [bottom, byGuide.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor)])
        phone.settle()
        let listener = Listener(UIResponder.keyboardWillShowNotification) {
            byFrame.frame.origin.y = 464
            bottom.constant = -336
        }
        withExtendedLifetime(listener) {
            field.becomeFirstResponder()
            phone.endTurn()
        }
        phone.advance(by: 0.25)
        let way = 810 - 302 * 0.942_038
        #expect(isClose(phone.presented(byFrame).maxY, way) && isClose(phone.presented(byGuide).maxY, way))
        #expect(phone.presented(byConstant).maxY == 508)
        phone.settle()
        #expect([byFrame, byConstant, byGuide].allSatisfy { phone.presented($0).maxY == 508 })
    }
}
