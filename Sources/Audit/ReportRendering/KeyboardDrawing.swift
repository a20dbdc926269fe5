import AuditRules
import CoreGraphics
import Foundation
import SceneModel

/// The keys of a keyboard, drawn with the keyboard's top left corner at 0, 0.
package struct KeyboardDrawing {
    let keyboard: SceneKeyboard
    let device: DeviceOutline
    let width, height: Double

    init(keyboard: SceneKeyboard, device: DeviceOutline) {
        self.keyboard = keyboard
        self.device = device
        width = Double(keyboard.frameInScreen.width)
        height = Double(keyboard.frameInScreen.height)
    }

    /// The key by which a page finds an existing drawing of the same keyboard.
    ///
    /// Drawings with equal keys look equal.
    package var key: String {
        [
            "keys", Markup.number(width), Markup.number(height), keyboard.layout.rawValue, keyboard.returnKey,
            String(keyboard.showsPredictionBar), Markup.number(keyboard.accessoryHeight), String(isFloating),
            device.screen.idiom.rawValue, Markup.number(device.safeBottom), Markup.number(device.safeLeft)
        ].joined(separator: "|")
    }

    var isFloating: Bool { keyboard.state == .undocked }
    var isPad: Bool { device.screen.idiom == .pad && !isFloating }
    private var accessory: Double { min(max(0, keyboard.accessoryHeight), height) }

    private var predictionHeight: Double {
        let hasRoom = height - accessory > 100 || height - accessory <= 70
        guard keyboard.showsPredictionBar, hasRoom else { return 0 }
        return min(isPad ? 50 : (device.isLandscape ? 38 : 45), height - accessory)
    }

    /// Below the keys, phones with a home indicator have a strip for the globe and the microphone.
    private var stripHeight: Double {
        guard !isFloating, device.safeBottom > 0 else { return 4 }
        if isPad { return device.safeBottom }
        return device.isLandscape ? device.safeBottom + 3 : min(75, height * 0.24)
    }

    package var content: String {
        let shape = CGRect(x: 0, y: 0, width: width, height: height + (isFloating ? 0 : 2))
        let edge = isFloating ? " stroke=\"var(--kl)\" stroke-width=\"1.5\"" : ""
        var parts = [Markup.rect(shape, radius: isFloating ? 12 : 0, "fill=\"var(--kb)\"\(edge)")]
        parts.append(accessoryBar)
        if keyboard.layout == .custom { return (parts + [inputView]).joined() }
        parts.append(predictionBar)
        let top = accessory + predictionHeight
        let rowsHeight = height - top - stripHeight
        if rowsHeight >= 60 {
            let side = device.isLandscape && !isPad ? max(3, max(device.safeLeft, device.safeRight)) : 3
            let area = CGRect(x: side, y: top + 3, width: width - 2 * side, height: rowsHeight - 3)
            parts.append(keys(in: area))
            parts.append(strip)
        }
        return parts.joined()
    }

    private var accessoryBar: String {
        guard accessory > 0 else { return "" }
        let size = min(15, accessory * 0.5)
        let words = Markup.text(
            "input accessory view", x: width / 2, y: accessory / 2 + size * 0.35,
            "class=\"kt\" font-size=\"\(Markup.number(size))\"")
        return Markup.rect(CGRect(x: 0, y: 0, width: width, height: accessory), "fill=\"var(--kk)\"")
            + Markup.rect(CGRect(x: 0, y: accessory - 0.5, width: width, height: 0.5), "fill=\"var(--kl)\"") + words
    }

    /// The content of an app's input view is unknown, so the area stays free of keys.
    private var inputView: String {
        let frame = CGRect(x: 0, y: accessory, width: width, height: height - accessory)
        guard frame.height > 12 else { return "" }
        let words = Markup.text(
            "input view, \(Double(frame.height).spokenText) pt", x: width / 2, y: Double(frame.midY) + 6,
            "class=\"kt\" font-size=\"17\"")
        return Markup.rect(
            frame.insetBy(dx: 5, dy: 5), radius: 8,
            "fill=\"none\" stroke=\"var(--kl)\" stroke-width=\"2\" stroke-dasharray=\"7 6\"") + words
    }

    private var predictionBar: String {
        guard predictionHeight > 0 else { return "" }
        let middle = accessory + predictionHeight / 2
        let words = isPad ? ["I", "The", "I’m"] : ["I", "the", "to"]
        let texts = words.enumerated().map { index, word in
            Markup.text(
                word, x: width * (Double(index) * 2 + 1) / 6, y: middle + 6, "class=\"kt\" font-size=\"16.5\"")
        }
        let lines = [1.0, 2].map { part in
            Markup.rect(CGRect(x: width * part / 3, y: middle - 12, width: 1, height: 24), "fill=\"var(--kl)\"")
        }
        return texts.joined() + lines.joined()
    }

    private var strip: String {
        guard stripHeight > 40, ![.numberPad, .decimalPad, .phonePad].contains(keyboard.layout) else { return "" }
        let y = Markup.number(height - stripHeight + 24)
        return "<g class=\"kg\"><path transform=\"translate(38 \(y))\" d=\"\(KeyboardGlyph.globe)\"/>"
            + "<path transform=\"translate(\(Markup.number(width - 38)) \(y))\" d=\"\(KeyboardGlyph.microphone)\"/></g>"
    }
}
