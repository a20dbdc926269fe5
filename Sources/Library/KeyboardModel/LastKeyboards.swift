import CoreGraphics
import Foundation

/// The last docked keyboard for each size of the screen.
///
/// The object lives in memory only, because an app that stores such values in `UserDefaults` has to declare a reason.
public struct LastKeyboards: Sendable, Equatable {
    private struct Keyboard: Sendable, Equatable {
        let screen: CGSize
        let frame: CGRect
        let keysHeight: CGFloat
    }

    private var keyboards: [Keyboard] = []

    /// Creates a memory without any keyboard.
    public init() {}

    /// The least height of keys, in points.
    ///
    /// The lowest keyboard of a phone is 162 points high, in landscape. A shortcuts bar or an accessory view without
    /// keys, of which the screen shows 55 to 69 points, is no keyboard for a panel.
    public static let leastKeysHeight: CGFloat = 100

    /// Remembers a docked keyboard.
    ///
    /// - Parameters:
    ///   - screen: the screen's bounds in the screen's own coordinates, in points.
    ///   - accessoryHeight: returns the height of the accessory view on the keys, in points, 0 or more; called at most
    ///     once, for another keyboard than the last one.
    public mutating func note(_ state: KeyboardState, on screen: CGRect, accessoryHeight: () -> CGFloat) {
        guard case .docked(let frame) = state, !screen.isEmpty, self.frame(on: screen) != frame else { return }
        let keysHeight = screen.maxY - frame.minY - accessoryHeight()
        guard keysHeight >= Self.leastKeysHeight, frame.minY > screen.minY else { return }
        let keyboard = Keyboard(screen: screen.size, frame: frame, keysHeight: keysHeight)
        keyboards.removeAll { $0.screen == screen.size }
        keyboards.append(keyboard)
    }

    /// Returns the last keyboard's frame in the screen's coordinates, in points, with its accessory view; nil if none
    /// has been on a screen of this size.
    ///
    /// - Parameter screen: the screen's bounds in the screen's own coordinates, in points.
    public func frame(on screen: CGRect) -> CGRect? { keyboard(on: screen)?.frame }

    /// Returns the height of the last keyboard's visible part without its accessory view, in points; nil if none has
    /// been on a screen of this size.
    ///
    /// - Parameter screen: the screen's bounds in the screen's own coordinates, in points; nil for the latest keyboard.
    public func keysHeight(on screen: CGRect?) -> CGFloat? {
        (screen.map(keyboard) ?? keyboards.last)?.keysHeight
    }

    private func keyboard(on screen: CGRect) -> Keyboard? { keyboards.first { $0.screen == screen.size } }
}

extension KeyboardState {
    /// Returns the state with a place at the bottom that is covered also without a keyboard.
    ///
    /// A docked keyboard that is at least as high as the place stays as it is. Any other state becomes a docked one.
    ///
    /// - Parameter place: the covered place in the screen's coordinates, in points; nil for none.
    public func above(_ place: CGRect?) -> KeyboardState {
        guard let place, !place.isEmpty else { return self }
        if case .docked(let frame) = self, frame.minY <= place.minY { return self }
        return .docked(place)
    }
}
