public import DeviceSimulation

/// Which audits to make: screens, times avoidances, devices, orientations, keyboards and usages.
public struct AuditPlan: Sendable {
    /// The screens.
    public var screens: [CatalogScreen]
    /// The avoidances.
    public var avoidances: [String]
    /// The devices.
    public var devices: [Device]
    /// How they are held.
    public var orientations: [Device.Orientation]
    /// The keyboards.
    public var keyboards: [KeyboardKind]
    /// What people do.
    public var usages: [Usage]

    /// Creates a plan of everything but the avoidances that are not named.
    public init(
        screens: [CatalogScreen] = CatalogScreen.all, avoidances: [String], devices: [Device] = Device.all,
        orientations: [Device.Orientation] = Device.Orientation.allCases,
        keyboards: [KeyboardKind] = KeyboardKind.allCases, usages: [Usage] = Usage.allCases
    ) {
        self.screens = screens
        self.avoidances = avoidances
        self.devices = devices
        self.orientations = orientations
        self.keyboards = keyboards
        self.usages = usages
    }

    /// The audits in order; what does not exist is left out: a keyboard on a device, a usage or an avoidance of a screen.
    @MainActor
    public var audits: [Audit] { parts.flatMap(\.self) }

    /// The same audits, in a list for each screen and avoidance.
    @MainActor
    var parts: [[Audit]] {
        screens.flatMap { screen in
            avoidances.filter { screen.offers($0) }.map { avoidance in
                devices.flatMap { audits(of: screen, with: avoidance, on: $0) }
            }
        }
    }

    @MainActor
    private func audits(of screen: CatalogScreen, with avoidance: String, on device: Device) -> [Audit] {
        let kinds = KeyboardKind.kinds(on: device).filter(keyboards.contains)
        return orientations.flatMap { orientation in
            kinds.flatMap { kind in
                usages.filter(screen.usages.contains).map { usage in
                    Audit(
                        screen: screen, device: device, orientation: orientation, keyboard: kind, usage: usage,
                        avoidance: avoidance)
                }
            }
        }
    }
}
