import DeviceSimulation
import Foundation
import SceneModel
import SimulatedStages
import Testing
import UIKit

/// Two panels with a view of each kind that snapshots distinguish.
@MainActor
final class PictureBench {
    let stage: SimulatedStage
    let controller = UIViewController()
    let panels = [UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300)), UIView(), UIView()]
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
    let field = UITextField(frame: CGRect(x: 10, y: 40, width: 100, height: 30))
    let text = UITextView(frame: CGRect(x: 10, y: 80, width: 100, height: 60))
    let button = UIButton(frame: CGRect(x: 10, y: 150, width: 100, height: 30))
    let scroll = UIScrollView(frame: CGRect(x: 150, y: 10, width: 100, height: 100))
    private let mover = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    private let marked: Set<String> = ["Marked"]

    var views: [UIView] { panels + [label, field, text, button, scroll] }

    init() throws {
        stage = SimulatedStage(try Device.named("iPhone 14"), marked: marked)
        panels[1].frame = CGRect(x: 20, y: 500, width: 300, height: 344)
        panels[2].frame = CGRect(x: 5, y: 5, width: 50, height: 50)
        (panels[0].accessibilityIdentifier, panels[1].accessibilityIdentifier) = ("One", "Two")
        (label.text, field.text, text.text) = ("Label", "typed", "Lines")
        button.setTitle("Title", for: .normal)
        button.setTitle("Off", for: .disabled)
        scroll.contentSize = CGSize(width: 100, height: 500)
        for view in [label, field, text, button] as [UIView] { panels[0].addSubview(view) }
        panels[1].addSubview(scroll)
        scroll.addSubview(panels[2])
        for view in [panels[0], panels[1], mover] { controller.view.addSubview(view) }
        stage.present(controller)
    }

    /// Returns a view whose snapshot shows a change of this kind.
    func telling(_ kind: PictureChange.Kind) -> Int {
        let view: UIView =
            switch kind {
            case .text, .textColor, .font, .alignment: label
            case .placeholder, .secure, .leftView: field
            case .container: text
            case .title, .enabled, .order, .exchange: button
            case .inset, .indicators, .contentSize, .offset: scroll
            case .removal, .moving, .replacing, .clipping: label
            default: panels[1]
            }
        return views.firstIndex { $0 === view } ?? 0
    }

    /// The animation of a separate view keeps the screen in motion for a second.
    func beginMovement() {
        UIView.animate(withDuration: 1) { [mover] in mover.alpha = mover.alpha == 1 ? 0.5 : 1 }
        stage.advance(by: 0.1)
    }

    func endMovement() {
        mover.alpha = 1
        stage.settle()
    }

    /// Compares two snapshots of the present screen.
    ///
    /// The first snapshot shares parts with earlier snapshots. The second snapshot is new and shares no parts.
    func differenceFromFresh() -> String? {
        let shared = stage.snapshot().root, fresh = SceneCapture(stage.phone, markedNames: marked)
        return shared.difference(from: fresh.snapshot(step: "").root)
    }
}

extension SceneNode {
    /// The numbers that identify the views are ignored.
    fileprivate func difference(from other: SceneNode) -> String? {
        for (own, its) in zip(children, other.children) {
            if let inside = own.difference(from: its) { return inside }
        }
        if children.count != other.children.count { return "\(name) holds \(children.map(\.name))" }
        var (own, its) = (self, other)
        (own.id, own.children) = (0, [])
        (its.id, its.children) = (0, [])
        return own == its ? nil : "\(name) is told as \(own), and is \(its)"
    }
}
