import Testing
import UIKit

@MainActor struct KeyboardNotificationTests {
    let below = rect(0, 844, 390, 336), up = rect(0, 508, 390, 336)

    @Test func `E1 the six names are the C symbols`() {
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification
        ].map(\.rawValue)
        let words = ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"]
        #expect(names == words.map { "UIKeyboard\($0)Notification" })
    }

    @Test func `E2 frames are NSValue, numbers NSNumber, under the C names`() throws {
        let phone = Phone()
        phone.addField().becomeFirstResponder()
        let info = try #require(phone.posted.first).userInfo
        #expect((info["UIKeyboardFrameBeginUserInfoKey"] as? NSValue)?.cgRectValue == below)
        #expect((info["UIKeyboardFrameEndUserInfoKey"] as? NSValue)?.cgRectValue == up)
        #expect((info["UIKeyboardAnimationDurationUserInfoKey"] as? NSNumber)?.doubleValue == 0.25)
        #expect((info["UIKeyboardAnimationCurveUserInfoKey"] as? NSNumber)?.uintValue == 7)
        #expect((info["UIKeyboardIsLocalUserInfoKey"] as? NSNumber)?.boolValue == true)
    }

    @Test func `E3 the deprecated bounds and centres agree with the frames`() throws {
        let phone = Phone(.p375)
        phone.addField { $0.autocorrectionType = .no }.becomeFirstResponder()
        let first = try #require(phone.posted.first), info = first.userInfo
        #expect(first.begin == rect(0, 667, 375, 216) && first.end == rect(0, 451, 375, 216))
        #expect((info["UIKeyboardBoundsUserInfoKey"] as? NSValue)?.cgRectValue == rect(0, 0, 375, 216))
        #expect((info["UIKeyboardCenterBeginUserInfoKey"] as? NSValue)?.cgPointValue == CGPoint(x: 187.5, y: 775))
        #expect((info["UIKeyboardCenterEndUserInfoKey"] as? NSValue)?.cgPointValue == CGPoint(x: 187.5, y: 559))
        #expect(first.duration == 0.25 && first.curve == 7 && first.isLocal == true)
    }

    @Test func `E4 did notifications carry the will ones' dictionary`() throws {
        let phone = Phone(), field = phone.addField()
        for (edits, words) in [(true, ["Show", "ChangeFrame"]), (false, ["Hide", "ChangeFrame"])] {
            phone.forget()
            _ = edits ? field.becomeFirstResponder() : field.resignFirstResponder()
            phone.settle()
            for word in words {
                let will = try #require(phone.posted.first { $0.name == "will\(word)" })
                let did = try #require(phone.posted.first { $0.name == "did\(word)" })
                #expect(will.begin == did.begin && will.end == did.end)
                #expect(will.duration == did.duration && will.curve == did.curve && will.isLocal == did.isLocal)
                #expect(will.userInfo.count == 8 && will.userInfo.keys == did.userInfo.keys, "\(word)")
                for (key, value) in will.userInfo {
                    let former = try #require(value as? NSObject), now = try #require(did.userInfo[key] as? NSObject)
                    #expect(former == now, "\(word), \(key)")
                }
            }
        }
    }

    @Test func `E5 the object is the screen from iOS 16.1 on and nil before`() {
        for (version, isScreen) in [(17.0, true), (16.1, true), (16.0, false), (13.0, false)] {
            let phone = Phone(systemVersion: version)
            phone.focus(phone.addField())
            #expect(
                phone.posted.count == 4 && phone.posted.allSatisfy { ($0.screen != nil) == isScreen }, "iOS \(version)")
        }
    }

    @Test func `E6 becomeFirstResponder posts notifications synchronously`() {
        let phone = Phone(), field = phone.addField()
        #expect(phone.names.isEmpty)
        field.becomeFirstResponder()
        #expect(phone.names == ["willChangeFrame", "willShow"])
    }

    @Test func `E7 change-frame comes before show and before hide`() {
        let phone = Phone(), field = phone.addField()
        phone.focus(field)
        #expect(phone.names == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
        phone.forget()
        phone.resign(field)
        #expect(phone.names == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    }

    @Test func `E8 frames include the accessory view and bottom safe area`() throws {
        let phone = Phone()
        let accessory = UIView(frame: rect(0, 0, 100, 44))
        phone.addField { $0.inputAccessoryView = accessory }.becomeFirstResponder()
        #expect(try #require(phone.posted.last).end == rect(0, 464, 390, 380))
        #expect(phone.root.safeAreaInsets.bottom == 34)
    }

    @Test func `E9 a show begins below the screen and a hide ends there`() throws {
        let phone = Phone(.p320, systemVersion: 9), field = phone.addField()
        field.becomeFirstResponder()
        let show = try #require(phone.posted.last)
        #expect(show.begin == rect(0, 568, 320, 253) && show.end == rect(0, 315, 320, 253))
        phone.settle()
        field.resignFirstResponder()
        let hide = try #require(phone.posted.last)
        #expect(hide.begin == rect(0, 315, 320, 253) && hide.end == rect(0, 568, 320, 253))
    }

    @Test func `E10 the duration is 0.25 or 0.383 (iOS 26), the curve is 7`() throws {
        for (version, duration) in [(9.0, 0.25), (17.0, 0.25), (18.0, 0.25), (26.0, 0.383)] {
            let phone = Phone(systemVersion: version)
            phone.addField().becomeFirstResponder()
            let posted = try #require(phone.posted.last)
            #expect(posted.duration == duration && posted.curve == 7, "iOS \(version)")
        }
    }

    private final class Editor: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var namesAtBeginning: [String]?
        let phone: Phone
        init(_ phone: Phone) { self.phone = phone }
        func textFieldDidBeginEditing(_ textField: UITextField) { namesAtBeginning = phone.names }
        func textViewDidBeginEditing(_ textView: UITextView) { namesAtBeginning = phone.names }
    }

    @Test func `E11 a text field begins before willShow, a text view after`() {
        let phone = Phone(), editor = Editor(phone)
        let field = phone.addField { $0.delegate = editor }
        field.becomeFirstResponder()
        #expect(editor.namesAtBeginning == [])
        phone.resign(field)
        phone.forget()
        let view = UITextView(frame: rect(0, 200, 300, 100))
        view.delegate = editor
        phone.root.addSubview(view)
        view.becomeFirstResponder()
        #expect(editor.namesAtBeginning == ["willChangeFrame", "willShow"])
    }

    @Test func `E12 an identical keyboard posts nothing from iOS 11 on`() {
        for (version, expected) in [(17.0, []), (10.0, ["willChangeFrame", "willShow"])] {
            let phone = Phone(systemVersion: version), first = phone.addField(), second = phone.addField(at: 200)
            phone.focus(first)
            phone.forget()
            second.becomeFirstResponder()
            #expect(second.isFirstResponder && phone.names == expected, "iOS \(version)")
        }
    }

    @Test func `E13 another height shows again without a hide`() throws {
        let phone = Phone(), letters = phone.addField(),
            digits = phone.addField(at: 200) { $0.keyboardType = .numberPad }
        phone.focus(letters)
        phone.forget()
        digits.becomeFirstResponder()
        #expect(phone.names == ["willChangeFrame", "willShow"])
        let change = try #require(phone.posted.last)
        #expect(change.begin == up && (change.end?.height ?? 0) < 336 && change.duration == 0.25)
        phone.focus(letters)
        phone.forget()
        phone.setShowsPredictions(false)
        #expect(phone.names.prefix(2) == ["willChangeFrame", "willShow"])
        #expect(phone.posted.allSatisfy { $0.duration == 0 })
        phone.settle()
        phone.forget()
        phone.setShowsEmoji(true)
        #expect(phone.names == ["willChangeFrame", "willShow"] && phone.posted.last?.end == up)
    }

    @Test func `E14 a keyboard in another process may come some turns late`() {
        let phone = Phone()
        phone.delayKeyboard(byTurns: 2)
        let field = phone.addField()
        field.becomeFirstResponder()
        #expect(field.isFirstResponder && phone.names.isEmpty)
        phone.advance(by: 1.0 / 60)
        #expect(phone.names.isEmpty)
        phone.advance(by: 1.0 / 60)
        #expect(phone.names == ["willChangeFrame", "willShow"])
    }

    @Test func `E15 resign and become post hide and show, a move posts none`() {
        let phone = Phone(), first = phone.addField(), second = phone.addField(at: 200)
        phone.focus(first)
        phone.forget()
        first.resignFirstResponder()
        second.becomeFirstResponder()
        #expect(phone.names == ["willChangeFrame", "willHide", "willChangeFrame", "willShow"])
        phone.settle()
        #expect(phone.presentedKeyboard == up)
        phone.forget()
        phone.focus(first)
        #expect(phone.names.isEmpty)
    }

    @Test func `E16 the app that owns the keyboard is told that it is local`() {
        let phone = Phone(), field = phone.addField()
        phone.focus(field)
        phone.resign(field)
        #expect(phone.posted.count == 8 && phone.posted.allSatisfy { $0.isLocal == true })
    }

    @Test func `E17 without a change of frame nothing is posted`() {
        let phone = Phone()
        let field = phone.addField { $0.inputAccessoryView = UIView(frame: rect(0, 0, 10, 44)) }
        phone.focus(field)
        phone.forget()
        field.inputAccessoryView = UIView(frame: rect(0, 0, 10, 44))
        field.reloadInputViews()
        phone.focus(field)
        #expect(phone.names.isEmpty)
    }

    @Test func `E18 with Prefer Cross-Fade a hide's end frame may be zero`() {
        let phone = Phone(), field = phone.addField()
        phone.setCrossFades(true)
        phone.focus(field)
        phone.forget()
        phone.resign(field)
        #expect(phone.posted.count == 4 && phone.posted.allSatisfy { $0.end == .zero })
        #expect(phone.presentedKeyboard.minY == 844)
    }
}
