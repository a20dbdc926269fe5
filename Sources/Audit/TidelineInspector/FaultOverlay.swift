import CoreGraphics
import UIKit

/// Draws faults over an app; touches pass through the drawings.
@available(iOSApplicationExtension, unavailable)
@MainActor
final class FaultOverlay {
    private final class Pane: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }

    private static let margin: CGFloat = 8
    private var pane: Pane?
    private var lines = 0

    func show(_ fault: KeyboardInspector.Fault, in window: UIWindow) {
        guard let scene = window.windowScene else { return }
        let pane = pane ?? Self.makePane(in: scene)
        self.pane = pane
        if let frame = fault.frameInScreen {
            let outline = UIView(frame: pane.convert(frame, from: window.screen.coordinateSpace))
            outline.layer.borderColor = UIColor.systemRed.cgColor
            outline.layer.borderWidth = 2
            pane.addSubview(outline)
        }
        let label = UILabel()
        label.text = fault.message
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 12)
        label.textColor = .white
        label.backgroundColor = .systemRed
        let width = pane.bounds.width - 2 * Self.margin
        let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let top = pane.safeAreaInsets.top + Self.margin + CGFloat(lines) * (height + Self.margin)
        label.frame = CGRect(x: Self.margin, y: top, width: width, height: height)
        pane.addSubview(label)
        lines += 1
    }

    func clear() {
        pane?.isHidden = true
        (pane, lines) = (nil, 0)
    }

    private static func makePane(in scene: UIWindowScene) -> Pane {
        let pane = Pane(windowScene: scene)
        pane.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1)
        pane.backgroundColor = .clear
        pane.isHidden = false
        return pane
    }
}
