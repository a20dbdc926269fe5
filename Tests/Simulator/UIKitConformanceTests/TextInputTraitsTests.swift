import Testing
import UIKit

@MainActor struct TextInputTraitsTests {
    @Test func `D23 what a fresh input asks of the keyboard`() {
        let inputs: [any UITextInputTraits] = [UITextField(), UITextView()]
        for input in inputs {
            #expect(input.autocapitalizationType == .sentences)
            #expect(input.autocorrectionType == .default && input.spellCheckingType == .default)
            #expect(input.smartQuotesType == .default && input.smartDashesType == .default)
            #expect(input.smartInsertDeleteType == .default)
            #expect(input.keyboardType == .default && input.keyboardAppearance == .default)
            #expect(input.returnKeyType == .default && input.enablesReturnKeyAutomatically == false)
            #expect(input.isSecureTextEntry == false && input.textContentType == nil)
        }
    }

    @Test func `D23 a search bar's traits are its field's`() {
        let bar = UISearchBar()
        bar.smartQuotesType = .no
        bar.smartDashesType = .yes
        bar.smartInsertDeleteType = .no
        #expect(bar.searchTextField.smartQuotesType == .no && bar.searchTextField.smartDashesType == .yes)
        #expect(bar.searchTextField.smartInsertDeleteType == .no)
        #expect(UITextSmartQuotesType.yes.rawValue == 2 && UITextSmartDashesType.no.rawValue == 1)
    }

    @available(iOS 16.4, *)
    @Test func `D30 one shared context tells which text sources to expect`() async {
        let context = UITextInputContext.current()
        context?.isPencilInputExpected = true
        context?.isHardwareKeyboardInputExpected = true
        context?.isPencilInputExpected = false
        #expect(context?.isHardwareKeyboardInputExpected == true && context?.isPencilInputExpected == false)
        #expect(context?.isDictationInputExpected == false)
        context?.isHardwareKeyboardInputExpected = false
        // During this wait, another test may install its own phone, and later setters would be recorded on that phone.
        let isShared = await Task.detached {
            // This code runs outside all actors.
            let context = UITextInputContext.current()
            return context === UITextInputContext.current() && context?.isDictationInputExpected == false
                && context?.isPencilInputExpected == false && context?.isHardwareKeyboardInputExpected == false
        }.value
        #expect(isShared)
    }
}
