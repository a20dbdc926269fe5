import Foundation
@_spi(Simulation) import UIKit

extension SimulatedKeyboard {
    /// The seconds between two changes; a recording has three changes within 12 ms.
    private static let growingInterval = 0.006

    /// Shows the hidden keyboard, and posts its notifications as often as the keyboard's behaviour says.
    func open(to target: CGRect) {
        let isFirst = !hasOpened
        hasOpened = true
        let below = frameBelowScreen(height: target.height)
        switch behavior.opening {
        case .firstTimeTwice where isFirst:
            move(from: below, to: target, .show, duration: behavior.duration) { [weak self] in
                guard let self else { return }
                self.move(from: target, to: target, .show, duration: self.behavior.duration)
            }
        case .growing where configuration?.body != KeyboardConfiguration.Body.none:
            grow(through: [0, middleHeight(below: target.height), target.height], from: below)
        case .once, .firstTimeTwice, .growing: move(from: below, to: target, .show, duration: behavior.duration)
        }
    }

    private func middleHeight(below height: CGFloat) -> CGFloat {
        min(height, CGFloat(letters(predictionBar: false).points) + accessoryHeight)
    }

    private func grow(through heights: [CGFloat], from begin: CGRect) {
        guard let height = heights.first else { return }
        let bounds = screenBounds
        let target = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        // In the recording, the second-to-last of the keyboard's changes of height has duration 0.
        move(from: begin, to: target, .show, duration: heights.count == 2 ? 0 : behavior.duration)
        let number = movement
        guard heights.count > 1 else { return }
        simulation.clock.schedule(after: Self.growingInterval) { [weak self] in
            guard let self, self.movement == number else { return }
            self.grow(through: Array(heights.dropFirst()), from: target)
        }
    }

    // MARK: Hardware keyboards

    /// The visible height of the shortcut bar on an iPad, in points (rule E55).
    private static let shortcutBarHeight: CGFloat = 55

    /// Returns the reported frame with a hardware keyboard, or nil if the frame is below the screen.
    ///
    /// On an iPad the frame has the keyboard's full height, and most of the frame is below the screen. On an iPhone the
    /// frame is that of the docked accessory view.
    func frameOfHardware(_ configuration: KeyboardConfiguration) -> CGRect? {
        let bounds = screenBounds, accessory = configuration.accessoryHeight
        guard device.kind == .iPad else {
            guard accessory > 0 else { return nil }
            return CGRect(x: 0, y: bounds.height - accessory, width: bounds.width, height: accessory)
        }
        let height = CGFloat(letters(predictionBar: true).points) + accessory
        let top = bounds.height - Self.shortcutBarHeight - accessory
        return CGRect(x: 0, y: top, width: bounds.width, height: height)
    }

    /// An iPhone with a hardware keyboard posts hide notifications when a field gains or loses focus (scenario T11).
    func announceHardware() {
        guard behavior.hasHardwareKeyboard, device.kind == .iPhone, configuration != nil else { return }
        if responder == nil { configuration = nil }
        let below = frameBelowScreen(height: CGFloat(letters(predictionBar: true).points))
        windows.place(below)
        move(from: below, to: below, .hide, duration: behavior.duration)
    }
}
