// Fidelity: partial — only the type; drawing and actions of layers are absent

import Foundation

/// The protocol has no members here.
public protocol CALayerDelegate: NSObjectProtocol {}
