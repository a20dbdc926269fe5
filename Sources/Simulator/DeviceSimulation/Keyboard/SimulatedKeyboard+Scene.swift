public import Foundation
public import SceneModel
@_spi(Simulation) import UIKit

extension SimulatedKeyboard {
    /// The keyboard's state after it has stopped moving.
    public var state: SceneKeyboard.State {
        switch simulation.keyboardPlacement {
        case .offscreen: .hidden
        case .docked: .docked
        case .undocked: .undocked
        }
    }

    /// The layout of the keys.
    public var layout: SceneKeyboard.Layout {
        switch configuration?.body {
        case .keys(let layout, _): layout
        case .custom: .custom
        case nil, .some(.none): .letters
        }
    }

    /// Whether the keyboard includes the prediction bar.
    public var showsPredictionBar: Bool {
        // The shortcut bar of a hardware keyboard looks like the prediction bar.
        if case .keys(_, let bar) = configuration?.body { return bar || behavior.hasHardwareKeyboard }
        return false
    }

    /// The height of the view on top of the keyboard, in points.
    public var accessoryHeight: CGFloat { configuration?.accessoryHeight ?? 0 }

    /// The text on the return key.
    public var returnKey: String { configuration?.returnKey ?? "return" }
}
