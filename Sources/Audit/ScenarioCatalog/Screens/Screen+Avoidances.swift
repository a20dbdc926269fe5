import Gallery
import HandRolled
import Tideline
import TidelineTesting
import UIKit

extension Screen {
    /// A screen of the gallery that handles the keyboard itself, and can be shown without that, with other ways in its place.
    ///
    /// - Parameter recipes: the hand-rolled ways that find what they move on this screen.
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
                // The window helps a screen that does nothing itself.
                if avoidance == .automatic { window.keyboardAvoidance = .automatic }
                let controller = make(KeyboardHandling(avoidance))
                recipes.first { Avoidance($0) == avoidance }?.attach(to: controller)
                return controller
            })
    }

    /// A screen of the gallery whose code knows nothing of a keyboard: the window helps, or nothing does.
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

    /// Lets the library write into the log of a run that is filmed, and into none else: words cost time.
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

    /// The hand-rolled ways that any screen can be given.
    static let everywhere: [Recipe] = [.translation, .safeArea]

    /// The hand-rolled ways for a screen whose content stands on the bottom of its view.
    static let onBottomGuide: [Recipe] = [.guide, .translation, .constraint, .safeArea]

    /// The hand-rolled ways for a screen that scrolls as a whole and stands on the bottom of its view.
    static let inScrollView: [Recipe] = onBottomGuide + [.insets]
}
