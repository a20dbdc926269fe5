import UIKit

/// A plant or an animal of the shore.
public struct Species: Decodable, Hashable, Sendable {
    /// A part of the shore, from the highest to the lowest.
    public enum Zone: String, Decodable, Sendable {
        /// The zones are wet only by spray, wet only at high tide, wet half of the time, and dry only at low tide.
        case splash, upper, middle, lower
    }

    /// The common name.
    public let name: String
    /// The scientific name.
    public let latin: String
    /// The zone in which the species lives.
    public let zone: Zone
    private let words: [String]

    private enum CodingKeys: CodingKey { case name, latin, zone }

    /// Reads a species of the catalogue.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        latin = try values.decode(String.self, forKey: .latin)
        zone = try values.decode(Zone.self, forKey: .zone)
        words = (name + " " + latin).lowercased().split { $0 == " " || $0 == "-" }.map(String.init)
    }

    /// Every species of the catalogue in the order of names; empty if the catalogue cannot be read.
    public static let all: [Species] =
        (try? JSONDecoder().decode([Species].self, from: Data(PackageResources.species_json))) ?? []

    /// Finds the species whose names contain all searched words.
    ///
    /// A searched word may be the beginning of a longer word of the name.
    public static func found(by search: String) -> [Species] {
        let parts = search.lowercased().split(separator: " ").map(String.init)
        return all.filter { species in
            parts.allSatisfy { part in species.words.contains { $0.hasPrefix(part) } }
        }
    }
}

extension Species.Zone {
    var title: String {
        switch self {
        case .splash: "Splash"
        case .upper: "Upper"
        case .middle: "Middle"
        case .lower: "Lower"
        }
    }

    var color: UIColor {
        switch self {
        case .splash: .systemOrange
        case .upper: .systemGreen
        case .middle: .systemTeal
        case .lower: .systemIndigo
        }
    }
}
