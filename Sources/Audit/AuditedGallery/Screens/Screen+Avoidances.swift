import Gallery
import HandRolled
import Tideline
import TidelineTesting
import UIKit

extension Screen {
    /// Creates a gallery screen with keyboard code, which can also be shown with other avoidances.
    ///
    /// - Parameters:
    ///   - own: the avoidances of the screen itself, of the window, and none.
    ///   - articleWays: the hand-rolled avoidances that fit this screen.
    init(
        _ name: String, marked: Set<String>, firstField: String, nextField: String? = nil,
        own: [Avoidance] = [.tideline, .apple, .automatic, .nothing], articleWays: [ArticleWay],
        make: @escaping @MainActor @Sendable (KeyboardHandling) -> UIViewController,
        script: @escaping @MainActor @Sendable (Stage) throws(StageError) -> Void,
        guideTop: @escaping @MainActor @Sendable (UIViewController) -> CGFloat? = { _ in nil },
        file: String = #filePath, line: Int = #line
    ) {
        self.init(
            name, marking: marked, script: Script(script), firstField: firstField, nextField: nextField,
            avoidances: own + articleWays.map { Avoidance($0) },
            guideTop: guideTop, file: file, line: line,
            make: { avoidance, window in
                Self.connectLog()
                if avoidance == .automatic { window.keyboardAvoidance = .automatic }
                let controller = make(KeyboardHandling(avoidance))
                articleWays.first { Avoidance($0) == avoidance }?.attach(to: controller)
                return controller
            })
    }

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

    /// Connects the library's log to a filmed run.
    ///
    /// Other runs have no log, because logging takes time.
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

    static let everywhere: [ArticleWay] = [.translation, .safeArea]

    static let onBottomGuide: [ArticleWay] = [.guide, .translation, .constraint, .safeArea]

    static let inScrollView: [ArticleWay] = onBottomGuide + [.insets]
}
