import ScenarioCatalog
@testable import TidelineTesting
import Testing

/// Screens by name.
@Suite struct ScreenTests {
    @Test func `every screen is found under its own name, and names are unique`() throws {
        #expect(!Screen.gallery.isEmpty)
        for screen in Screen.gallery { #expect(try Screen.everyScreen.named(screen.name).name == screen.name) }
        #expect(Set(Screen.gallery.map(\.name)).count == Screen.gallery.count)
    }

    @Test func `an unknown screen is named together with those that exist`() {
        let error = #expect(throws: UnknownName.self) { try Screen.everyScreen.named("Sign In") }
        let names = (Screen.gallery + Screen.withoutKeyboardCode).map(\.name).joined(separator: ", ")
        #expect(error?.description == "'Sign In' is no screen. Did you mean 'sign-in'? Write one of: \(names).")
        let own = "sign-in, ruler, catalogue, celebration, unlock, registration, picture, transfer, backdrop"
        let others = "nested-scrollers, field-table, search, chat, sheet, two-columns, bottom-bar, note"
        #expect(names == "\(own), \(others)")
    }

    @Test func `every screen is its own first, can go without, and takes no others`() throws {
        for screen in Screen.gallery {
            #expect(screen.avoidances.first == "tideline")
            #expect(Set(screen.avoidances).isSuperset(of: ["none", "apple"]))
            for avoidance in screen.avoidances {
                try AuditPlan(screens: [screen], avoidances: [avoidance]).checkAvoidances()
            }
            let error = #expect(throws: UnknownName.self) {
                try AuditPlan(screens: [screen], avoidances: ["magic"]).checkAvoidances()
            }
            let known = screen.avoidances.joined(separator: ", ")
            #expect(error?.description == "'magic' is no avoidance of \(screen.name). Write one of: \(known).")
        }
    }
}
