import AuditRules
import DeviceSimulation
import Foundation
import SimulatedStages
import Testing
import UIKit

/// The audit judges a button that an app moves later, in work that the app has postponed.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct DeferredAvoidanceTests {
    enum AvoidanceWay: CaseIterable, Sendable {
        case block, delayedBlock, task, sleepingTask, operation, timer, mainQueueObserver
    }

    private func findings(_ controller: UIViewController) throws -> [Finding] {
        let stage = SimulatedStage(try Device.named("iPhone 14"), marked: ["Send"])
        stage.present(controller)
        try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
            try stage.tap("Tip")
        }
        try stage.type("12")
        stage.recordFrames(of: "keyboard gone") { stage.dismissKeyboard() }
        #expect(stage.phone.notes.isEmpty)
        return Rule.findings(in: stage.recording).filter { $0.rule == Rule.controlCovered.id }
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `a screen that puts its avoidance off keeps clear at rest`(way: AvoidanceWay) throws {
        #expect(try findings(DeferringScreen(way)).isEmpty)
    }

    @Test func `the same screen without avoidance is covered`() throws {
        #expect(try !findings(DeferringScreen(nil)).isEmpty)
    }
}

/// Postponed work moves the button at the bottom.
private final class DeferringScreen: UIViewController {
    private let way: DeferredAvoidanceTests.AvoidanceWay?
    private let tipField = UITextField(), sendButton = UIButton(type: .system)
    private lazy var bottom = sendButton.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -42)
    private var token: (any NSObjectProtocol)?

    init(_ way: DeferredAvoidanceTests.AvoidanceWay?) {
        self.way = way
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        (tipField.accessibilityIdentifier, sendButton.accessibilityIdentifier) = ("Tip", "Send")
        for child in [tipField, sendButton] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        sendButton.setTitle("Send", for: .normal)
        NSLayoutConstraint.activate([
            tipField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            tipField.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            tipField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            sendButton.centerXAnchor.constraint(equalTo: view.centerXAnchor), bottom
        ])
        guard let way else { return }
        token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil,
            queue: way == .mainQueueObserver ? .main : nil
        ) { [weak self] notification in
            let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            let top = end?.cgRectValue.minY ?? 0
            MainActor.assumeIsolated { self?.putOff(way, top: top) }
        }
    }

    isolated deinit { token.map { NotificationCenter.default.removeObserver($0) } }

    private func putOff(_ way: DeferredAvoidanceTests.AvoidanceWay, top: CGFloat) {
        let move: @MainActor @Sendable () -> Void = { [weak self] in self?.keepClear(of: top) }
        switch way {
        case .block: DispatchQueue.main.async(execute: move)
        case .delayedBlock: DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: move)
        case .task: Task { move() }
        case .sleepingTask:
            Task {
                try await Task.sleep(for: .seconds(0.2))
                move()
            }
        case .operation: OperationQueue.main.addOperation { MainActor.assumeIsolated(move) }
        case .timer:
            _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in MainActor.assumeIsolated(move) }
        case .mainQueueObserver: move()
        }
    }

    private func keepClear(of top: CGFloat) {
        bottom.constant = -max(42, view.bounds.maxY - top + 8)
        UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
    }
}
