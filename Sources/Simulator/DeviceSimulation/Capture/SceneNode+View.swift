import Foundation
import SceneModel
@_spi(Simulation) import UIKit

extension SceneNode.Geometry {
    /// - Parameter withSafeArea: whether to read the safe area, which is half the cost of a picture.
    @MainActor
    init(of view: UIView, _ facts: ViewClass, withSafeArea: Bool) {
        var content = [Double](), adjusted = [Double](), indicators = [Double](), size = CGSize.zero
        if facts.scrolls, let scroll = view as? UIScrollView {
            content = Self.edges(scroll.contentInset)
            if withSafeArea { adjusted = Self.edges(scroll.adjustedContentInset) }
            indicators = Self.edges(scroll.verticalScrollIndicatorInsets)
            size = scroll.contentSize
        }
        self.init(
            bounds: view.bounds, center: view.center, transform: Self.numbers(view.transform), contentInset: content,
            safeAreaInsets: withSafeArea ? Self.edges(view.safeAreaInsets) : [], adjustedContentInset: adjusted,
            indicatorInsets: indicators, contentSize: size)
    }

    /// Most views have neither a transform nor insets: these are shared.
    private static let identity = [1.0, 0, 0, 1, 0, 0], noEdges = [0.0, 0, 0, 0]

    private static func numbers(_ t: CGAffineTransform) -> [Double] {
        t.isIdentity
            ? identity : [Double(t.a), Double(t.b), Double(t.c), Double(t.d), Double(t.tx), Double(t.ty)]
    }

    /// Top, left, bottom, right in points.
    private static func edges(_ insets: UIEdgeInsets) -> [Double] {
        insets == .zero
            ? noEdges : [Double(insets.top), Double(insets.left), Double(insets.bottom), Double(insets.right)]
    }
}

extension SceneNode.Appearance {
    /// What a text view leaves free beside its lines, within the inset of its container, in points.
    private static let lineFragmentPadding = 5.0
    private static let placeholderColor = UIColor.placeholderText

    @MainActor
    init(of view: UIView, _ layer: CALayer, _ facts: ViewClass) {
        self.init(
            background: Color(layer.backgroundColor), border: Color(layer.borderColor),
            borderWidth: Double(layer.borderWidth), cornerRadius: Double(layer.cornerRadius))
        switch facts.text {
        case .textField:
            guard let field = view as? UITextField else { return }
            show(field)
        case .label:
            guard let label = view as? UILabel else { return }
            show(label.text, label.textColor, label.font, label.textAlignment)
        case .textView:
            guard let text = view as? UITextView else { return }
            show(text.text, text.textColor, text.font, text.textAlignment)
            textInset = Double(text.textContainerInset.left) + Self.lineFragmentPadding
        case .button:
            guard let button = view as? UIButton else { return }
            show(button.currentTitle, button.currentTitleColor, button.titleLabel?.font, .center)
        case nil: return
        }
    }

    @MainActor
    private mutating func show(_ field: UITextField) {
        let content = field.text ?? ""
        isPlaceholder = content.isEmpty
        let shown = field.isSecureTextEntry ? String(repeating: "\u{2022}", count: content.count) : content
        show(
            isPlaceholder ? field.placeholder : shown, isPlaceholder ? Self.placeholderColor : field.textColor,
            field.font,
            field.textAlignment)
        textInset = Double(field.textRect(forBounds: field.bounds).minX - field.bounds.minX)
    }

    @MainActor
    private mutating func show(_ text: String?, _ color: UIColor?, _ font: UIFont?, _ alignment: NSTextAlignment) {
        self.text = text
        if let text, let font, !text.utf8.contains(UInt8(ascii: "\n")) {
            textWidth = Double(TextMeasure.width(of: text, font: font))
        }
        textColor = Color(color?.cgColor)
        fontSize = Double(font?.pointSize ?? 17)
        self.alignment =
            switch alignment {
            case .center: .center
            case .right: .trailing
            default: .leading
            }
    }
}

extension SceneNode.Appearance.Color {
    init?(_ color: CGColor?) {
        guard let parts = color?.components, parts.count == 4, parts[3] > 0 else { return nil }
        self.init(
            red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]), alpha: Double(parts[3]))
    }
}
