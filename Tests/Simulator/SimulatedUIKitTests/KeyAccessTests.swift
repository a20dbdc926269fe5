import Testing
import UIKit

/// What Apple's present reference declares and older SDKs do not.
@Suite struct KeyAccessTests {
    @Test func `I4 keys of a keyboard's user info can be used from anywhere`() async {
        let key = await Task.detached { UIResponder.keyboardFrameEndUserInfoKey }.value
        #expect(key == "UIKeyboardFrameEndUserInfoKey")
    }
}
