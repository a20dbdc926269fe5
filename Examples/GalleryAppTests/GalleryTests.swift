import Gallery
import Testing
import Tideline
import TidelineTesting

/// Audits the gallery's screens with Apple's UIKit, on the device that runs the tests.
///
/// The tests have names in quotation marks, because names in backticks need Xcode 26.
@Suite struct GalleryTests {
    @Test("Signing in stays clear of the keyboard")
    func signIn() async throws {
        let report = try await Audit("Sign in") { SignInViewController() }.run()
        #expect(report.isClear, "\(report)")
    }

    @Test("Automatic keeps a chat clear of the keyboard")
    func chat() async throws {
        let report = try await Audit("Chat") { ChatViewController() }
            .avoidance("automatic") { $0.keyboardAvoidance = .automatic }
            .run()
        #expect(report.isClear, "\(report)")
    }

    /// A connected hardware keyboard keeps the system's keyboard away.
    ///
    /// Before you remove `.disabled`, switch *I/O › Keyboard › Connect Hardware Keyboard* off in Simulator.
    @Test("Unlocking stays clear of the system's keyboard", .disabled("beside a hardware keyboard none comes"))
    func unlock() async throws {
        let report = try await Audit("Unlock") { UnlockViewController() }.keyboards(.system).run()
        #expect(report.isClear, "\(report)")
    }
}
