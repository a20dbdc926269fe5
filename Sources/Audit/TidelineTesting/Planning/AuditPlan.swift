public import AuditRules
public import DeviceSimulation

/// Which runs to play: screens, times avoidances, devices, orientations, keyboards and usages.
public struct AuditPlan: Sendable {
    /// The screens.
    public var screens: [Screen]
    /// The avoidances; nil for each screen's own.
    public var avoidances: [Avoidance]?
    /// The devices.
    public var devices: [Device]
    /// How they are held.
    public var orientations: [Device.Orientation]
    /// The keyboards.
    public var keyboards: [KeyboardKind]
    /// What people do.
    public var usages: [Usage]

    /// Creates a plan of everything that is not narrowed, on the devices that run iOS 15 and with the standard keyboards.
    public init(
        screens: [Screen], avoidances: [Avoidance]? = nil, devices: [Device] = .supported,
        orientations: [Device.Orientation] = Device.Orientation.allCases,
        keyboards: [KeyboardKind] = KeyboardKind.standard, usages: [Usage] = Usage.allCases
    ) {
        self.screens = screens
        self.avoidances = avoidances
        self.devices = devices
        self.orientations = orientations
        self.keyboards = keyboards
        self.usages = usages
    }

    /// The runs in order; what does not exist is left out: a keyboard on a device, a usage or an avoidance of a screen.
    @MainActor
    public var runs: [PlannedRun] { parts.flatMap(\.self) }

    /// The same runs, in a list for each screen and avoidance.
    @MainActor
    var parts: [[PlannedRun]] {
        screens.flatMap { screen in
            let names = avoidances ?? Array(screen.avoidances.prefix(1))
            return names.filter(screen.avoidances.contains).map { avoidance in
                devices.flatMap { runs(of: screen, with: avoidance, on: $0) }
            }
        }
    }

    @MainActor
    private func runs(of screen: Screen, with avoidance: Avoidance, on device: Device) -> [PlannedRun] {
        let kinds = KeyboardKind.kinds(on: device).filter(keyboards.contains)
        return orientations.flatMap { orientation in
            kinds.flatMap { kind in
                usages.filter(screen.usages.contains).map { usage in
                    PlannedRun(
                        screen: screen, device: device, orientation: orientation, keyboard: kind, usage: usage,
                        offered: avoidance)
                }
            }
        }
    }

    /// Checks that each avoidance that is asked for is one of a screen in the plan.
    public func checkAvoidances() throws(UnknownName) {
        var known: [Avoidance] = []
        for avoidance in screens.flatMap(\.avoidances) where !known.contains(avoidance) { known.append(avoidance) }
        for avoidance in avoidances ?? [] where !known.contains(avoidance) {
            let names = screens.count == 1 ? screens[0].name : "these screens"
            throw UnknownName(
                kind: "avoidance of \(names)", name: avoidance.rawValue, known: known.map(\.rawValue))
        }
    }
}
