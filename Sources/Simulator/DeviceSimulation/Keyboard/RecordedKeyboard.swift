import CoreGraphics

/// Where a recorded log says that the keyboard stands, read from its frames alone.
///
/// The bench has a reading of its own: the library that is on trial must not decide what its judge sees.
struct RecordedKeyboard: Equatable {
    enum Place: Equatable { case hidden, docked(CGRect), undocked(CGRect) }

    /// How far a frame may miss an edge and still meet it, in points: third parties' keyboards report thirds of a point.
    private static let tolerance: CGFloat = 0.5

    /// Frames in the screen's coordinates, in points.
    private(set) var place = Place.hidden

    /// The keyboard's frame in the screen's coordinates, in points; nil while it is hidden.
    var frame: CGRect? {
        switch place {
        case .hidden: nil
        case .docked(let frame), .undocked(let frame): frame
        }
    }

    /// Takes a notification of the log.
    ///
    /// - Parameters:
    ///   - end: its end frame in the screen's coordinates, in points; nil where the log has none.
    ///   - screen: the bounds of the screen, in points.
    mutating func take(_ event: SimulatedKeyboard.Event, end: CGRect?, on screen: CGRect) {
        if event.isHide {
            place = .hidden
        } else if let end, end.width > 0, end.height > 0 {
            place = Self.place(of: end, on: screen)
        } else if let end, event.isWill {
            // A show without a frame is a bar that was dragged away; any other empty frame is no keyboard (rules E53, E54).
            place = event == .willShow && end == .zero ? .undocked(.zero) : .hidden
        }
    }

    private static func place(of reported: CGRect, on screen: CGRect) -> Place {
        var frame = reported
        // iOS 26 may give a frame as wide as the screen in the coordinates of a view beside it.
        if frame.width >= screen.width - tolerance, abs(frame.minX - screen.minX) >= tolerance {
            frame.origin.x = screen.minX
        }
        let seen = frame.intersection(screen)
        guard !seen.isNull, seen.width >= tolerance, seen.height >= tolerance else { return .hidden }
        let reachesBottom = frame.maxY >= screen.maxY - tolerance
        let isHalfAsWide = frame.width >= screen.width / 2
        // Before iOS 8 frames did not turn with the interface, and one fills the screen from top to bottom.
        let fills = frame.minY < screen.minY + tolerance
        if reachesBottom, isHalfAsWide, !fills { return .docked(frame) }
        return .undocked(reachesBottom ? frame : reported)
    }
}
