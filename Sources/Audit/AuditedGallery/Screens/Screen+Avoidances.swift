import Gallery
import HandRolled
import Tideline
import TidelineTesting
import UIKit

extension Screen {
    typealias Use = @MainActor @Sendable (Stage) throws(StageError) -> Void

    /// Creates a gallery screen with keyboard code, which can also be shown with other avoidances.
    ///
    /// - Parameters:
    ///   - own: the avoidances of the screen itself, of the window, and none.
    ///   - articleWays: the hand-rolled avoidances that fit this screen.
    ///   - leaving: ends the typing.
    ///   - script: what a person does in between, beginning with the first field's keyboard.
    init(
        _ name: String, marked: Set<String> = [], firstField: String, nextField: String? = nil,
        own: [Avoidance] = [.tideline, .apple, .automatic, .nothing], articleWays: [ArticleWay],
        make: @escaping @MainActor @Sendable (KeyboardHandling) -> UIViewController,
        leaving: @escaping Use = { $0.dismissKeyboard() }, script: @escaping Use,
        guideTop: @escaping @MainActor @Sendable (UIViewController) -> CGFloat? = { _ in nil },
        file: String = #filePath, line: Int = #line
    ) {
        self.init(
            name, marking: marked, script: Self.script(from: firstField, script, leaving), firstField: firstField,
            nextField: nextField,
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
        _ name: String, marked: Set<String> = [], firstField: String, nextField: String? = nil,
        make: @escaping @MainActor @Sendable () -> UIViewController,
        leaving: @escaping Use = { $0.dismissKeyboard() }, script: @escaping Use,
        file: String = #filePath, line: Int = #line
    ) {
        self.init(
            name, marked: marked, firstField: firstField, nextField: nextField, own: [.automatic, .nothing],
            articleWays: [], make: { _ in make() }, leaving: leaving, script: script, file: file, line: line)
    }

    static let pressingReturn: Use = { stage throws(StageError) in try stage.pressReturn() }

    private static func script(from field: String, _ use: @escaping Use, _ leave: @escaping Use) -> Script {
        let whole: Use = { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap(field)
            }
            try use(stage)
            try stage.recordFrames(of: "keyboard gone") { () throws(StageError) in try leave(stage) }
        }
        return Script(whole)
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

extension Stage {
    /// Gives one field after the other the focus, with a step for each.
    func visit(_ fields: [String]) throws(StageError) {
        for field in fields { try recordFrames(of: field) { () throws(StageError) in try focus(field) } }
    }
}
