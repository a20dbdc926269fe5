import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import UIKit

/// Earlier versions of the automatic avoidance left the input covered on these screens.
@MainActor
@Suite struct AutomaticFaultTests {
    private func field(_ frame: CGRect) -> UITextField {
        let field = UITextField(frame: frame)
        field.accessibilityIdentifier = "Field"
        return field
    }

    private func frameOnScreen(_ view: UIView) throws -> CGRect {
        let window = try #require(view.window)
        return view.convert(view.bounds, to: window.screen.coordinateSpace)
    }

    // MARK: Windows that are not the whole screen

    @Test(arguments: ["a fixed frame", "a form", "a bar on the safe area"])
    func `S37 automatic acts in a window above the screen's bottom`(screen: String) throws {
        let stage = SimulatedStage(try Screens.device(Screens.pad)), controller = UIViewController()
        let view: UIView = controller.view, field = field(CGRect(x: 20, y: 1_000, width: 200, height: 44))
        stage.phone.setWindowFrame(CGRect(x: 20, y: 20, width: 320, height: 1_154))
        stage.phone.window.keyboardAvoidance = .automatic
        switch screen {
        case "a form":
            let form = UIScrollView(frame: view.bounds)
            form.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            form.contentSize = CGSize(width: 320, height: 1_400)
            form.addSubview(field)
            view.addSubview(form)
        case "a bar on the safe area":
            field.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(field)
            NSLayoutConstraint.activate([
                field.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
                field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                field.widthAnchor.constraint(equalToConstant: 200), field.heightAnchor.constraint(equalToConstant: 44)
            ])
        default: view.addSubview(field)
        }
        stage.present(controller)
        stage.phone.keyboard.beginPlayback()
        field.becomeFirstResponder()
        // As in Slide Over, the keyboard's frame ends at the lower edge of the window.
        stage.phone.keyboard.replay(
            .willShow, begin: nil, end: CGRect(x: 20, y: 874, width: 320, height: 300), duration: 0.25, curve: 7,
            isLocal: true)
        stage.settle()
        #expect(try frameOnScreen(field).maxY <= 874, "\(screen)")
        stage.phone.keyboard.replay(
            .willHide, begin: nil, end: CGRect(x: 20, y: 1_194, width: 320, height: 300), duration: 0.25, curve: 7,
            isLocal: true)
        stage.phone.keyboard.replay(.didHide, begin: nil, end: nil, duration: nil, curve: nil, isLocal: true)
        stage.settle()
        #expect(view.transform == .identity && controller.additionalSafeAreaInsets == .zero)
    }

