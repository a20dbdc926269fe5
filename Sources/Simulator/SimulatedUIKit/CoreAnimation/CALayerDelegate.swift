// Fidelity: partial — only the type; drawing and actions of layers are absent

import Foundation

/// The delegate of a layer, without members here.
public protocol CALayerDelegate: NSObjectProtocol {}
