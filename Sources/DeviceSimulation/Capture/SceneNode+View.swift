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
        return TypeNames.name(of: Swift.type(of: view))
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
    /// - Parameter withSafeArea: whether to ask for what follows from the safe area, half the cost of a picture.
    @MainActor
    init(of view: UIView, withSafeArea: Bool) {
        self.init(
            bounds: view.bounds, center: view.center, transform: Self.numbers(view.transform),
            safeAreaInsets: withSafeArea ? Self.edges(view.safeAreaInsets) : [])
        guard let scroll = view as? UIScrollView else { return }
        contentInset = Self.edges(scroll.contentInset)
        if withSafeArea { adjustedContentInset = Self.edges(scroll.adjustedContentInset) }
        indicatorInsets = Self.edges(scroll.verticalScrollIndicatorInsets)
        contentSize = scroll.contentSize
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

    @MainActor
    init(of view: UIView, opacity: Double) {
        self.init(
            background: view.layer.backgroundColor.flatMap(Color.init),
            border: view.layer.borderColor.flatMap(Color.init), borderWidth: Double(view.layer.borderWidth),
            cornerRadius: Double(view.layer.cornerRadius), alpha: opacity)
        switch view {
        case let field as UITextField: show(field)
        case let label as UILabel: show(label.text, label.textColor, label.font, label.textAlignment)
        case let text as UITextView:
            show(text.text, text.textColor, text.font, text.textAlignment)
            textInset = Double(text.textContainerInset.left) + Self.lineFragmentPadding
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

/// The names of classes, each spelled out once: a recording asks for them in every frame.
@MainActor
private enum TypeNames {
    private static var known: [ObjectIdentifier: String] = [:]

    static func name(of type: UIView.Type) -> String {
        if let name = known[ObjectIdentifier(type)] { return name }
        let name = String(describing: type)
        known[ObjectIdentifier(type)] = name
        return name
    }
}
