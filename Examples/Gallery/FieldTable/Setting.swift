/// A setting whose value is a line of text.
public struct Setting: Sendable {
    /// The name.
    public let name: String
    /// The value.
    public var value: String

    /// The settings of a boat and its owner.
    public static let all = [
        Setting(name: "Name", value: "Kari Nordmann"), Setting(name: "Nickname", value: ""),
        Setting(name: "Email", value: "kari@example.com"), Setting(name: "Phone", value: ""),
        Setting(name: "Street", value: "Strandgata 4"), Setting(name: "Postcode", value: "5004"),
        Setting(name: "Town", value: "Bergen"), Setting(name: "Country", value: "Norway"),
        Setting(name: "Boat", value: "Havgul"), Setting(name: "Call sign", value: ""),
        Setting(name: "Berth", value: "B 12"), Setting(name: "Insurer", value: "")
    ]
}
