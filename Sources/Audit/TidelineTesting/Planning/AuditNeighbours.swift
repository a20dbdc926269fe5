import AuditRules
import DeviceSimulation
import Foundation

/// Finds the runs that differ from a given run in one condition.
///
/// A neighbour has the other orientation, the next larger or smaller device, or the next or previous keyboard.
@MainActor
struct AuditNeighbours {
    private struct Place: Hashable {
        var device, keyboard: Int
        var isPortrait: Bool
        let usage: Usage
        let surroundings: Surroundings
    }

    private var rows: [Place: Int] = [:]
    private var places: [Int: [Place]] = [:]
    private let devices, keyboards: Int

    /// Devices are in order of size, and keyboards in the order of the plan.
    init(in part: AuditScope.Part) {
        var keyboards: [KeyboardKind: Int] = [:]
        for (planned, _) in part.runs where keyboards[planned.keyboard] == nil {
            keyboards[planned.keyboard] = keyboards.count
        }
        let devices = Self.numbers(of: part.runs.map(\.planned.device))
        (self.devices, self.keyboards) = (devices.count, keyboards.count)
        for (planned, row) in part.runs {
            let place = Place(
                device: devices[planned.device.name] ?? 0, keyboard: keyboards[planned.keyboard] ?? 0,
                isPortrait: planned.orientation == .portrait, usage: planned.usage,
                surroundings: planned.surroundings)
            rows[place] = row
            places[row, default: []].append(place)
        }
    }

    private static func numbers(of devices: [Device]) -> [String: Int] {
        var known: Set<String> = []
        let each = devices.filter { known.insert($0.name).inserted }
        let sorted = each.sorted { one, other in
            let (size, its) = (one.portraitSize, other.portraitSize)
            return (size.width, size.height, one.name) < (its.width, its.height, other.name)
        }
        return Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($0.element.name, $0.offset) })
    }

    /// Returns the rows that differ from a row in one condition.
    ///
    /// The result is empty if an audit does not follow up the row's usage (`Usage.followed`).
    func rows(nextTo row: Int) -> [Int] {
        var found: Set<Int> = []
        for place in places[row] ?? [] where Usage.followed.contains(place.usage) {
            var turned = place
            turned.isPortrait.toggle()
            let next = [turned] + steps(from: place, \.device, devices) + steps(from: place, \.keyboard, keyboards)
            found.formUnion(next.compactMap { rows[$0] })
        }
        found.remove(row)
        return found.sorted()
    }

    /// Some devices lack some keyboards, so places without a run are skipped.
    private func steps(from place: Place, _ axis: WritableKeyPath<Place, Int>, _ count: Int) -> [Place] {
        let value = place[keyPath: axis]
        return [Array(stride(from: value - 1, through: 0, by: -1)), Array(value + 1..<max(count, value + 1))]
            .compactMap { values in
                values.lazy.map { value in
                    var next = place
                    next[keyPath: axis] = value
                    return next
                }.first { rows[$0] != nil }
            }
    }
}
