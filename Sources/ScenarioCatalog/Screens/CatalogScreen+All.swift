extension CatalogScreen {
    /// Every screen of the gallery that takes care of the keyboard itself.
    public static let all: [CatalogScreen] = [
        .signIn, .ruler, .catalogue, .celebration, .unlock, .registration, .picture, .transfer, .backdrop
    ]

    /// Finds a screen by its name.
    public static func named(_ name: String) throws(UnknownName) -> CatalogScreen {
        let known = all + withoutKeyboardCode
        guard let screen = known.first(where: { $0.name == name }) else {
            throw UnknownName(kind: "screen", name: name, known: known.map(\.name))
        }
        return screen
    }
}

/// A name that nothing answers to.
public struct UnknownName: Error, Equatable, CustomStringConvertible {
    /// What kind of thing was asked for.
    public let kind: String
    /// The name.
    public let name: String
    /// The names that exist.
    public let known: [String]

    /// What is wrong and what to write instead.
    public var description: String { "'\(name)' is no \(kind). Write one of: \(known.joined(separator: ", "))." }
}
