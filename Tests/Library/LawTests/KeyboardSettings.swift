import DeviceSimulation
import UIKit

struct KeyboardSettings: Equatable {
    var predictions = true, emoji = false, codeBar = false, hardware = false

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

    /// Call this method only while no keyboard is up on the phone.
    @MainActor
    func apply(to phone: SimulatedPhone) {
        var fresh = KeyboardSettings()
        fresh.change(phone) { $0 = self }
    }
}
