import CoreGraphics
import Foundation
import SceneModel

extension Rule {
    /// A part of the device covers a view that a person reads or uses.
    public static let underHardware = Rule(
        id: .underHardware,
        title: "Something lies under the device's hardware",
        explanation: """
            While the screen is at rest, no text, text input or control may be in a strip that the system reserves for \
            the sensor housing, or behind a rounded corner. No view that a person can tap may be in the strip of the \
            home indicator. The rule ignores pictures, backgrounds, views under the keyboard or behind other views, and \
            views that a person can scroll out of the strip. In a view as wide as the screen only the text counts. The rule speaks only if \
            the keyboard has caused the new position; a row that scrolls in from above or below has the sides that it had. The rule under-hardware-at-rest judges the screen without a \
            keyboard.
            """,
        severity: .error
    ) { index, snapshots in
        let snapshot = snapshots[index]
        guard snapshot.keyboard.state == .docked, let rest = snapshots.restWithoutKeyboard(like: snapshot) else {
            return []
        }
        let now = hits(in: snapshot)
        guard !now.isEmpty else { return [] }
        let before = hits(in: rest)
        return now.filter { id, hit in
            before[id].map { $0.finding.amount < hit.finding.amount - snapshot.halfAPixel }
                ?? !(hit.isAtSide && isAsWide(id, in: snapshot, as: rest))
        }.sorted { $0.key < $1.key }.map { (String($0.key), $0.value.finding) }
    }

    /// A part of the device covers a view that a person reads or uses, with or without a keyboard.
    public static let underHardwareAtRest = Rule(
        id: .underHardwareAtRest,
        title: "Something lies under the device's hardware without a keyboard",
        explanation: """
            This rule judges the same views as under-hardware, on a screen at rest without a keyboard. The keyboard is \
            not the cause, so the report names only the worst view of a run.
            """,
        severity: .hint
    ) { snapshots in
        let rests = snapshots.lazy.map(\.screen.size).once.compactMap { size in
            snapshots.first { $0.isSettledWithoutKeyboard && $0.screen.size == size }
        }
        let all = rests.flatMap { hits(in: $0).sorted { $0.key < $1.key }.map(\.value.finding) }
        guard var worst = all.max(by: { $0.amount < $1.amount }) else { return [] }
        worst.rule = .underHardwareAtRest
        worst.message = "At rest, without a keyboard: \(worst.message)"
        return [worst]
    }

    /// Whether a view has the sides that it had, and was only elsewhere or off the screen.
    private static func isAsWide(_ id: Int, in snapshot: SceneSnapshot, as rest: SceneSnapshot) -> Bool {
        guard let now = snapshot.root.node(withID: id)?.frameInScreen,
            let then = rest.root.node(withID: id)?.frameInScreen
        else { return false }
        return abs(now.minX - then.minX) <= snapshot.halfAPixel && abs(now.maxX - then.maxX) <= snapshot.halfAPixel
    }

    private static func hits(in snapshot: SceneSnapshot) -> [Int: (finding: Finding, isAtSide: Bool)] {
        let hardware = SceneHardware(of: snapshot)
        var found: [Int: (Finding, Bool)] = [:]
        snapshot.root.visit(.used) { node, travel in
            guard !node.isHidden, let hit = hardware.worstHit(on: node, travel: travel) else { return }
            // A view behind a sheet, for example, cannot be read or used.
            let path = snapshot.root.path(to: node.id)
            guard path.flatMap({ snapshot.root.cover(of: node.frameInScreen, at: $0) }) == nil else { return }
            let message =
                "\(node.spokenName) reaches \(hit.depth.pointsText) \(hit.place) at \(snapshot.time.secondsText)"
            let finding = Finding(
                rule: .underHardware, of: node, amount: hit.depth, in: snapshot, message: message)
            found[node.id] = (finding, hit.isAtSide)
        }
        return found
    }
}

extension [SceneSnapshot] {
    /// Finds the latest earlier snapshot in which the screen is at rest without a keyboard.
    ///
    /// If no earlier snapshot exists, the result is the first such snapshot of the recording.
    fileprivate func restWithoutKeyboard(like picture: SceneSnapshot) -> SceneSnapshot? {
        let rests = filter { $0.isSettledWithoutKeyboard && $0.screen.size == picture.screen.size }
        return rests.last { $0.time < picture.time } ?? rests.first
    }
}

private struct SceneHardware {
    /// A part of the device that hides a view, and by how many points it hides the view.
    struct Hit {
        var depth: Double
        var place: String
        /// Whether the part is at the left or the right of the screen.
        var isAtSide = false
    }

    /// The distance by which a frame may extend under a rounded corner, in points.
    ///
    /// The drawing of a view seldom fills the corners of its frame.
    private static let cornerTolerance: CGFloat = 4

