import Foundation
import SceneModel
@_spi(Simulation) import UIKit

extension SceneNode {
    /// What people call a view: identifier, else what it shows, else its class.
    @MainActor
    static func name(of view: UIView) -> String {
        if let identifier = view.accessibilityIdentifier { return identifier }
        let shown: String? =
            switch view {
            case let field as UITextField: field.placeholder ?? field.text
            case let label as UILabel: label.text
            case let button as UIButton: button.currentTitle
            default: nil
            }
        if let shown, !shown.isEmpty { return shown }
        return String(describing: Swift.type(of: view))
    }

    @MainActor
    static func kind(of view: UIView) -> Kind {
        switch view {
        case is UILabel: .label
        case is UITextField: .textField
        case is UITextView: .textView
        case is UIButton: .button
        case is UIControl: .control
        case is UIScrollView: .scrollView
        case is UIImageView: .image
        case is UINavigationBar, is UITabBar, is UIToolbar: .bar
        default: .view
        }
    }
}

extension SceneNode.Geometry {
    @MainActor
    init(of view: UIView) {
        let t = view.transform, safe = view.safeAreaInsets
        let scroll = view as? UIScrollView
        func edges(_ inset: UIEdgeInsets?) -> [Double] {
            inset.map { [$0.top, $0.left, $0.bottom, $0.right].map { Double($0) } } ?? []
        }
        self.init(
            bounds: view.bounds, center: view.center, transform: [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) },
            contentInset: edges(scroll?.contentInset), safeAreaInsets: edges(safe),
            adjustedContentInset: edges(scroll?.adjustedContentInset),
            indicatorInsets: edges(scroll?.verticalScrollIndicatorInsets), contentSize: scroll?.contentSize ?? .zero)
    }
}

extension SceneNode.Appearance {
    @MainActor
    init(of view: UIView, opacity: Double) {
        self.init(
            background: view.layer.backgroundColor.flatMap(Color.init),
            border: view.layer.borderColor.flatMap(Color.init), borderWidth: Double(view.layer.borderWidth),
            cornerRadius: Double(view.layer.cornerRadius), alpha: opacity)
        switch view {
        case let field as UITextField: show(field)
        case let label as UILabel: show(label.text, label.textColor, label.font, label.textAlignment)
        case let text as UITextView: show(text.text, text.textColor, text.font, text.textAlignment)
        case let button as UIButton:
            show(button.currentTitle, button.currentTitleColor, button.titleLabel?.font, .center)
        default: break
        }
    }

    @MainActor
    private mutating func show(_ field: UITextField) {
        let content = field.text ?? ""
        isPlaceholder = content.isEmpty
        let shown = field.isSecureTextEntry ? String(repeating: "\u{2022}", count: content.count) : content
        show(
            isPlaceholder ? field.placeholder : shown, isPlaceholder ? .placeholderText : field.textColor, field.font,
            field.textAlignment)
        textInset = Double(field.textRect(forBounds: field.bounds).minX - field.bounds.minX)
    }

    @MainActor
    private mutating func show(_ text: String?, _ color: UIColor?, _ font: UIFont?, _ alignment: NSTextAlignment) {
        self.text = text
        if let text, let font, !text.contains("\n") {
            textWidth = Double(TextMeasure.width(of: text, font: font))
        }
        textColor = color.flatMap { Color($0.cgColor) }
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
    init?(_ color: CGColor) {
        guard let parts = color.components, parts.count == 4, parts[3] > 0 else { return nil }
        self.init(
            red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]), alpha: Double(parts[3]))
    }
}
