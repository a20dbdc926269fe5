import DeviceSimulation
import HostTestSupport
import SimulatedStages
import Testing
@testable import Tideline
import UIKit

/// Inputs of which only a part can show, because their view or a view around them cuts them off.
@MainActor
@Suite struct CutCaretTests {
    /// A chat: a list above a bar on the safe area, with an input in the bar.
    private func chat(_ input: UIView, in box: UIView) throws -> (SimulatedStage, UIViewController, UIScrollView) {
        let stage = SimulatedStage(try Screens.device(Screens.large)), page = UIViewController()
        let list = UIScrollView(), bar = UIView()
        input.accessibilityIdentifier = "Message"
        list.contentSize = CGSize(width: 390, height: 3_000)
        let view: UIView = page.view
        for subview in [list, bar, box] { subview.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(list)
        view.addSubview(bar)
        bar.addSubview(box)
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.topAnchor), list.bottomAnchor.constraint(equalTo: bar.topAnchor),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            box.topAnchor.constraint(equalTo: bar.topAnchor), box.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
            box.widthAnchor.constraint(equalToConstant: 250), box.heightAnchor.constraint(equalToConstant: 36)
        ])
        stage.phone.window.keyboardAvoidance = .automatic
        stage.present(page)
        return (stage, page, list)
    }

    @Test func `a caret below the end of its fixed text view moves no page`() throws {
        let message = UITextView()
        message.font = .systemFont(ofSize: 32)
        let (stage, page, _) = try chat(message, in: message)
        try stage.edit("Message")
        let caret = message.selectedTextRange.map { message.caretRect(for: $0.end) } ?? .null
        #expect(caret.maxY > message.bounds.maxY + 5, "the caret ends below its view: \(caret)")
        #expect(page.view.transform == .identity)
        #expect(page.additionalSafeAreaInsets.bottom == 302)
        #expect(message.convert(message.bounds, to: nil).maxY.seen == 508)
        stage.hide()
        #expect(page.additionalSafeAreaInsets.bottom == 0)
    }

    @Test func `a field in a clipping box of half its height moves no page`() throws {
        let box = UIView(), field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 72))
        box.clipsToBounds = true
        box.addSubview(field)
        let (stage, page, _) = try chat(field, in: box)
        try stage.edit("Message")
        #expect(page.view.transform == .identity)
        #expect(page.additionalSafeAreaInsets.bottom == 302)
        #expect(box.convert(box.bounds, to: nil).maxY.seen == 508)
    }
}
