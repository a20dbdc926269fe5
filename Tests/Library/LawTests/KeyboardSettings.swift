import DeviceSimulation
import UIKit

/// A person's settings of the keyboard.
struct KeyboardSettings: Equatable {
    var predictions = true, emoji = false, codeBar = false, hardware = false

    /// Changes settings, and applies the changes to a phone.
    @MainActor
    mutating func change(_ phone: SimulatedPhone, _ body: (inout KeyboardSettings) -> Void) {
        let old = self
        body(&self)
        if predictions != old.predictions { phone.keyboard.setShowsPredictions(predictions) }
        if emoji != old.emoji { phone.keyboard.setShowsEmoji(emoji) }
        if codeBar != old.codeBar { phone.keyboard.setShowsCodeBar(codeBar) }
        if hardware != old.hardware { phone.keyboard.setHasHardwareKeyboard(hardware) }
        phone.endTurn()
    }

    /// Applies the same settings to a phone on which no keyboard is up.
    @MainActor
    func apply(to phone: SimulatedPhone) {
        var fresh = KeyboardSettings()
        fresh.change(phone) { $0 = self }
    }
}
