public import SceneModel
public import UIKit

extension SceneNode.Appearance.Color {
    /// Creates a colour from a layer's colour, with the app's variant for the dark appearance.
    ///
    /// The result is nil for invisible colours and for patterns.
    ///
    /// - Parameters:
    ///   - own: the app's colour. If this colour equals the shown colour, it also provides the dark variant.
    ///   - view: the view that shows the colour.
    @MainActor
    public init?(_ shown: CGColor?, of own: UIColor?, in view: UIView) {
        guard let parts = Self.parts(of: shown), parts[3] > 0 else { return nil }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        let traits = view.traitCollection
        guard let own, traits.userInterfaceStyle != .dark,
            Self.parts(of: own.resolvedColor(with: traits).cgColor) == parts
        else { return }
        let dark = Self.parts(of: own.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor)
        if dark != parts { self.dark = dark }
    }

    private static func parts(of color: CGColor?) -> [Double]? {
        guard let color else { return nil }
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        guard UIColor(cgColor: color).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        return [red, green, blue, alpha].map { Double($0) }
    }
}

extension SceneNode.Appearance {
    /// Reads the appearance of a view from its layer and its drawn parts, such as a switch or a field's border.
    @MainActor
    public init(layerOf view: UIView, _ facts: ViewClass) {
        self.init(
            background: Color(view.layer.backgroundColor, of: view.backgroundColor, in: view),
            border: Color(view.layer.borderColor, of: nil, in: view), borderWidth: Double(view.layer.borderWidth),
            cornerRadius: Double(view.layer.cornerRadius))
        if facts.isSwitch { isOn = (view as? UISwitch)?.isOn }
        guard borderWidth == 0, let field = view as? UITextField, field.borderStyle != .none else { return }
        (borderWidth, border) = (1, Color(red: 0, green: 0, blue: 0, dark: [1, 1, 1, 1]))
        guard field.borderStyle != .line else { return }
        border = Color(red: 0.78, green: 0.78, blue: 0.8, dark: [0.22, 0.22, 0.23, 1])
        if field.borderStyle == .roundedRect, cornerRadius == 0 { cornerRadius = 5 }
    }

    /// Takes the text of a view, with its style.
    @MainActor
    public mutating func take(_ shown: ShownText, in view: UIView) {
        text = shown.text
        textColor = Color(shown.color?.resolvedColor(with: view.traitCollection).cgColor, of: shown.color, in: view)
        fontSize = Double(shown.font?.pointSize ?? 17)
        // The system's faces too have names such as `.SFUI-Semibold`.
        isBold = shown.font?.fontName.lowercased().contains("bold") == true ? true : nil
        alignment =
            switch shown.alignment {
            case .center: .center
            case .right: .trailing
            default: .leading
            }
        isPlaceholder = shown.isPlaceholder
        textInset = shown.inset.map { Double($0) }
    }
}
