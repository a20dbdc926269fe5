import CoreGraphics

/// The keyboard's position according to the notifications of a recorded log.
///
/// The library under test derives the same position. The simulator uses its own code, so that a fault of the library
/// cannot change the tests' input.
struct RecordedKeyboard: Equatable {
    enum Place: Equatable { case hidden, docked(CGRect), undocked(CGRect) }

    /// The greatest distance between two edges that count as equal, in points.
    ///
    /// Third-party keyboards report frames with thirds of a point.
    private static let tolerance: CGFloat = 0.5

    /// The frame of the place is in the screen's coordinates, in points.
    private(set) var place = Place.hidden

    /// The keyboard's frame in the screen's coordinates, in points; nil for a hidden keyboard.
    var frame: CGRect? {
        switch place {
        case .hidden: nil
        case .docked(let frame), .undocked(let frame): frame
        }
    }

    /// The *did* event that ends the movement of the last *will* event, until it comes.
    private var awaited: SimulatedKeyboard.Event?

    /// A *did* event moves the keyboard only where the log lacks its *will* event.
    ///
    /// While the end of an announced movement is awaited, any other *did* event is stale.
    ///
    /// - Parameters:
    ///   - end: the end frame in the screen's coordinates, in points; nil if the log has none.
    ///   - screen: the screen's bounds, in points.
    mutating func take(_ event: SimulatedKeyboard.Event, end: CGRect?, on screen: CGRect) {
        if event.isWill {
            awaited = event.end
        } else if let awaited {
            if event == awaited { self.awaited = nil }
            return
        }
        if event.isHide {
            place = .hidden
        } else if let end, end.width > 0, end.height > 0 {
            place = Self.place(of: end, on: screen)
        } else if let end, event.isWill {
            // A *will show* event with a zero frame comes from a bar that was dragged away. Any other empty frame means
            // a hidden keyboard (rules E53, E54).
            place = event == .willShow && end == .zero ? .undocked(.zero) : .hidden
        }
    }

    private static func place(of reported: CGRect, on screen: CGRect) -> Place {
        var frame = reported
        // iOS 26 may report frames in the coordinates of a view that does not begin at the screen's left edge. A frame
        // as wide as the screen therefore moves to the screen's left edge.
        if frame.width >= screen.width - tolerance, abs(frame.minX - screen.minX) >= tolerance {
            frame.origin.x = screen.minX
        }
        let seen = frame.intersection(screen)
        guard !seen.isNull, seen.width >= tolerance, seen.height >= tolerance else { return .hidden }
        let reachesBottom = frame.maxY >= screen.maxY - tolerance
        let isHalfAsWide = frame.width >= screen.width / 2
        // Before iOS 8, frames did not rotate with the interface. A frame could then reach from the screen's top to its
        // bottom.
        let fills = frame.minY < screen.minY + tolerance
        if reachesBottom, isHalfAsWide, !fills { return .docked(frame) }
        return .undocked(reachesBottom ? frame : reported)
    }
}
