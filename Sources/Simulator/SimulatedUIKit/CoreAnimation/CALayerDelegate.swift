// Fidelity: partial — the type alone; drawing and actions of layers are absent

import Foundation

/// Draws a layer and chooses its animations.
public protocol CALayerDelegate: NSObjectProtocol {}
