import SceneModel

extension KeyboardDrawing {
    var rows: [[Key]] {
        switch keyboard.layout {
        case .numberPad: pad(last: .gap(1))
        case .decimalPad: pad(last: .digit("."))
        case .phonePad: pad(last: .word("+ * #", 1, "k"))
        case .letters, .email, .url, .emoji, .custom: isPad ? padLetters : phoneLetters
        }
    }

    private func letters(_ text: String) -> [Key] { text.map { .letter(String($0)) } }

    private func pad(last: Key) -> [[Key]] {
        if isPad { return numbersOnPad }
        return [
            [.digit("1", " "), .digit("2", "ABC"), .digit("3", "DEF")],
            [.digit("4", "GHI"), .digit("5", "JKL"), .digit("6", "MNO")],
            [.digit("7", "PQRS"), .digit("8", "TUV"), .digit("9", "WXYZ")],
            [last, .digit("0"), Key(face: .glyph(KeyboardGlyph.delete), style: "kf")]
        ]
    }

    private var phoneLetters: [[Key]] {
        [
            letters("qwertyuiop"),
            [.gap(0.5)] + letters("asdfghjkl") + [.gap(0.5)],
            [.sign(KeyboardGlyph.shift, 1.3), .gap(0.2)] + letters("zxcvbnm")
                + [.gap(0.2), .sign(KeyboardGlyph.delete, 1.3)],
            phoneBottomRow
        ]
    }

    private var phoneBottomRow: [Key] {
        let numbers = Key.word("123", 1.25), go = returnKey(share: 2.5)
        switch keyboard.layout {
        case .email: return [numbers, smile, .word("space", 3), .letter("@"), .letter("."), go].map(light)
        case .url: return [numbers, smile, .letter("."), .letter("/"), .word(".com", 1.75, "k"), go]
        default: return [numbers, smile, .word("space", 5), go].map(light)
        }
    }

    private var padLetters: [[Key]] {
        let middle: [Key] =
            keyboard.layout == .email ? [.word("space", 5), .letter("@"), .letter(".")] : [.word("space", 7)]
        return [
            letters("qwertyuiop") + [.sign(KeyboardGlyph.delete, 1.2)],
            [.gap(0.4)] + letters("asdfghjkl") + [returnKey(share: 1.8)],
            [.sign(KeyboardGlyph.shift, 1)] + letters("zxcvbnm,.") + [.sign(KeyboardGlyph.shift, 1.2)],
            ([.word(".?123", 1.2), .sign(KeyboardGlyph.globe, 1), .sign(KeyboardGlyph.microphone, 1)] + middle
                + [.word(".?123", 1.2), .sign(KeyboardGlyph.dismiss, 1)]).map(light)
        ]
    }

    private var numbersOnPad: [[Key]] {
        [
            letters("1234567890") + [.sign(KeyboardGlyph.delete, 1.2)],
            [.gap(0.4)] + letters("@#$&*()'\"") + [returnKey(share: 1.8)],
            [.word("#+=", 1)] + letters("%-+=/;:!?") + [.word("#+=", 1.2)],
            [
                .word("ABC", 1.2), .sign(KeyboardGlyph.globe, 1), .sign(KeyboardGlyph.microphone, 1),
                .word("space", 7, "k"), .word("ABC", 1.2), .sign(KeyboardGlyph.dismiss, 1)
            ]
        ]
    }

    private var smile: Key { .sign(KeyboardGlyph.smile, 1.25) }

    private func light(_ key: Key) -> Key {
        guard case .text("space", _) = key.face else { return key }
        return Key(face: key.face, share: key.share, style: "k")
    }

    private func returnKey(share: Double) -> Key {
        let calls = ["go", "search", "send", "join", "done", "route", "google", "yahoo", "continue"]
        let style = calls.contains(keyboard.returnKey.lowercased()) ? "go" : "kf"
        return .word(keyboard.returnKey, share, style)
    }
}
