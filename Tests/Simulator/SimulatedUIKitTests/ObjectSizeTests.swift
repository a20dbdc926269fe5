import AllocationCounting
import Testing
@testable import UIKit

/// A screen has these objects by the thousands, and one more property may cost each object another block of memory.
@MainActor @Suite(.enabled(if: allocationsAreCounted)) struct ObjectSizeTests {
    @Test func `what each view of a screen needs stays small`() {
        let views = (0..<200).map { _ in UIView() }
        #expect(least(views) { $0 } <= 184)
        #expect(least(views) { $0.layer } <= 104)
        #expect(least(views) { $0.layoutNode } <= 56)
        #expect(least(views) { $0.heightAnchor.constraint(equalToConstant: 9) } <= 88)
    }

    /// Returns the size of the smallest object, in bytes.
    ///
    /// If a larger block of memory is free, an object may occupy this block. The smallest of several objects shows the
    /// real size.
    private func least(_ views: [UIView], _ object: (UIView) -> AnyObject) -> Int {
        let objects = views.map(object)
        return objects.map(Allocations.size(of:)).min() ?? .max
    }
}
