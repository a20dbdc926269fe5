import DeviceSimulation
import Foundation
import SimulatedStages
import Testing
import UIKit

/// Objects of an earlier simulated phone cause no work on the present phone.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct StageIsolationTests {
    private func makeStage() throws -> SimulatedStage { SimulatedStage(try Device.named("iPhone 14")) }

    /// The controller gets a notification after its stage has ended.
    private final class Listener: UIViewController {
        var passes = 0
        var keepsItself: Listener?
        private var token: (any NSObjectProtocol)?

        override func viewDidLoad() {
            super.viewDidLoad()
            // The token keeps the controller alive, as apps do by mistake.
            token = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { _ in MainActor.assumeIsolated { self.keyboardWillShow() } }
        }

        func stop() {
            token.map { NotificationCenter.default.removeObserver($0) }
            token = nil
        }

        private func keyboardWillShow() {
            passes += 1
            view.setNeedsLayout()
            UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
        }
    }

    private func raiseKeyboard(on stage: SimulatedStage) throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        field.accessibilityIdentifier = "Field"
        let controller = UIViewController()
        controller.view.addSubview(field)
        stage.present(controller)
        try stage.tap("Field")
        stage.settle()
    }

    private func passesOfKeyboard() throws -> Int {
        let stage = try makeStage()
        try raiseKeyboard(on: stage)
        return stage.phone.layoutPasses
    }

    @Test(arguments: [true, false])
    func `a listener of an earlier stage adds no layout to this one`(isEarlierStageAlive: Bool) throws {
        let alone = try passesOfKeyboard()
        let listener = Listener()
        var earlier: SimulatedStage? = try makeStage()
        earlier?.present(listener)
        let before = earlier?.phone.layoutPasses ?? 0
        if !isEarlierStageAlive { earlier = nil }
        #expect(try passesOfKeyboard() == alone)
        #expect(listener.passes == 1)
        if let earlier { #expect(earlier.phone.layoutPasses > before) }
        listener.stop()
    }

    enum Anchor: CaseIterable, Sendable { case window, safeArea, keyboard, margins }

    @Test(arguments: Anchor.allCases)
    func `a controller tied to its window is freed with its stage`(anchor: Anchor) throws {
        weak var controller: UIViewController?
        do {
            let own = UIViewController(), stage = try makeStage(), box = UITextField()
            stage.present(own)
            box.accessibilityIdentifier = "Box"
            box.translatesAutoresizingMaskIntoConstraints = false
            own.view.addSubview(box)
            let window = try #require(own.view.window)
            let top: NSLayoutYAxisAnchor =
                switch anchor {
                case .window: window.topAnchor
                case .safeArea: window.safeAreaLayoutGuide.topAnchor
                case .keyboard: window.keyboardLayoutGuide.topAnchor
                case .margins: window.layoutMarginsGuide.topAnchor
                }
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: top, constant: anchor == .keyboard ? -100 : 40),
                box.leadingAnchor.constraint(equalTo: window.leadingAnchor)
            ])
            try stage.focus("Box")
            stage.settle()
            controller = own
        }
        _ = try makeStage()
        #expect(controller == nil)
    }

    @Test func `work that an earlier stage has put off stays with it`() throws {
        let diary = Diary(), earlier = try makeStage()
        diary.follow(earlier.phone)
        earlier.phone.perform {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                diary.write("screen \(UIScreen.main.bounds.width)")
            }
            OperationQueue.main.addOperation { MainActor.assumeIsolated { diary.write("operation") } }
        }
        let small = try #require(Device.all.first { $0.portraitSize.width == 375 })
        let later = SimulatedStage(small)
        later.advance(by: 5)
        #expect(diary.entries == ["operation 0.0"])
        earlier.advance(by: 1)
        #expect(diary.entries == ["operation 0.0", "screen 390.0 1.0"])
        #expect(UIScreen.main.bounds.width == 375)
    }

    @Test func `work that a stage has put off goes with it`() throws {
        let diary = Diary()
        weak var held: UIView?
        do {
            let stage = try makeStage(), view = UIView()
            held = view
            stage.phone.perform {
                OperationQueue.main.addOperation { MainActor.assumeIsolated { diary.write("now") } }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { diary.write("\(view)") }
            }
        }
        try makeStage().advance(by: 1)
        #expect(diary.entries == ["now 0.0"] && held == nil)
    }
}
