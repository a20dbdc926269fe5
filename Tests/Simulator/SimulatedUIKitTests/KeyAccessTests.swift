import Testing
import UIKit

/// Declarations that Apple's present reference contains and older SDKs lack.
@Suite struct KeyAccessTests {
    @Test func `I4 keys of a keyboard's user info can be used from anywhere`() async {
        let key = await Task.detached { UIResponder.keyboardFrameEndUserInfoKey }.value
        #expect(key == "UIKeyboardFrameEndUserInfoKey")
    }
}
