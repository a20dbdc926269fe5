import CheckoutKit
import Testing
import TidelineTesting

@Test func `checkout stays clear of the keyboard`() async throws {
    let report = try await Audit("Checkout") { CheckoutViewController() }.run()
    #expect(report.isClear, "\(report)")
}
