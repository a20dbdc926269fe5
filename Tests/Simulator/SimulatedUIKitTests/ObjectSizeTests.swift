import AllocationCounting
import Testing
@testable import UIKit

/// Screens have thousands of these objects: one more property may cost each of them another block of memory.
@MainActor @Suite(.enabled(if: allocationsAreCounted)) struct ObjectSizeTests {
    @Test func `what each view of a screen needs stays small`() {
        let view = UIView()
        #expect(Allocations.size(of: view) <= 184)
        #expect(Allocations.size(of: view.layer) <= 104)
        #expect(Allocations.size(of: view.layoutNode) <= 56)
        #expect(Allocations.size(of: view.heightAnchor.constraint(equalToConstant: 9)) <= 88)
    }
}
