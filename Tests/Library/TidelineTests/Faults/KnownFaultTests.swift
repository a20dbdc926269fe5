import DeviceSimulation
import Foundation
import HostTestSupport
import SimulatedStages
import Testing
@testable import Tideline
import UIKit

/// Screens on which an input or a button stays covered, or moves too far.
///
/// Each test says what has to be seen, and passes only as long as the fault is there.
@MainActor
@Suite struct KnownFaultTests {
    private static func field(_ name: String, _ frame: CGRect = .zero) -> UITextField {
        let field = UITextField(frame: frame)
        field.accessibilityIdentifier = name
        field.borderStyle = .roundedRect
        return field
    }

    private static func button(_ name: String) -> UIButton {
        let button = UIButton(type: .system)
        button.accessibilityIdentifier = name
        button.setTitle(name, for: .normal)
        button.backgroundColor = .systemBlue
        return button
    }

    private func add(_ views: [UIView], to view: UIView) {
        for subview in views {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
    }

    private func bottom(of view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).maxY.seen }
    private func top(of view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).minY.seen }

    private func keyboardTop(_ stage: SimulatedStage) throws -> CGFloat {
        try #require(stage.phone.keyboard.frameInScreen).minY
    }

    /// Edits an input, and returns the log.
    private func edit(_ name: String, _ stage: SimulatedStage) throws -> [String] {
        var log: [String] = []
        Keyboard.shared.onLog = { log.append($0.description) }
        defer { Keyboard.shared.onLog = nil }
        try stage.edit(name)
        return log
    }

    /// An inset moves no view on the frame, and `automatic` moves the page.
    ///
    /// With the inset, the log says how much of the field stays covered.
    @Test(arguments: [false, true], [false, true])
    func `fields on a scroll view's frame stay in sight`(isAutomatic: Bool, pinsToWindow: Bool) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), page = UIViewController()
        let form = UIScrollView(frame: page.view.bounds), field = Self.field("Field"), content = UIView()
        form.contentInsetAdjustmentBehavior = .never
        content.frame = form.bounds
        form.contentSize = form.bounds.size
        form.addSubview(content)
        page.view.addSubview(form)
        add([field], to: form)
        if isAutomatic { stage.phone.window.keyboardAvoidance = .automatic } else { form.keyboardAvoidance = .insets }
        stage.present(page)
        let end = pinsToWindow ? stage.phone.window.bottomAnchor : form.frameLayoutGuide.bottomAnchor
        NSLayoutConstraint.activate([
            field.bottomAnchor.constraint(equalTo: end, constant: -20),
            field.leadingAnchor.constraint(equalTo: form.frameLayoutGuide.leadingAnchor, constant: 20),
            field.widthAnchor.constraint(equalToConstant: 200), field.heightAnchor.constraint(equalToConstant: 44)
        ])
        stage.settle()
        let log = try edit("Field", stage), keyboard = try keyboardTop(stage)
        if isAutomatic { return #expect(bottom(of: field) <= keyboard, "\(log)") }
        #expect(log.filter { $0.contains("covered by") } == ["Field: stays covered by 44 pt"], "\(log)")
    }

    /// Two buttons, or a strip of text above one low button, rest on the safe area: they may not come over the fields.
    ///
    /// So the page moves for the field alone, and the log tells of the button.
    @Test(arguments: [false, true])
    func `what rests on the safe area stays below the fields in landscape`(isStrip: Bool) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large), orientation: .landscape)
        let page = UIViewController(), view: UIView = page.view
        let fields = ["Name", "Code"].map { Self.field($0) }, buttons = ["Back", "Next"].map(Self.button)
        let strip = UILabel(), lower: [UIView] = isStrip ? [buttons[1], strip] : buttons
        strip.text = "Total 12.50"
        add(fields + lower, to: view)
        for (index, child) in (fields + buttons.filter { lower.contains($0) }).enumerated() {
            child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 60 + 220 * CGFloat(index % 2))
                .isActive = true
            child.widthAnchor.constraint(equalToConstant: 200).isActive = true
        }
        NSLayoutConstraint.activate(
            fields.flatMap {
                [
                    $0.topAnchor.constraint(equalTo: view.topAnchor, constant: 120),
                    $0.heightAnchor.constraint(equalToConstant: 34)
                ]
            }
                + buttons.filter { lower.contains($0) }.flatMap {
                    [
                        $0.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
                        $0.heightAnchor.constraint(equalToConstant: isStrip ? 26 : 44)
                    ]
                })
        if isStrip {
            NSLayoutConstraint.activate([
                strip.bottomAnchor.constraint(equalTo: buttons[1].topAnchor),
                strip.heightAnchor.constraint(equalToConstant: 40),
                strip.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                strip.trailingAnchor.constraint(equalTo: view.trailingAnchor)
            ])
        }
        stage.phone.window.keyboardAvoidance = .automatic
        stage.present(page)
        for (index, name) in ["Name", "Code"].enumerated() {
            let log = try edit(name, stage), keyboard = try keyboardTop(stage)
            #expect(lower.allSatisfy { top(of: $0) >= bottom(of: fields[index]) }, "\(name) \(log)")
            #expect(bottom(of: fields[index]) <= keyboard, "\(name) \(log)")
            #expect(log.contains { $0.contains("its button stays covered") }, "\(log)")
        }
    }

    /// The sign-in screen of an article: two fields at the top, and a button 40 points above a line at the bottom.
    private func signIn(
        on device: Device, _ orientation: Device.Orientation, buttonOn end: (UIView) -> NSLayoutYAxisAnchor
    ) throws -> (stage: SimulatedStage, password: UITextField, button: UIButton) {
        let stage = SimulatedStage(device, orientation: orientation)
        let page = UIViewController(), view: UIView = page.view
        let email = Self.field("Email"), password = Self.field("Password"), button = Self.button("Sign In")
        add([email, password, button], to: view)
        for field in [email, password] {
            NSLayoutConstraint.activate([
                field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
                field.heightAnchor.constraint(equalToConstant: 44)
            ])
        }
        NSLayoutConstraint.activate([
            email.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            password.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 40),
            button.heightAnchor.constraint(equalToConstant: 44), button.widthAnchor.constraint(equalToConstant: 200),
            button.bottomAnchor.constraint(equalTo: end(view), constant: -40),
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor)
        ])
        stage.phone.window.keyboardAvoidance = .automatic
        stage.present(UINavigationController(rootViewController: page))
        return (stage, password, button)
    }

    /// The guide lifts the button, but nothing lifts the second field.
    @Test func `the second field of a sign-in stays in sight in landscape`() throws {
        let (stage, password, _) = try signIn(on: Device.named("iPhone 15"), .landscape) {
            $0.keyboardGuide.topAnchor
        }
        try stage.edit("Password")
        let keyboard = try keyboardTop(stage)
        withKnownIssue("automatic stays away") { #expect(bottom(of: password) <= keyboard) }
    }

    /// Nothing brings both above the keyboard: the button rests on no safe area, and is too far from the fields.
    @Test func `of a field and a button that do not fit the field stays in sight, and the log tells of the button`()
        throws
    {
        let (stage, password, button) = try signIn(on: Screens.device(Screens.large), .portrait) { $0.bottomAnchor }
        let log = try edit("Password", stage), keyboard = try keyboardTop(stage)
        #expect(bottom(of: password) <= keyboard)
        #expect(bottom(of: button) <= keyboard || log.contains { $0.contains("its button stays covered") }, "\(log)")
    }
}
