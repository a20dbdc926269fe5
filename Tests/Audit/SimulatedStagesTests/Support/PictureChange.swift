import Foundation
import SimulatedStages
import TestSupport
import UIKit

/// A change of a view between two snapshots.
struct PictureChange: CustomStringConvertible, Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case frame, bounds, center, transform, anchor, alpha, hidden, clips
        case background, borderColor, borderWidth, corner, identifier, mark, spoken
        case text, textColor, font, alignment, placeholder, secure, leftView, container, title, enabled
        case inset, indicators, contentSize, offset
        case removal, moving, order, exchange, replacing, clipping, safeArea, layer
    }

    var kind: Kind
    var view: Int
    /// A number from 1 that selects one of the values for this kind of change.
    var value = 1
    var isAnimated = false
    /// The wait after the change, in seconds; nil waits until everything is at rest.
    var wait: Double? = 0

    var description: String {
        "\(kind.rawValue) \(value) of view \(view)\(isAnimated ? " animated" : "")\(wait.map { ", \($0) s" } ?? ", rest")"
    }

    /// Returns two to twelve random changes.
    ///
    /// In half of the cases, the changes are of all kinds and affect all views. In the other cases, the changes are of
    /// few kinds and affect only two views. These two views often return to earlier positions.
    static func sequence(using generator: inout SeededGenerator) -> [PictureChange] {
        let count = Int.random(in: 2...12, using: &generator)
        guard Bool.random(using: &generator) else {
            return (0..<count).map { _ in
                PictureChange(
                    kind: Kind.allCases.randomElement(using: &generator) ?? .frame,
                    view: Int.random(in: 0..<8, using: &generator), value: Int.random(in: 1...3, using: &generator),
                    isAnimated: Int.random(in: 0..<4, using: &generator) == 0,
                    wait: [0, 0, 0.05, 0.3, nil].randomElement(using: &generator) ?? 0)
            }
        }
        let kinds: [Kind] = [.removal, .moving] + (Bool.random(using: &generator) ? [.center] : [])
        return (0..<count).map { _ in
            // View 0 is a panel, and view 3 is the label in this panel. A change of the kind `moving` may put the label
            // into the other panel.
            PictureChange(
                kind: kinds.randomElement(using: &generator) ?? .removal,
                view: [0, 3].randomElement(using: &generator) ?? 0, value: Int.random(in: 1...2, using: &generator),
                wait: nil)
        }
    }

    @MainActor
    func make(on bench: PictureBench) {
        let view = bench.views[view]
        if isAnimated {
            UIView.animate(withDuration: 0.2) { change(view, on: bench) }
        } else {
            change(view, on: bench)
        }
        if let wait { if wait > 0 { bench.stage.advance(by: wait) } } else { bench.stage.settle() }
    }

    @MainActor
    private func change(_ view: UIView, on bench: PictureBench) {
        let points = CGFloat(value)
        switch kind {
        case .frame: view.frame = view.frame.offsetBy(dx: points, dy: 0).insetBy(dx: points, dy: 0)
        case .bounds: view.bounds.origin.y += points
        case .center: view.center.y += points
        case .transform: view.transform = CGAffineTransform(scaleX: 1 + points, y: 1)
        case .anchor: view.layer.anchorPoint.x = points / 4
        case .alpha: view.alpha = 1 - points / 4
        case .hidden: view.isHidden.toggle()
        case .clips: view.clipsToBounds.toggle()
        case .layer: change(view.layer)
        case .safeArea: bench.controller.additionalSafeAreaInsets.bottom += 10 * points
        case .background, .borderColor, .borderWidth, .corner, .identifier, .mark, .spoken: look(view)
        case .removal, .moving, .order, .exchange, .replacing, .clipping: rearrange(view, on: bench)
        default: content(on: bench)
        }
    }

    /// Changes the layer directly, without its view.
    @MainActor
    private func change(_ layer: CALayer) {
        switch value {
        case 1: layer.isHidden.toggle()
        case 2: layer.masksToBounds.toggle()
        default: layer.setAffineTransform(CGAffineTransform(scaleX: 1, y: layer.position.x))
        }
    }

    private var color: UIColor { UIColor(red: CGFloat(value) / 4, green: 0, blue: 0, alpha: 1) }

    @MainActor
    private func look(_ view: UIView) {
        switch kind {
        case .background: view.backgroundColor = color
        case .borderColor: view.layer.borderColor = color.cgColor
        case .borderWidth: view.layer.borderWidth = CGFloat(value)
        case .corner: view.layer.cornerRadius = CGFloat(value)
        case .identifier: view.accessibilityIdentifier = "Name \(value)"
        case .mark: view.accessibilityIdentifier = "Marked"
        default:
            view.accessibilityIdentifier = nil
            view.accessibilityLabel = "Spoken \(value)"
        }
    }

    @MainActor
    private func content(on bench: PictureBench) {
        switch kind {
        case .text: (bench.label.text, bench.field.text, bench.text.text) = ("L\(value)", "F\(value)", "T\(value)")
        case .textColor: (bench.label.textColor, bench.field.textColor) = (color, color)
        case .font: bench.label.font = .systemFont(ofSize: 17 + CGFloat(value))
        case .alignment: bench.label.textAlignment = [.center, .right, .left][value - 1]
        case .placeholder: (bench.field.text, bench.field.placeholder) = ("", "P\(value)")
        case .secure: bench.field.isSecureTextEntry.toggle()
        case .leftView:
            bench.field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10 * value, height: 10))
            bench.field.leftViewMode = .always
        case .container: bench.text.textContainerInset.left = CGFloat(value)
        case .title: bench.button.setTitle("Title \(value)", for: .normal)
        case .enabled: bench.button.isEnabled.toggle()
        case .inset: bench.scroll.contentInset.bottom = CGFloat(value)
        case .indicators: bench.scroll.verticalScrollIndicatorInsets.bottom = CGFloat(value)
        case .contentSize: bench.scroll.contentSize.height += CGFloat(value)
        default: bench.scroll.contentOffset.y += CGFloat(value)
        }
    }

    @MainActor
    private func rearrange(_ view: UIView, on bench: PictureBench) {
        let home = bench.panels[value % 2], isPanel = bench.panels.contains { $0 === view }
        switch kind {
        case .removal: view.removeFromSuperview()
        case .moving:
            let home = bench.panels[value - 1]
            // An earlier change may have removed the panel with its subviews.
            if isPanel || home.isDescendant(of: view) {
                bench.controller.view.addSubview(view)
            } else {
                home.insertSubview(view, at: 0)
            }
        case .order: view.superview?.sendSubviewToBack(view)
        case .exchange:
            guard let around = view.superview else { return }
            around.exchangeSubview(at: 0, withSubviewAt: around.subviews.count - 1)
        case .replacing:
            let other = UIView(frame: view.frame)
            other.addSubview(UILabel())
            view.superview?.addSubview(other)
            view.removeFromSuperview()
        default:
            home.clipsToBounds = true
            home.bounds.size.height -= CGFloat(value)
        }
    }
}
