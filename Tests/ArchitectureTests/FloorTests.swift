import Foundation
import TestSupport
import Testing

/// The folders of the library have an order, like the floors of a house.
///
/// A folder names only its own types and types of lower folders.
@Suite struct FloorTests {
    /// The folders of the library, from the lowest folder up.
    private static let floors = ["Keyboard", "Geometry", "Ways", "Following", "Editing", "Automatic", "Entry"]
    private static let home = "Sources/Library/Tideline/"
    private static let mostFilesInCircle = 4

    private struct Room {
        let path: String, floor: String, code: String, types: Set<String>

        init(_ file: TextFile) throws {
            path = file.path
            floor = String(file.path.dropFirst(FloorTests.home.count).prefix { $0 != "/" })
            let declaration =
                #"^(?:@\w+ )*(?:(?:public|package|final|nonisolated) )*(?:class|struct|enum|protocol) (\w+)"#
            types = Set(try Self.names(of: declaration, in: file.code))
            // A line with `extension` does not count as a use of the extended type.
            code = file.code.replacing(try Regex(#"(?m)^(?:public |package )?extension [\w.]+"#), with: "")
        }

        private static func names(of pattern: String, in code: String) throws -> [String] {
            let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
            let text = code as NSString
            return expression.matches(in: code, range: NSRange(location: 0, length: text.length))
                .map { text.substring(with: $0.range(at: 1)) }
        }

        /// The other files of the library whose types this file names.
        func uses(among rooms: [Room]) throws -> [Room] {
            let words = Set(try Self.names(of: #"(\w+)"#, in: code))
            return rooms.filter { $0.path != path && !$0.types.isDisjoint(with: words) }
        }
    }

    private func rooms() throws -> [Room] {
        try Checkout.current.sources.filter { $0.path.hasPrefix(Self.home) }.map(Room.init)
    }

    @Test func `the drawing of the house is that of the sources`() throws {
        let drawing = HouseDrawing(of: Checkout.current.sources, floors: Self.floors).svg
        let written = try PackageFolder.regenerated("Docs/Images/house.svg", as: drawing)
        #expect(written == drawing, "out of date; run: TIDELINE_REGENERATE=1 swift test --filter FloorTests")
    }

    @Test func `each folder of the library is a floor`() throws {
        #expect(Set(try rooms().map(\.floor)) == Set(Self.floors))
    }

    @Test(arguments: floors)
    func `a floor names no type of a floor above`(floor: String) throws {
        let rooms = try rooms(), own = try #require(Self.floors.firstIndex(of: floor))
        for room in rooms where room.floor == floor {
            for used in try room.uses(among: rooms) {
                let other = try #require(Self.floors.firstIndex(of: used.floor))
                #expect(other <= own, "\(room.path) names a type of \(used.path)")
            }
        }
    }

    @Test func `few files of the library name each other's types in a circle`() throws {
        let rooms = try rooms()
        let uses = Dictionary(uniqueKeysWithValues: try rooms.map { ($0.path, try $0.uses(among: rooms).map(\.path)) })
        let reached = rooms.map { room in (room.path, Self.reached(from: room.path, by: uses)) }
        let known = Dictionary(uniqueKeysWithValues: reached)
        for (path, others) in reached {
            let circle = others.filter { known[$0]?.contains(path) ?? false }
            #expect(circle.count <= Self.mostFilesInCircle, "\(circle.sorted())")
        }
    }

    private static func reached(from path: String, by uses: [String: [String]]) -> Set<String> {
        var found: Set<String> = [], waiting = uses[path] ?? []
        while let next = waiting.popLast() {
            if found.insert(next).inserted { waiting += uses[next] ?? [] }
        }
        return found
    }
}
