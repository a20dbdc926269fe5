import Foundation
import UIKit

/// Writes the six keyboard notifications into a timeline for as long as it lives.
@MainActor
final class TimelineListener {
    private let tokens: Tokens

    init(_ note: @escaping @MainActor (Timeline.Symbol) -> Void) {
        tokens = Tokens(
            Self.symbols.map { name, symbol in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    guard Thread.isMainThread else { return }
                    MainActor.assumeIsolated { note(symbol) }
                }
            })
    }

    private static let symbols: [(Notification.Name, Timeline.Symbol)] = [
        (UIResponder.keyboardWillChangeFrameNotification, .willChangeFrame),
        (UIResponder.keyboardDidChangeFrameNotification, .didChangeFrame),
        (UIResponder.keyboardWillShowNotification, .willShow), (UIResponder.keyboardDidShowNotification, .didShow),
        (UIResponder.keyboardWillHideNotification, .willHide), (UIResponder.keyboardDidHideNotification, .didHide)
    ]

    private final class Tokens: @unchecked Sendable {
        // Sendable by construction: set once, read once by deinit.
        private let tokens: [any NSObjectProtocol]
        init(_ tokens: [any NSObjectProtocol]) { self.tokens = tokens }
        deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }
}
