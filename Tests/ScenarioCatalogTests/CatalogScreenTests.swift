import ScenarioCatalog
import Testing

/// Screens by name.
@Suite struct CatalogScreenTests {
    @Test func `every screen is found under its own name, and names are unique`() throws {
        #expect(!CatalogScreen.all.isEmpty)
        for screen in CatalogScreen.all { #expect(try CatalogScreen.named(screen.name).name == screen.name) }
        #expect(Set(CatalogScreen.all.map(\.name)).count == CatalogScreen.all.count)
    }

    @Test func `an unknown screen is named together with those that exist`() {
        let error = #expect(throws: UnknownName.self) { try CatalogScreen.named("Sign In") }
        let names = (CatalogScreen.all + CatalogScreen.withoutKeyboardCode).map(\.name).joined(separator: ", ")
        #expect(error?.description == "'Sign In' is no screen. Write one of: \(names).")
        let own = "sign-in, ruler, catalogue, celebration, unlock, registration, picture, transfer, backdrop"
        let others = "nested-scrollers, field-table, search, chat, sheet, two-columns, bottom-bar, note"
        #expect(names == "\(own), \(others)")
    }

    @Test func `every screen is its own first, can go without, and takes no others`() throws {
        for screen in CatalogScreen.all {
            #expect(screen.avoidances.first == "tideline")
            #expect(Set(screen.avoidances).isSuperset(of: ["none", "apple"]))
            for avoidance in screen.avoidances { try screen.checkAvoidance(avoidance) }
            let error = #expect(throws: UnknownName.self) { try screen.checkAvoidance("magic") }
            let known = screen.knownAvoidances.joined(separator: ", ")
            #expect(error?.description == "'magic' is no avoidance of \(screen.name). Write one of: \(known).")
        }
    }
}