    private let visible: CGRect
    private let tolerance: CGFloat
    private let size: CGSize
    private let housing: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
    private let homeIndicator: CGFloat
    private let cornerRadius: CGFloat
    private let harmless: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)

    init(of snapshot: SceneSnapshot) {
        let screen = snapshot.screen
        func sane(_ number: Double) -> CGFloat { number.isFinite ? max(0, CGFloat(number)) : 0 }
        let known = screen.sensorHousingInsets ?? []
        let insets = known.count == 4 ? known.map(sane) : [0, 0, 0, 0]
        housing = (insets[0], insets[1], insets[2], insets[3])
        homeIndicator = sane(screen.homeIndicatorHeight ?? 0)
        cornerRadius = sane(screen.cornerRadius)
        tolerance = CGFloat(snapshot.halfAPixel)
        size = screen.size
        var visible = snapshot.screenBounds
        // The judged area ends at the keyboard's top, because other rules judge the views under the keyboard.
        if snapshot.keyboard.state == .docked, let keyboard = snapshot.visibleKeyboardFrame {
            visible.size.height = keyboard.minY
        }
        self.visible = visible
        harmless = (
            top: max(housing.top, cornerRadius), left: housing.left,
            bottom: size.height - max(housing.bottom, homeIndicator, cornerRadius), right: size.width - housing.right
        )
    }

    private func isHarmless(_ frame: CGRect) -> Bool {
        let origin = frame.origin, size = frame.size
        return origin.y >= harmless.top && origin.y + size.height <= harmless.bottom && origin.x >= harmless.left
            && origin.x + size.width <= harmless.right && size.width >= 0 && size.height >= 0
    }

    /// Returns the deepest overlap of a view with a part of the device.
    ///
    /// The result is nil if the view is clear, or if a person can scroll the view clear.
    func worstHit(on node: SceneNode, travel: ScrollTravel) -> Hit? {
        guard let frame = node.usedFrame(across: size, tolerance: tolerance), !isHarmless(frame),
            let seen = (node.clipInScreen.map(frame.common) ?? frame)?.common(with: visible)
        else { return nil }
        var hits = housingHits(frame, seen: seen, travel).map { ($0, "under the sensor housing", $1) }
        if node.kind.isTapped {
            let depth = seen.maxY - (size.height - homeIndicator), way = frame.maxY - (size.height - homeIndicator)
            if way > travel.up + tolerance { hits.append((depth, "into the home indicator's strip", false)) }
        }
        hits.append(
            (cornerDepth(of: frame, seen: seen, node.inkRadius(in: frame), travel), "into a rounded corner", false))
        guard let worst = hits.max(by: { $0.0 < $1.0 }), worst.0 > tolerance, worst.0.isFinite else { return nil }
        return Hit(depth: Double(worst.0), place: worst.1, isAtSide: worst.2)
    }

    /// - Parameter seen: the visible part of the frame.
    private func housingHits(_ frame: CGRect, seen: CGRect, _ travel: ScrollTravel) -> [(CGFloat, isAtSide: Bool)] {
        [
            (housing.top - seen.minY, housing.top - frame.minY, travel.down, false),
            (housing.left - seen.minX, housing.left - frame.minX, travel.right, true),
            (seen.maxY - size.height + housing.bottom, frame.maxY - size.height + housing.bottom, travel.up, false),
            (seen.maxX - size.width + housing.right, frame.maxX - size.width + housing.right, travel.left, true)
        ].filter { $0.1 > $0.2 + tolerance }.map { ($0.0, $0.3) }
    }

    /// Returns how deep a view is under a rounded corner of the display.
    ///
    /// If a person can scroll the view clear, the result is 0.
    ///
    /// - Parameters:
    ///   - seen: the visible part of the frame.
    ///   - radius: the radius of the view's own corners.
    private func cornerDepth(
        of frame: CGRect, seen: CGRect, _ radius: CGFloat, _ travel: ScrollTravel
    ) -> CGFloat {
        let scrolled = gaps(of: frame).map { gap in
            CGPoint(
                x: gap.x + (gap.isLeft ? travel.right : travel.left), y: gap.y + (gap.isTop ? travel.down : travel.up))
        }
        let depths = zip(gaps(of: seen), scrolled).map { gap, rest in
            depth(x: rest.x, y: rest.y, radius) > Self.cornerTolerance ? depth(x: gap.x, y: gap.y, radius) : 0
        }
        return depths.max() ?? 0
    }

    /// Returns the distances of a rectangle's corners from the display's corners, in points.
    private func gaps(of frame: CGRect) -> [(x: CGFloat, y: CGFloat, isLeft: Bool, isTop: Bool)] {
        [(true, true), (true, false), (false, true), (false, false)].map { isLeft, isTop in
            (
                isLeft ? frame.minX : size.width - frame.maxX, isTop ? frame.minY : size.height - frame.maxY, isLeft,
                isTop
            )
        }
    }

    /// Returns by how many points a rounded corner of the display hides a view's corner.
    ///
    /// The values `x` and `y` are the distances between the view's corner and the display's corner. `radius` is the
    /// corner radius of the view.
    private func depth(x: CGFloat, y: CGFloat, _ radius: CGFloat) -> CGFloat {
        // The middle of a quarter circle is this far from the corner of the surrounding square, in x and in y.
        let away = radius * (1 - CGFloat(0.5).squareRoot())
        let dx = cornerRadius - x - away, dy = cornerRadius - y - away
        return dx > 0 && dy > 0 ? (dx * dx + dy * dy).squareRoot() - cornerRadius : 0
    }
}
