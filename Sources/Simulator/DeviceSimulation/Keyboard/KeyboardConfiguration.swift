import Foundation
@_spi(Simulation) import UIKit
import SceneModel

/// The keys and the accessory view's height that a first responder requests.
@MainActor
struct KeyboardConfiguration: Equatable {
    enum Body: Equatable {
        case none
        case keys(SceneKeyboard.Layout, predictionBar: Bool)
        case custom(height: CGFloat)
    }

    var body = Body.none
    private(set) var accessoryHeight: CGFloat = 0
    /// The accessory view's height at the bottom of the screen, where it may grow by the safe area.
    private(set) var dockedHeight: CGFloat = 0
    var returnKey = "return"
    private(set) var choices: Set<KeyboardBehavior.Choice> = []

    /// Reads which keys a responder requests, by rules D17, D21 and D22.
    init(responder: UIResponder, behavior: KeyboardBehavior) {
        if behavior.isAbsent { return }
        if let custom = responder.chainedInputView {
            let sizesItself = (custom as? UIInputView)?.allowsSelfSizing ?? false
            body = .custom(height: sizesItself ? Self.height(of: custom) : custom.frame.height)
        } else if let input = responder as? any UIKeyInput {
            choices = Self.choices(for: input)
            let isEmoji = behavior.showsEmoji && choices.contains(.emoji)
            let hasBar = isEmoji || behavior.showsPredictions && choices.contains(.predictions)
            body = .keys(isEmoji ? .emoji : Self.layout(of: input), predictionBar: hasBar)
            returnKey = Self.word(of: input.returnKeyType)
        }
    }

    private static func choices(for input: any UIKeyInput) -> Set<KeyboardBehavior.Choice> {
        guard !input.isSecureTextEntry else { return [] }
        var choices: Set<KeyboardBehavior.Choice> = []
        if input.keyboardType == .default { choices.insert(.emoji) }
        let hasLetters = ![.numberPad, .phonePad, .decimalPad].contains(layout(of: input))
        if hasLetters, input.autocorrectionType != .no { choices.insert(.predictions) }
        return choices
    }

    var isEmpty: Bool { body == .none && accessoryHeight == 0 }

    /// Measures an accessory view in its window, above the keys or at the bottom of the screen (rules D19, D20).
    mutating func measure(_ accessory: UIView, isDocked: Bool) {
        let bottom = Simulation.current.screen.safeAreaInsets.bottom
        dockedHeight = accessory.withBottomSafeArea(bottom, Self.height)
        accessoryHeight = isDocked ? dockedHeight : accessory.withBottomSafeArea(0, Self.height)
    }

    private static func height(of view: UIView) -> CGFloat {
        let sizesItself = (view as? UIInputView)?.allowsSelfSizing ?? view.autoresizingMask.contains(.flexibleHeight)
        if view.frame.height > 0, !sizesItself { return view.frame.height }
        // A label that wraps is as high as it is at the keyboard's width.
        let width = Simulation.current.screen.bounds.width
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let wanted = max(view.intrinsicContentSize.height, fitting.height, 0)
        return wanted > 0 ? wanted : view.frame.height
    }

    private static func layout(of input: any UIKeyInput) -> SceneKeyboard.Layout {
        switch input.keyboardType {
        case .numberPad, .asciiCapableNumberPad: .numberPad
        case .phonePad: .phonePad
        case .decimalPad: .decimalPad
        case .emailAddress: .email
        case .URL, .webSearch: .url
        default: .letters
        }
    }

    private static func word(of key: UIReturnKeyType) -> String {
        switch key {
        case .default: "return"
        case .go: "go"
        case .google: "google"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .search: "search"
        case .send: "send"
        case .yahoo: "yahoo"
        case .done: "done"
        case .emergencyCall: "SOS"
        case .continue: "continue"
        @unknown default: String(describing: key)
        }
    }
}
