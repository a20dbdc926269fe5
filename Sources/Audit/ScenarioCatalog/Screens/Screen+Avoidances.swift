import Gallery
import HandRolled
import Tideline
import TidelineTesting
import UIKit

extension Screen {
    /// Creates a screen of the gallery that handles the keyboard itself, and that can also be shown with other
    /// avoidances.
    ///
    /// - Parameter recipes: the hand-rolled avoidances that fit this screen.
    init(
        _ name: String, marked: Set<String>, firstField: String, nextField: String? = nil, recipes: [Recipe],
        make: @escaping @MainActor @Sendable (KeyboardHandling) -> UIViewController,
        script: @escaping @MainActor @Sendable (Stage) throws(StageError) -> Void,
        guideTop: @escaping @MainActor @Sendable (UIViewController) -> CGFloat? = { _ in nil },
        file: String = #filePath, line: Int = #line
    ) {
        self.init(
            name, marking: marked, script: Script(script), firstField: firstField, nextField: nextField,
            avoidances: [.tideline, .apple, .automatic, .nothing] + recipes.map { Avoidance($0) },
            guideTop: guideTop, file: file, line: line,
            make: { avoidance, window in
                Self.connectLog()
                // With `automatic`, the window handles the keyboard, and the screen has no keyboard code of its own.
                if avoidance == .automatic { window.keyboardAvoidance = .automatic }
                let controller = make(KeyboardHandling(avoidance))
                recipes.first { Avoidance($0) == avoidance }?.attach(to: controller)
                return controller
            })
    }

    /// Creates a screen of the gallery that ignores the keyboard; only the window may handle it.
    init(
        _ name: String, marked: Set<String>, firstField: String, nextField: String? = nil,
        make: @escaping @MainActor @Sendable () -> UIViewController,
        script: @escaping @MainActor @Sendable (Stage) throws(StageError) -> Void,
        file: String = #filePath, line: Int = #line
    ) {
        self.init(
            name, marking: marked, script: Script(script), firstField: firstField, nextField: nextField,
            avoidances: [.automatic, .nothing], file: file, line: line,
            make: { avoidance, window in
                Self.connectLog()
                if avoidance == .automatic { window.keyboardAvoidance = .automatic }
                return make()
            })
    }

    /// Connects the library's log to a filmed run; for other runs the log stays off, because it takes time.
    @MainActor
    private static func connectLog() {
        if let write = Stage.logWriter {
            Keyboard.shared.onLog = { write("\($0)") }
            isLogging = true
        } else if isLogging {
            Keyboard.shared.onLog = nil
            isLogging = false
        }
    }

    @MainActor private static var isLogging = false

    /// The hand-rolled avoidances for any screen.
    static let everywhere: [Recipe] = [.translation, .safeArea]

    /// The hand-rolled avoidances for a screen whose content is attached to the bottom of its view.
    static let onBottomGuide: [Recipe] = [.guide, .translation, .constraint, .safeArea]

    /// The hand-rolled avoidances for a screen that scrolls as a whole and is attached to the bottom of its view.
    static let inScrollView: [Recipe] = onBottomGuide + [.insets]
}
