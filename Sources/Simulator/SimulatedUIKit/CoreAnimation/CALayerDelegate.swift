// Fidelity: partial — only the type; drawing and actions of layers are absent

import Foundation

/// The protocol is empty here.
public protocol CALayerDelegate: NSObjectProtocol {}
