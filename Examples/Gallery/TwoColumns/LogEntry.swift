/// One day of a voyage, as an entry in a logbook.
public struct LogEntry: Sendable {
    /// The title of the day.
    public let title: String
    /// The place where the day ended.
    public let place: String
    /// The day's events.
    public let notes: String

    /// The days of a voyage.
    public static let all = [
        LogEntry(title: "Out of the fjord", place: "Bergen", notes: "Wind from the south, clear, and cold at night."),
        LogEntry(title: "Rain", place: "Bergen", notes: "We stayed."),
        LogEntry(title: "Round the cape", place: "Selje", notes: "Swell from the west. Ole was seasick."),
        LogEntry(title: "Calm", place: "Molde", notes: "Under engine all day. Two porpoises."),
        LogEntry(title: "Islands", place: "Smøla", notes: "Narrow sounds. Ann steered."),
        LogEntry(title: "A long leg", place: "Narvik", notes: "Watches of four hours. The sun did not set."),
        LogEntry(title: "Harbour day", place: "Narvik", notes: "Water, diesel, bread, and a sauna."),
        LogEntry(title: "South again", place: "Svolvær", notes: "Against the wind until noon.")
    ]
}
