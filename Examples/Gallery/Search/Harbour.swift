import UIKit

/// A harbour and its coast.
public struct Harbour: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The name of the part of the coast on which the harbour lies.
    public let coast: String

    /// Whether the name or the coast contains a text; an empty text matches every harbour.
    public func matches(_ text: String) -> Bool {
        let wanted = text.lowercased()
        return wanted.isEmpty || name.lowercased().contains(wanted) || coast.lowercased().contains(wanted)
    }

    /// The harbours along the coast, from the south-east to the north.
    public static let all: [Harbour] = coasts.flatMap { coast, names in
        names.map { Harbour(name: $0, coast: coast) }
    }

    private static let coasts = [
        ("Skagerrak", ["Halden", "Oslo", "Drammen", "Horten", "Larvik", "Langesund", "Arendal", "Grimstad"]),
        ("South", ["Kristiansand", "Mandal", "Farsund", "Flekkefjord"]),
        ("West", ["Egersund", "Stavanger", "Haugesund", "Leirvik", "Bergen", "Selje", "Ulsteinvik", "Molde"]),
        ("Nordland", ["Brønnøysund", "Sandnessjøen", "Bodø", "Svolvær", "Narvik"]),
        ("Finnmark", ["Hammerfest", "Honningsvåg", "Berlevåg", "Vardø", "Kirkenes"])
    ]
}
