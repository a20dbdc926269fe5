public import AuditRules
public import DeviceSimulation

extension KeyboardKind {
    /// The default kinds: all kinds except `accessory`, because most screens expect no accessory bar.
    public static let standard: [KeyboardKind] = allCases.filter { $0 != .accessory }

    /// Returns the kinds that exist on a device.
    public static func kinds(on device: Device) -> [KeyboardKind] {
        allCases.filter { $0 != .floating || device.kind == .iPad }
    }

    func adapt(_ behavior: inout KeyboardBehavior) {
        switch self {
        case .letters, .numberPad, .accessory, .inputView, .floating: break
        case .lettersWithoutPredictions: behavior.showsPredictions = false
        case .emoji: behavior.showsEmoji = true
        case .hardware: behavior.hasHardwareKeyboard = true
        case .crossFade: behavior.crossFades = true
        case .thirdParty: behavior.opening = .growing
        case .firstShowTwice: behavior.opening = .firstTimeTwice
        }
    }
}
