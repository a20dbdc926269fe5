import UIKit

/// Finds the buttons that a person needs while typing.
///
/// A needed button is filled, is beside an input, or is the only button in a footer: a view below the scroll view with
/// the inputs. Of several filled buttons, only the first button below the inputs counts. The search leaves out links,
/// and buttons in rows and bars, because a keyboard may cover them.
@MainActor
enum PrimaryControls {
    private static let sharedHeight: CGFloat = 0.5
    private static let filledOpacity: CGFloat = 0.5

    static func find(in root: UIView) -> [UIView] {
        var found = Found()
        found.collect(root)
        let inputs = found.inputs.map { (view: $0, frame: $0.convert($0.bounds, to: root)) }
        guard !inputs.isEmpty else { return [] }
        let buttons = found.buttons.map { (view: $0, frame: $0.convert($0.bounds, to: root)) }
        let beside = buttons.filter { button in inputs.contains { isBeside(button.frame, $0.frame) } }
        let firstInput = inputs.map(\.frame.minY).min() ?? 0
        let below = buttons.filter { $0.frame.minY >= firstInput }
        let filled = below.filter { isFilled($0.view) }
            .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        let footer = below.filter { isInFooter($0.view, besides: found.inputs) }
        let needed = filled.isEmpty && footer.count == 1 ? footer : Array(filled.prefix(1))
        return (beside + needed).map(\.view)
    }

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

    private static func isInFooter(_ button: UIView, besides inputs: [UIView]) -> Bool {
        let scrolls = inputs.compactMap { input in
            sequence(first: input, next: \.superview).dropFirst().first { $0 is UIScrollView }
        }
        return !scrolls.isEmpty
            && scrolls.allSatisfy { scroll in
                !button.isDescendant(of: scroll) && button.superview !== scroll.superview
            }
    }

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

    static func buttons(in root: UIView) -> [UIButton] {
        var found = Found()
        found.collect(root)
        return found.buttons
    }

    private static func isBeside(_ button: CGRect, _ input: CGRect) -> Bool {
        let shared = min(button.maxY, input.maxY) - max(button.minY, input.minY)
        let isOutside = button.minX >= input.maxX - 1 || button.maxX <= input.minX + 1
        return isOutside && shared >= sharedHeight * min(button.height, input.height) && shared > 0
    }
}
