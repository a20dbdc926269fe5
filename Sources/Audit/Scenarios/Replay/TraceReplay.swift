public import DeviceSimulation
public import Foundation
public import SceneModel
public import UIKit

/// Plays a recorded keyboard log to a screen, on a device with the log's screen size.
@MainActor
public struct TraceReplay {
    /// One notification of the log and what the screen made of it.
    public struct Event: Sendable {
        /// Position in the log, from 0.
        public var index: Int
        /// Which notification.
        public var event: SimulatedKeyboard.Event
        /// Where the keyboard stands then, in the screen's coordinates, in points; nil while it is hidden.
        public var keyboard: CGRect?
        /// Height of the screen's root view that the keyboard covers, in points, 0 or more.
        public var overlap: Double
        /// What the screen shows once everything has come to rest.
        public var snapshot: SceneSnapshot
        /// Values of the log that were not believed, in words.
        public var ignored: [String]
    }

    /// The device that the log is played on.
    public let device: Device
    /// How it is held.
    public let orientation: Device.Orientation
    /// The screen of the log, in points; the device's own where the log names none.
    public let size: CGSize
    private let trace: KeyboardTrace

    /// Chooses the device: the first one with the log's screen size, else an iPhone 14.
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

    /// Shows a screen, gives a field focus, and plays every notification in the log's own rhythm.
    ///
    /// - Parameters:
    ///   - focused: accessibility identifier of the field to edit meanwhile; none leaves the focus alone.
    ///   - after: called after each event has come to rest.
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

    /// From the keyboard's top down; less than half a pixel is nothing.
    private func overlap(of frame: CGRect, in snapshot: SceneSnapshot) -> Double {
        let keyboard = snapshot.keyboard.frameInScreen
        guard snapshot.keyboard.state == .docked, keyboard.maxY > frame.minY else { return 0 }
        let height = Double(frame.maxY - max(frame.minY, keyboard.minY))
        return height >= 0.5 / device.scale ? height : 0
    }
}
