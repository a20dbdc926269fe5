public import CoreGraphics
public import DeviceSimulation
public import Stages

/// A stage on a simulated phone, in virtual time.
///
///     let stage = SimulatedStage(try Device.named("iPhone 14"), marked: ["Sign In"])
///     stage.present(SignInViewController())
///     try stage.tap("Email")
///     stage.settle()
///     print(stage.timeline)
///
/// UIKit's singletons such as `UIDevice.current` describe the latest stage, so use stages one after the other.
@MainActor
public final class SimulatedStage: Stage {
    /// The device with its keyboard.
    public let phone: SimulatedPhone

    /// Creates a stage on a device.
    ///
    /// - Parameters:
    ///   - framesPerSecond: the display's rate, 60 or 120.
    ///   - systemVersion: the version of iOS.
    ///   - marked: names of views that must stay in reach while typing, as ``Stage/view(_:)`` explains.
    ///   - marksPrimaryControls: whether the stage also marks filled buttons, buttons beside an input, and a button that
    ///     is alone in a footer.
    ///   - keepsLog: whether the stage describes all events in words, for the log beside a film.
    ///   - readings: alternatives to the simulator's default behaviours.
    public init(
        _ device: Device, orientation: Device.Orientation = .portrait, framesPerSecond: Int = 60,
        systemVersion: Double = 17, marked: Set<String> = [],
        marksPrimaryControls: Bool = false, keepsLog: Bool = false, readings: Set<Reading> = []
    ) {
        phone = SimulatedPhone(
            device, orientation: orientation, framesPerSecond: framesPerSecond, systemVersion: systemVersion,
            readings: readings)
        super.init(
            on: SimulatedHost(phone), marked: marked, marksPrimaryControls: marksPrimaryControls, keepsLog: keepsLog)
    }

    /// Drags the app's window by a distance in points, at 4 points a frame.
    ///
    /// A rotation of the device moves the window back.
    public func dragWindow(by distance: CGVector) async {
        // This snapshot shows the screen at rest, before the drag begins.
        shoot()
        let steps = max(1, (max(abs(distance.dx), abs(distance.dy)) / 4).rounded(.up))
        for _ in 0..<Int(steps) {
            actOnHost { host in
                guard let phone = (host as? SimulatedHost)?.phone else { return }
                phone.setWindowFrame(
                    phone.windowFrameInScreen.offsetBy(dx: distance.dx / steps, dy: distance.dy / steps))
            }
            await advance(by: 1.0 / 60)
        }
    }
}
