// Fidelity: partial — only the type; drawing and actions of layers are absent

import Foundation

public protocol CALayerDelegate: NSObjectProtocol {}