    /// `automatic` chooses how to make room while the shortcut bar covers no part of the window.
    ///
    /// Afterwards the window moves down until the bar reaches the button.
    @Test func `Q5 a window dragged onto the shortcut bar keeps its button`() async throws {
        let stage = SimulatedStage(try Screens.device(Screens.pad)), controller = UIViewController()
        stage.phone.keyboard.behavior.hasHardwareKeyboard = true
        stage.phone.setWindowFrame(CGRect(x: 60, y: 60, width: 714, height: 1_074))
        stage.phone.window.keyboardAvoidance = .automatic
        let view: UIView = controller.view, form = UIScrollView(), button = UIButton(type: .system)
        let field = field(CGRect(x: 20, y: 20, width: 200, height: 44))
        form.contentSize = CGSize(width: 300, height: 400)
        form.addSubview(field)
        button.setTitle("Send", for: .normal)
        button.backgroundColor = .systemBlue
        for child in [form, button] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
            child.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            child.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            form.topAnchor.constraint(equalTo: area.topAnchor), form.bottomAnchor.constraint(equalTo: button.topAnchor),
            button.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            button.heightAnchor.constraint(equalToConstant: 44)
        ])
        await stage.present(controller)
        let start = try frameOnScreen(button)
        try await stage.tap("Field")
        await stage.settle()
        #expect(try frameOnScreen(button) == start, "the bar is below the window")
        for distance in [40.0, -40] {
            await stage.dragWindow(by: CGVector(dx: 0, dy: distance))
            await stage.settle()
            let top = try #require(stage.phone.keyboard.frameInScreen).minY
            #expect(try frameOnScreen(button).maxY <= top + 0.5, "\(distance)")
        }
        #expect(try frameOnScreen(button) == start, "what has given way comes back with the window")
    }

    // MARK: The safe area of a view that moves

    /// If a page moves up, the safe area at its bottom shrinks.
    ///
    /// The middle of the safe area then lies lower, so a card in the middle moves down a little.
    @Test func `a card in the safe area's middle is clear at each focus`() throws {
        let stage = SimulatedStage(try Device.named("iPhone 15"), orientation: .landscape),
            controller = UIViewController()
        let names = ["Email", "Password"], button = UIButton(type: .system), picture = UIView()
        let fields = names.map { name in
            let field = UITextField()
            field.accessibilityIdentifier = name
            return field
        }
        button.setTitle("Log In", for: .normal)
        button.backgroundColor = .systemBlue
        let card = UIStackView(arrangedSubviews: [picture] + fields + [button])
        card.axis = .vertical
        card.spacing = 12
        card.translatesAutoresizingMaskIntoConstraints = false
        let view: UIView = controller.view
        view.addSubview(card)
        let heights = ([picture] + fields + [button]).map { part in
            part.heightAnchor.constraint(equalToConstant: part === picture ? 152 : 44)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate(
            heights + [
                card.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
                card.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
                card.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20)
            ])
        stage.phone.window.keyboardAvoidance = .automatic
        stage.present(controller)
        for (index, name) in names.enumerated() {
            if index == 0 { try stage.tap(name) } else { try stage.focus(name) }
            stage.settle()
            let keyboard = try #require(stage.phone.keyboard.frameInScreen)
            #expect(try frameOnScreen(button).maxY <= keyboard.minY, "\(name)")
        }
    }

    // MARK: Buttons

    /// The ways to give a button a background colour.
    enum Paint: String, CaseIterable, Sendable {
        case backgroundColor, layerColor, sublayer, filled, borderedProminent, configurationColor, paintedSubview

        @MainActor
        func apply(to button: UIButton) {
            switch self {
            case .backgroundColor: button.backgroundColor = .systemBlue
            case .layerColor: button.layer.backgroundColor = UIColor.systemBlue.cgColor
            case .sublayer:
                let layer = CALayer()
                layer.frame = button.bounds
                layer.backgroundColor = UIColor.systemBlue.cgColor
                button.layer.addSublayer(layer)
            case .filled: button.configuration = .filled()
            case .borderedProminent: button.configuration = .borderedProminent()
            case .configurationColor:
                var configuration = UIButton.Configuration.plain()
                configuration.background.backgroundColor = .systemBlue
                button.configuration = configuration
            case .paintedSubview:
                let fill = UIView(frame: button.bounds)
                fill.backgroundColor = .systemBlue
                fill.isUserInteractionEnabled = false
                button.insertSubview(fill, at: 0)
            }
        }
    }

    @Test(arguments: Paint.allCases)
    func `a painted button stays in sight with the input`(paint: Paint) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController()
        let plain = UIButton(frame: CGRect(x: 20, y: 640, width: 200, height: 30))
        let button = UIButton(frame: CGRect(x: 20, y: 760, width: 200, height: 44))
        paint.apply(to: button)
        stage.phone.window.keyboardAvoidance = .automatic
        for view in [field(CGRect(x: 20, y: 560, width: 200, height: 44)), plain, button] {
            controller.view.addSubview(view)
        }
        stage.present(controller)
        try stage.edit("Field")
        #expect(try frameOnScreen(button).maxY <= 508, "\(paint)")
    }

    @Test(arguments: ["the field", "the button"])
    func `what an app moves under the keyboard is served again`(moved: String) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController()
        let field = field(CGRect(x: 20, y: 8, width: 200, height: 44)), bar = UIView(), view: UIView = controller.view
        let button = UIButton(frame: field.frame)
        stage.phone.window.keyboardAvoidance = .automatic
        button.backgroundColor = .systemBlue
        bar.addSubview(moved == "the field" ? field : button)
        if moved == "the button" {
            field.frame.origin.y = 400
            view.addSubview(field)
        }
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        let ground = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 60),
            ground
        ])
        stage.present(controller)
        try stage.edit("Field")
        #expect(try frameOnScreen(bar).maxY == 508)
        ground.isActive = false
        bar.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        stage.settle()
        #expect(try frameOnScreen(moved == "the field" ? field : button).maxY <= 508)
    }

    @Test func `a button that paints nothing is no filled one`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController()
        let near = UIButton(frame: CGRect(x: 20, y: 620, width: 200, height: 44))
        let plain = UIButton(frame: CGRect(x: 20, y: 790, width: 200, height: 44))
        plain.configuration = .plain()
        near.backgroundColor = .clear
        stage.phone.window.keyboardAvoidance = .automatic
        for view in [field(CGRect(x: 20, y: 560, width: 200, height: 44)), near, plain] {
            controller.view.addSubview(view)
        }
        stage.present(controller)
        try stage.edit("Field")
        #expect(try frameOnScreen(near).maxY <= 508, "the nearest counts where none is filled")
    }
}
