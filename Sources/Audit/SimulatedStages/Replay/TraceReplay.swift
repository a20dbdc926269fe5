public import DeviceSimulation
public import Foundation
public import SceneModel
public import UIKit

/// Replays a recorded keyboard log while an app's screen is shown, on a simulated device with the log's screen size.
@MainActor
public struct TraceReplay {
    /// One notification of the log and the screen after the notification.
    public struct Event: Sendable {
        /// The position in the log, from 0.
        public var index: Int
        /// The kind of the notification.
        public var event: SimulatedKeyboard.Event
        /// The keyboard's frame after the notification, in the screen's coordinates, in points; nil for a hidden
        /// keyboard.
        public var keyboard: CGRect?
        /// The height of the screen's root view that the keyboard covers, in points, 0 or more.
        public var overlap: Double
        /// A snapshot of the screen after everything has come to rest.
        public var snapshot: SceneSnapshot
        /// A description of each implausible value that was ignored.
        public var ignored: [String]
    }

    /// The device on which the log is played.
    public let device: Device
    /// The orientation of the device.
    public let orientation: Device.Orientation
    /// The screen size of the log, in points, or else the device's screen size.
    public let size: CGSize
    private let trace: KeyboardTrace

    /// Chooses the first device with the log's screen size, otherwise an iPhone 14.
    public init(_ trace: KeyboardTrace) {
        self.trace = trace
        let wanted = trace.resolvedScreenSize
        let upright = wanted.map { CGSize(width: min($0.width, $0.height), height: max($0.width, $0.height)) }
        let match = Device.all.first { $0.portraitSize == upright }
        let device = match ?? Device.all.first { $0.portraitSize == CGSize(width: 390, height: 844) } ?? Device.all[0]
        self.device = device
        let isWide = wanted.map { $0.width > $0.height } ?? false
        orientation = match != nil && isWide ? .landscape : .portrait
        size = device.size(in: orientation)
    }

    /// Shows a screen, gives a field focus, and posts every notification at its time in the log.
    ///
    /// - Parameters:
    ///   - focused: the accessibility identifier of the field that is edited during the log; nil keeps the focus.
    ///   - after: called after each event, when everything is at rest.
    public func play(
        on stage: SimulatedStage, _ controller: UIViewController, focused: String?, after: (Event) -> Void
    ) throws(StageError) {
        stage.phone.keyboard.beginPlayback()
        stage.present(controller)
        stage.shoot()
        if let focused { try stage.focus(focused) }
        for (index, replayed) in trace.replayed(on: size).enumerated() {
            stage.begin("event \(index)")
            stage.phone.keyboard.replay(
                replayed.event, begin: replayed.begin, end: replayed.end, duration: replayed.duration,
                curve: replayed.curve, isLocal: replayed.isLocal)
            stage.settle()
            let snapshot = stage.snapshot()
            let root = controller.view.convert(controller.view.bounds, to: stage.phone.window.screen.coordinateSpace)
            after(
                Event(
                    index: index, event: replayed.event, keyboard: stage.phone.keyboard.frameInScreen,
                    overlap: overlap(of: root, in: snapshot), snapshot: snapshot, ignored: replayed.ignored))
        }
    }

    /// The covered height of the frame, in points; 0 if the keyboard covers less than half a pixel.
    private func overlap(of frame: CGRect, in snapshot: SceneSnapshot) -> Double {
        let keyboard = snapshot.keyboard.frameInScreen
        guard snapshot.keyboard.state == .docked, keyboard.maxY > frame.minY else { return 0 }
        let height = Double(frame.maxY - max(frame.minY, keyboard.minY))
        return height >= 0.5 / device.scale ? height : 0
    }
}
