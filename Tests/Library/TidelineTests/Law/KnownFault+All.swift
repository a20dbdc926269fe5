import DeviceSimulation

extension KnownFault {
    /// The faults, by clause and cause, with the lives that show them.
    static let all: [KnownFault] =
        ([] as [[KnownFault]]).flatMap(\.self)

    private static func rows(
        _ clause: Clause, _ cause: String, _ cells: [(ways: [LawWay], count: Int, readings: [Reading]?)]
    ) -> [KnownFault] {
        cells.map { KnownFault(clause: clause, ways: $0.ways, readings: $0.readings, count: $0.count, cause: cause) }
    }
}
