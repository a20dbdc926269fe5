import Foundation
import SourceIndex
import TestSupport
import Testing

/// The folders of the library have an order, like the floors of a house.
@Suite(.besideMainActor) struct FloorTests {
    /// The folders of the library, from the lowest folder up.
    private static let floors = ["Keyboard", "Geometry", "Typing", "Ways", "Following", "Editing", "Automatic", "Entry"]
    private static let home = "Sources/Library/Tideline/"

    private static func floor(of path: String) -> String {
        let inside = path.components(separatedBy: home).last ?? ""
        return String(inside.prefix { $0 != "/" })
    }

    @Test func `each folder of the library is a floor`() {
        let paths = Checkout.current.sources.map(\.path).filter { $0.hasPrefix(Self.home) }
        #expect(Set(paths.map(Self.floor)) == Set(Self.floors))
    }

    @Test(.enabled(if: CompilerIndex.tellsOfSources, "The build has no index: add --enable-index-store."))
    func `a floor refers to no declaration of a floor above`() throws {
        let index = try #require(CompilerIndex(), "The toolchain has no libIndexStore.so.")
        // The index names each file by its path at the build, even if the tests run in a copy of the package.
        let folder = #filePath.replacing("Tests/ArchitectureTests/FloorTests.swift", with: Self.home)
        let arrows = FileArrows(index.occurrences(below: folder)).all
        #expect(
            arrows.contains { $0.to.hasSuffix("/UIView+KeyboardOverlap.swift") }, "members of extensions are not found")
        for arrow in arrows {
            let from = Self.floors.firstIndex(of: Self.floor(of: arrow.from)) ?? 0
            let to = Self.floors.firstIndex(of: Self.floor(of: arrow.to)) ?? 0
            #expect(to <= from, "\(arrow.from) refers to \(arrow.name) in \(arrow.to)")
        }
    }
}
