import CheckoutKit
import Testing
import TidelineTesting

@Test("Checkout stays clear of the keyboard")
func checkout() async throws {
    let report = try await Audit("Checkout") { CheckoutViewController() }.run()
    #expect(report.isClear, "\(report)")
}
