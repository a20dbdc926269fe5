import DeviceSimulation
import Foundation
import SceneModel
import SimulatedStages
import Testing
import UIKit

/// A recorded session is played again with a hidden keyboard.
///
/// The second session is the twin of the first session. Both sessions have the same steps at the same times.
@MainActor @Suite struct StageTwinTests {
    /// After a second the app adds a row.
    private final class FormController: UIViewController {
        let column = UIStackView()
        var announcements = 0
        private var tokens: [any NSObjectProtocol] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            let scroll = UIScrollView(frame: view.bounds)
            scroll.accessibilityIdentifier = "Form"
            scroll.contentSize = CGSize(width: 300, height: 2_000)
            view.addSubview(scroll)
            for (index, name) in ["First", "Second"].enumerated() {
                let field = UITextField(frame: CGRect(x: 20, y: 80 + 60 * index, width: 300, height: 44))
                field.accessibilityIdentifier = name
                scroll.addSubview(field)
            }
            let center = NotificationCenter.default
            tokens.append(
                center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) {
                    [weak self] _ in MainActor.assumeIsolated { self?.announcements += 1 }
                })
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
                MainActor.assumeIsolated { self?.addRow() }
            }
        }

        private func addRow() {
            let row = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
            row.text = "By itself"
            view.addSubview(row)
        }

        isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    private func played() throws -> (stage: SimulatedStage, twin: [SceneSnapshot], controllers: [FormController]) {
        let stage = SimulatedStage(try Device.named("iPhone 14"))
        var controllers = [FormController()]
        stage.present(controllers[0])
        try stage.recordFrames(of: "tap") { try stage.tap("First") }
        try stage.recordFrames(of: "type") { try stage.type("Ann") }
        try stage.recordFrames(of: "next") { try stage.focus("Second") }
        try stage.recordFrames(of: "scroll") {
            stage.scroll(try #require(try stage.view("Form") as? UIScrollView), by: 200)
        }
        stage.recordFrames(of: "wait") { stage.advance(by: 2) }
        stage.recordFrames(of: "gone") { stage.dismissKeyboard() }
        stage.letGo()
        let twin = stage.picturesOfTwin { _ in
            controllers.append(FormController())
            return controllers[1]
        }
        return (stage, twin, controllers)
    }

    private func texts(_ picture: SceneSnapshot?) -> [String] {
        picture?.root.nodes { $0.kind == .textField || $0.kind == .label }.compactMap(\.appearance.text) ?? []
    }

    @Test func `a twin has the text size of its run`() throws {
        let stage = SimulatedStage(try Device.named("iPhone 14"))
        stage.phone.setTextSize(.accessibilityLarge)
        func controller() -> UIViewController {
            let controller = UIViewController(), label = UILabel()
            label.font = .preferredFont(forTextStyle: .body)
            label.text = "Large"
            label.frame.size = label.intrinsicContentSize
            controller.view.addSubview(label)
            return controller
        }
        stage.present(controller())
        stage.rest(in: "shown")
        stage.letGo()
        let twin = stage.picturesOfTwin { _ in controller() }
        let heights = [stage.recording.last, twin.last].map { picture in
            picture?.root.nodes { $0.kind == .label }.map(\.frameInScreen.height)
        }
        #expect(heights[0] == heights[1] && heights[0]?.count == 1, "\(heights)")
    }

    @Test func `a twin has a picture of each instant, and no keyboard`() throws {
        let (stage, twin, controllers) = try played()
        #expect(twin.count == stage.recording.count && twin.count > 60)
        for (picture, other) in zip(stage.recording, twin) {
            #expect(abs(picture.time - other.time) <= 1.0 / 60 + 1e-6, "\(picture.step) at \(picture.time)")
        }
        #expect(stage.recording.contains { $0.keyboard.state == .docked })
        #expect(!twin.contains { $0.keyboard.state != .hidden })
        #expect(controllers[0].announcements > 0 && controllers[1].announcements == 0)
    }

    @Test func `a twin does the same, and changes by itself on time`() throws {
        let (stage, twin, _) = try played()
        #expect(texts(stage.recording.last).contains("Ann") && texts(twin.last).contains("Ann"))
        let offset = { (picture: SceneSnapshot?) in
            picture?.root.nodes { $0.kind == .scrollView }.first?.geometry.bounds.minY
        }
        #expect(offset(twin.last) == offset(stage.recording.last))
        func first(in pictures: [SceneSnapshot]) -> Double? {
            pictures.first { texts($0).contains("By itself") }?.time
        }
        let own = try #require(first(in: stage.recording)), its = try #require(first(in: twin))
        #expect(abs(own - its) <= 1.0 / 60 + 1e-6)
    }

    @Test func `a bar that a controller docks stays in the twin`() throws {
        final class ChatController: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
            let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 40))
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }
            override func viewDidLoad() {
                super.viewDidLoad()
                field.accessibilityIdentifier = "Message"
                bar.addSubview(field)
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                becomeFirstResponder()
            }
        }
        let stage = SimulatedStage(try Device.named("iPhone 14"))
        stage.present(ChatController())
        #expect(stage.inputs == ["Message"])
        try stage.recordFrames(of: "tap") { try stage.tap(try #require(stage.inputViews.first)) }
        try stage.recordFrames(of: "type") { try stage.type("Hi") }
        stage.letGo()
        let twin = stage.picturesOfTwin { _ in ChatController() }
        let heights = Set(twin.filter(\.isSettled).map { Double($0.keyboard.targetFrameInScreen.height) })
        #expect(heights == [50] && (stage.recording.last?.keyboard.targetFrameInScreen.height ?? 0) > 300)
    }
}
