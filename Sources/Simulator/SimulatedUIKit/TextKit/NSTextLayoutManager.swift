// Fidelity: inert — the newer TextKit is absent: no text view has such a manager

import Foundation

@available(iOS 15.0, *)
open class NSTextLayoutManager: NSObject {
    public override init() { super.init() }
}
