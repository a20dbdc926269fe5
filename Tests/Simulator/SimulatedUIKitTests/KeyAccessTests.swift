import Testing
import UIKit

/// Code that Apple's current reference allows and older SDKs refuse.
@Suite struct KeyAccessTests {
    @Test func `I4 keys of a keyboard's user info can be used from anywhere`() async {
        let key = await Task.detached { UIResponder.keyboardFrameEndUserInfoKey }.value
        #expect(key == "UIKeyboardFrameEndUserInfoKey")
    }
}
