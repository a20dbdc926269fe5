import Foundation
import Testing

/// The compiler refuses an option that has no effect on a kind of object.
@Suite struct RefusedCodeTests {
    private static let accepted = [
        "window.keyboardAvoidance = .automatic.focus(.caret).leavingAlone([UILabel.self])",
        "scene.keyboardAvoidance = .automatic.focus(.caret).leavingAlone([UILabel.self])",
        "form.keyboardAvoidance = .insets.coveringOwnInset.focus(.caret).editing(.bar)",
        "controller.keyboardAvoidance = .safeArea.spacing(8).editing(.bar)",
        "bottom.keyboardAvoidance = .constant.spacing(8)"
    ]
    private static let refused = [
        "controller.keyboardAvoidance = .safeArea.focus(.caret)",
        "controller.keyboardAvoidance = .safeArea.leavingAlone([UILabel.self])",
        "form.keyboardAvoidance = .insets.leavingAlone([UILabel.self])",
        "card.keyboardAvoidance = .translation.coveringOwnInset",
        "bottom.keyboardAvoidance = .constant.focus(.caret)",
        "bottom.keyboardAvoidance = .constant.editing(.bar)",
        "card.keyboardAvoidance = .insets",
        "card.keyboardAvoidance = .safeArea",
        "controller.keyboardAvoidance = .translation",
        "window.keyboardAvoidance = .safeArea",
        "card.keyboardAvoidance = .automatic"
    ]

    @Test func `an option without a meaning does not compile`() throws {
        let linesWithErrors = try linesWithErrors(of: Self.accepted + Self.refused)
        for (index, line) in (Self.accepted + Self.refused).enumerated() {
            #expect(linesWithErrors.contains(index) == Self.refused.contains(line), "\(line)")
        }
    }

    /// Returns the indices of the lines that the compiler refuses.
    ///
    /// Each line is compiled in a function that has a window, a scroll view and other objects as parameters.
    private func linesWithErrors(of lines: [String]) throws -> Set<Int> {
        let head = """
            import Tideline
            import UIKit
            @MainActor func code(
                window: UIWindow, scene: UIWindowScene, form: UIScrollView, card: UIView, controller: UIViewController,
                bottom: NSLayoutConstraint
            ) {

            """
        let source = FileManager.default.temporaryDirectory.appending(path: "RefusedCode-\(UUID()).swift")
        defer { try? FileManager.default.removeItem(at: source) }
        try Data((head + lines.joined(separator: "\n") + "\n}\n").utf8).write(to: source)
        let messages = try compile(source)
        let first = head.split(separator: "\n", omittingEmptySubsequences: false).count
        let numbers = messages.matches(of: /\.swift:(\d+):\d+: error:/).compactMap { Int($0.1) }
        return Set(numbers.map { $0 - first })
    }

    /// Type-checks a file against the package's built modules, and returns the compiler's messages.
    private func compile(_ source: URL) throws -> String {
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swiftc", "-typecheck", "-swift-version", "6", "-I", products.appending(path: "Modules").path, source.path
        ]
        process.standardError = output
        try process.run()
        let messages = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return messages
    }
}
