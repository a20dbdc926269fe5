import DeviceSimulation
import SimulatedStages
import Testing
import TidelineInspector
import UIKit

@MainActor
@Suite(.serialized) struct KeyboardInspectorTests {
    private func faults(
        on controller: @autoclosure () -> UIViewController, _ use: (SimulatedStage) throws -> Void
    ) throws
        -> [KeyboardInspector.Fault]
    {
        var told: [KeyboardInspector.Fault] = []
        let stage = SimulatedStage(try .named("iPhone 14"))
        stage.phone.perform { KeyboardInspector.start { told.append($0) } }
        stage.present(controller())
        try use(stage)
        stage.phone.perform { KeyboardInspector.stop() }
        stage.letGo()
        return told
    }

    @Test func `a covered field is told once, with its page`() throws {
        let told = try faults(on: LowFieldController()) { stage in
            for _ in 0..<3 {
                try stage.focus("Email")
                stage.advance(by: 3)
                stage.dismissKeyboard()
                stage.advance(by: 2)
            }
        }
        #expect(told.map(\.rule) == ["focus-covered"])
        let fault = try #require(told.first)
        #expect(fault.page == "LowFieldController" && fault.subject == "Email")
        #expect(
            fault.message == "Email field covered by 44 pt; nothing around Email field scrolls, "
                + "its bottom is at 744 pt, the keyboard begins at 508 pt")
        #expect(!fault.remedy.isEmpty)
        #expect(fault.frameInScreen == CGRect(x: 20, y: 700, width: 300, height: 44))
    }

    @Test func `a field in sight and a screen at rest say nothing`() throws {
        let told = try faults(on: LowFieldController(y: 120)) { stage in
            stage.advance(by: 5)
            try stage.focus("Email")
            stage.advance(by: 5)
        }
        #expect(told == [])
    }

    @Test func `a field on its way through the keyboard says nothing`() throws {
        let controller = LowFieldController(y: 120)
        let told = try faults(on: controller) { stage in
            try stage.focus("Email")
            stage.advance(by: 2)
            // The inspector looks less often than the field moves.
            for y in stride(from: 120, through: 700, by: 20).reversed() {
                stage.phone.perform { controller.field.frame.origin.y = CGFloat(y) }
                stage.advance(by: 0.1)
            }
            stage.advance(by: 2)
        }
        #expect(told == [])
    }

    @Test func `faults are drawn over the app until the keyboard goes`() throws {
        var told: [KeyboardInspector.Fault] = []
        let stage = SimulatedStage(try .named("iPhone 14"))
        stage.phone.perform { KeyboardInspector.start(showsOverlay: true) { told.append($0) } }
        stage.present(LowFieldController())
        let scene = try #require(stage.phone.window.windowScene)
        try stage.focus("Email")
        stage.advance(by: 2)
        let fault = try #require(told.first)
        let pane = try #require(scene.windows.last { $0.windowLevel.rawValue > UIWindow.Level.alert.rawValue })
        #expect(pane.subviews.compactMap { ($0 as? UILabel)?.text } == [fault.message])
        let label = try #require(pane.subviews.last), screen = pane.bounds
        #expect(screen.contains(label.frame) && label.frame.minY >= pane.safeAreaInsets.top)
        #expect(pane.subviews.first?.frame == fault.frameInScreen)
        #expect(pane.hitTest(CGPoint(x: label.frame.midX, y: label.frame.midY), with: nil) == nil)
        stage.dismissKeyboard()
        stage.advance(by: 2)
        #expect(pane.isHidden)
        stage.phone.perform { KeyboardInspector.stop() }
        stage.letGo()
    }

    @Test func `nothing is left in the window without a keyboard`() throws {
        let controller = LowFieldController()
        _ = try faults(on: controller) { stage in
            let before = stage.phone.window.subviews.count
            try stage.focus("Email")
            stage.advance(by: 1)
            #expect(stage.phone.window.subviews.count == before + 1)
            stage.dismissKeyboard()
            stage.advance(by: 2)
            #expect(stage.phone.window.subviews.count == before)
        }
    }
}

/// The field makes no room for the keyboard.
private final class LowFieldController: UIViewController {
    let field = UITextField()
    private let y: CGFloat

    init(y: CGFloat = 700) {
        self.y = y
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.frame = CGRect(x: 20, y: y, width: 300, height: 44)
        field.accessibilityIdentifier = "Email"
        view.addSubview(field)
    }
}
