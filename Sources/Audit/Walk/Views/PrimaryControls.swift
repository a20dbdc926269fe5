import UIKit

/// Finds the buttons that a person needs while typing, as far as a screen's views show it.
///
/// Such a button confirms what was typed: it is filled, or it stands beside an input. Of several filled ones that stand one
/// below the other the first one below the inputs counts. Buttons of rows, bars and links are left alone: a keyboard may
/// cover them.
@MainActor
enum PrimaryControls {
    /// The share of an input's height that a button beside it must have in common with it.
    private static let sharedHeight: CGFloat = 0.5
    /// The opacity, 0…1, from which a background fills a button.
    private static let filledOpacity: CGFloat = 0.5

    /// The primary controls below a view.
    static func find(in root: UIView) -> [UIView] {
        var found = Found()
        found.collect(root)
        let inputs = found.inputs.map { (view: $0, frame: $0.convert($0.bounds, to: root)) }
        guard !inputs.isEmpty else { return [] }
        let buttons = found.buttons.map { (view: $0, frame: $0.convert($0.bounds, to: root)) }
        let beside = buttons.filter { button in inputs.contains { isBeside(button.frame, $0.frame) } }
        let firstInput = inputs.map(\.frame.minY).min() ?? 0
        let filled = buttons.filter { isFilled($0.view) && $0.frame.minY >= firstInput }
            .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        return beside.map(\.view) + filled.prefix(1).map(\.view)
    }

    /// What is looked at, with hidden views, rows and bars left out.
    @MainActor
    private struct Found {
        var inputs: [UIView] = []
        var buttons: [UIButton] = []

        mutating func collect(_ view: UIView) {
            guard !view.isHidden, view.alpha >= 0.01 else { return }
            switch view {
            case is UINavigationBar, is UITabBar, is UIToolbar, is UITableViewCell, is UICollectionViewCell:
                return
            case is any UIKeyInput: inputs.append(view)
            case let button as UIButton: buttons.append(button)
            default: for subview in view.subviews { collect(subview) }
            }
        }
    }

    /// Whether a button is painted: by a color of its own, its configuration, its layer, or a picture that fills it.
    private static func isFilled(_ button: UIButton) -> Bool {
        let around = button.superview?.backgroundColor
        let configured = button.configuration?.updated(for: button).background.backgroundColor
        let colors = [button.backgroundColor, configured, button.layer.backgroundColor.map(UIColor.init(cgColor:))]
        if colors.compactMap(\.self).contains(where: { isSolid($0) && $0 != around }) { return true }
        let layers = button.layer.sublayers ?? []
        return layers.contains { layer in
            guard !(layer.delegate is UIView), layer.bounds.width >= button.bounds.width / 2 else { return false }
            return layer is CAGradientLayer || layer.contents != nil
                || layer.backgroundColor.map { isSolid(UIColor(cgColor: $0)) } ?? false
        }
    }

    private static func isSolid(_ color: UIColor) -> Bool {
        var opacity: CGFloat = 0
        _ = color.getRed(nil, green: nil, blue: nil, alpha: &opacity)
        return opacity >= filledOpacity
    }

    /// The buttons below a view that can be seen, without those of rows and bars.
    static func buttons(in root: UIView) -> [UIButton] {
        var found = Found()
        found.collect(root)
        return found.buttons
    }

    /// Whether a button stands in the row of an input, outside of it.
    private static func isBeside(_ button: CGRect, _ input: CGRect) -> Bool {
        let shared = min(button.maxY, input.maxY) - max(button.minY, input.minY)
        let isOutside = button.minX >= input.maxX - 1 || button.maxX <= input.minX + 1
        return isOutside && shared >= sharedHeight * min(button.height, input.height) && shared > 0
    }
}
