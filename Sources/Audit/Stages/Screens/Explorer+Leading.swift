import UIKit

extension Explorer {
    private static let mostButtons = 6

    /// Scrolls down to an input, and presses the buttons of a page without inputs until one appears, as a person does on
    /// a welcome page.
    ///
    /// The recording begins on the page with the input. The effect of the buttons is unknown, so only a host presses them
    /// on which no data can be lost, and never a button with the role `destructive`.
    func leadToInput() async {
        await scrollToInput()
        guard stage.host.abilities.contains(.tryButtons) else { return }
        var tried: [UIView] = []
        while firstInput == nil, tried.count < Self.mostButtons, let button = stage.buttonToTry(after: tried) {
            tried.append(button)
            do {
                try await stage.press(button)
                await stage.settle()
            } catch {}
        }
        guard firstInput != nil, !tried.isEmpty else { return }
        let names = tried.map { "'\(ViewName.of($0))'" }.joined(separator: ", ")
        stage.remark("The first page has no input; one appeared after pressing \(names)")
    }
}

extension Stage {
    /// The first button from the top that has not been tried and that destroys nothing.
    fileprivate func buttonToTry(after tried: [UIView]) -> UIButton? {
        PrimaryControls.buttons(in: frontmostView).first { button in
            button.isEnabled && button.role != .destructive && !tried.contains { $0 === button }
        }
    }
}
