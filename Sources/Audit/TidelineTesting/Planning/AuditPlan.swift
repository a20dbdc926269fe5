public import AuditRules
public import DeviceSimulation

/// The runs to play: each combination of a screen, an avoidance, surroundings, a device, an orientation, a keyboard and
/// a usage.
///
/// An avoidance is a way to make room for the keyboard, and a usage is a typical sequence of a person's actions. If the
/// plan contains the usual surroundings, all other surroundings are played only with the first keyboard and the first
/// usage.
public struct AuditPlan: Sendable {
    /// The screens.
    public var screens: [Screen]
    /// The ways to make room for the keyboard; nil for each screen's first way.
    public var avoidances: [Avoidance]?
    /// The devices.
    public var devices: [Device]
    /// The orientations of the devices.
    public var orientations: [Device.Orientation]
    /// The keyboards.
    public var keyboards: [KeyboardKind]
    /// What a person does with a screen.
    public var usages: [Usage]
    /// The surroundings: the system's version, the window and a person's settings.
    public var surroundings: [Surroundings]

    /// Creates a plan with all orientations and usages, the standard keyboards, and the devices that run iOS 15.
    public init(
        screens: [Screen], avoidances: [Avoidance]? = nil, devices: [Device] = .supported,
        orientations: [Device.Orientation] = Device.Orientation.allCases,
        keyboards: [KeyboardKind] = KeyboardKind.standard, usages: [Usage] = Usage.allCases,
        surroundings: [Surroundings] = [.usual]
    ) {
        self.screens = screens
        self.avoidances = avoidances
        self.devices = devices
        self.orientations = orientations
        self.keyboards = keyboards
        self.usages = usages
        self.surroundings = surroundings
    }

    /// The runs of the plan, in order.
    ///
    /// The list leaves out runs that cannot exist, such as a floating keyboard on a phone.
    @MainActor
    public var runs: [PlannedRun] { parts.flatMap(\.self) }

    @MainActor
    var parts: [[PlannedRun]] {
        screens.flatMap { screen in
            let names = avoidances ?? Array(screen.avoidances.prefix(1))
            return names.filter(screen.avoidances.contains).map { avoidance in
                surroundings.flatMap { surroundings in
                    devices.filter(surroundings.exist).flatMap {
                        runs(of: screen, with: avoidance, on: $0, surroundings)
                    }
                }
            }
        }
    }

    @MainActor
    private func runs(
        of screen: Screen, with avoidance: Avoidance, on device: Device, _ surroundings: Surroundings
    ) -> [PlannedRun] {
        let isBeside = surroundings != .usual && self.surroundings.contains(.usual)
        let kinds = KeyboardKind.kinds(on: device).filter(keyboards.contains).prefix(isBeside ? 1 : .max)
        let usages = usages.filter(screen.usages.contains).prefix(isBeside ? 1 : .max)
        return orientations.flatMap { orientation in
            kinds.flatMap { kind in
                usages.map { usage in
                    PlannedRun(
                        screen: screen, device: device, orientation: orientation,
                        keyboard: isBeside ? surroundings.keyboard ?? kind : kind, usage: usage,
                        surroundings: surroundings,
                        offered: avoidance)
                }
            }
        }
    }

    /// Throws if a requested avoidance belongs to no screen of the plan.
    public func checkAvoidances() throws(UnknownName) {
        let known = screens.flatMap(\.avoidances).once
        for avoidance in avoidances ?? [] where !known.contains(avoidance) {
            let names = screens.count == 1 ? screens[0].name : "these screens"
            throw UnknownName(
                kind: "avoidance of \(names)", name: avoidance.rawValue, known: known.map(\.rawValue))
        }
    }
}
