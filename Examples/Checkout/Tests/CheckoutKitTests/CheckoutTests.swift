import CheckoutKit
import Testing
import TidelineTesting

@Test func `checkout stays clear of the keyboard`() throws {
    let report = try Audit("Checkout") { CheckoutViewController() }.run()
    #expect(report.isClear, "\(report)")
}
