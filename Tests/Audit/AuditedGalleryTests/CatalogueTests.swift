import HostTestSupport
import DeviceSimulation
import Foundation
import Gallery
import SceneModel
import AuditedGallery
import SimulatorTestSupport
@testable import TidelineTesting
import SimulatedStages
import Testing
import UIKit

@MainActor
@Suite struct CatalogueTests {
    private func stage(_ held: Held? = nil) throws -> SimulatedStage {
        let device = try held?.device ?? Device.upright(390, 844)
        let stage = SimulatedStage(device, orientation: held?.orientation ?? .portrait, marked: ["Results"])
        stage.present(CatalogueViewController())
        try stage.tapAndSettle("Search")
        return stage
    }

    private func table(_ stage: SimulatedStage) throws -> UITableView {
        try #require(try stage.view("Results") as? UITableView)
    }
    private func names(_ stage: SimulatedStage) throws -> [String] {
        try table(stage).visibleCells.compactMap(\.accessibilityIdentifier)
    }

    @Test func `the list of species is complete and in order`() {
        #expect(Species.all.count == 54)
        #expect(Set(Species.all.map(\.name)).count == 54 && Set(Species.all.map(\.latin)).count == 54)
        let names = Species.all.map { $0.name.lowercased() }
        #expect(names == names.sorted())
    }

    @Test(arguments: [
        ("crab", 6), ("CRAB", 6), ("hermit crab", 1), ("crab hermit", 1), ("swim", 1), ("rayed", 1), ("littorina", 3),
        ("rab", 0), ("", 54), ("  ", 54)
    ])
    func `a search wants every word to begin one of a name's`(search: String, count: Int) {
        #expect(Species.found(by: search).count == count)
    }

    @Test func `the table shrinks while one types and grows again`() throws {
        let stage = try stage()
        try stage.type("cra")
        #expect(try table(stage).numberOfRows(inSection: 0) == 7, "a shrimp is called Crangon")
        try stage.type("bs")
        #expect(try table(stage).numberOfRows(inSection: 0) == 0)
        let empty = try #require(try stage.view("Empty") as? UILabel)
        #expect(!empty.isHidden && empty.text?.contains("crabs") == true)
        try stage.erase(1)
        #expect(try table(stage).numberOfRows(inSection: 0) == 6 && empty.isHidden)
        #expect(try names(stage).first == "Broad-clawed porcelain crab")
    }

    @Test func `a tap on a row toggles its dot, which a search keeps`() throws {
        let stage = try stage()
        func dot(of name: String) throws -> UIView {
            let cell = try #require(try stage.view(name) as? UITableViewCell)
            return try #require(cell.contentView.subviews.first { $0.layer.borderWidth == 2 })
        }
        try stage.type("edible crab")
        #expect(try dot(of: "Edible crab").backgroundColor == .clear)
        try stage.tap("Edible crab")
        #expect(try dot(of: "Edible crab").backgroundColor != .clear)
        try stage.erase(11)
        try stage.type("edible")
        #expect(try dot(of: "Edible crab").backgroundColor != .clear)
        #expect(try dot(of: "Edible sea urchin").backgroundColor == .clear)
        try stage.tap("Edible crab")
        #expect(try dot(of: "Edible crab").backgroundColor == .clear)
    }

    @Test(arguments: Held.all)
    func `the last row comes to stand on the keyboard on every device`(held: Held) throws {
        let stage = try stage(held)
        let table = try table(stage), last = try #require(Species.all.last)
        table.scrollToRow(at: IndexPath(row: 53, section: 0), at: .bottom, animated: false)
        stage.settle()
        let keyboard = try #require(stage.phone.keyboard.frameInScreen)
        let row = try #require(stage.snapshot().node(last.name))
        #expect(abs(row.frameInScreen.maxY - keyboard.minY) <= 0.5, "\(held)")
        try stage.tap(last.name)
        #expect(table.indexPathForSelectedRow == nil)
    }
}
