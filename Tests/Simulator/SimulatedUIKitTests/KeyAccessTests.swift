import Testing
import UIKit

/// Apple's current reference allows this code, and older SDKs refuse the code.
@Suite struct KeyAccessTests {
    @Test func `I4 keys of a keyboard's user info can be used from anywhere`() async {
        let key = await Task.detached { UIResponder.keyboardFrameEndUserInfoKey }.value
        #expect(key == "UIKeyboardFrameEndUserInfoKey")
    }
}
