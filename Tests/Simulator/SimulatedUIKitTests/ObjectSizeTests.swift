import AllocationCounting
import Testing
@testable import UIKit

/// The sizes of objects of which a screen has thousands; one more property may cost each of them another block of
/// memory.
@MainActor @Suite(.enabled(if: allocationsAreCounted)) struct ObjectSizeTests {
    @Test func `what each view of a screen needs stays small`() {
        let views = (0..<20).map { _ in UIView() }
        #expect(least(views) { $0 } <= 184)
        #expect(least(views) { $0.layer } <= 104)
        #expect(least(views) { $0.layoutNode } <= 56)
        #expect(least(views) { $0.heightAnchor.constraint(equalToConstant: 9) } <= 88)
    }

    /// Returns the memory of the smallest of several equal objects; the others may occupy a larger block that was just
    /// free.
    private func least(_ views: [UIView], _ object: (UIView) -> AnyObject) -> Int {
        let objects = views.map(object)
        return objects.map(Allocations.size(of:)).min() ?? .max
    }
}
