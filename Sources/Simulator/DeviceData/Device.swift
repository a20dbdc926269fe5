public import Foundation

/// A phone or tablet as facts: sizes in points, each with its source.
public struct Device: Sendable, Equatable, CustomStringConvertible {
    /// Phone or tablet.
    public enum Kind: String, Sendable, Codable { case iPhone, iPad }

    /// Which way the device is held.
    public typealias Orientation = ScreenOrientation

    /// Distances that bars and sensors take from each edge of a full-screen window, in points, each 0 or more.
    public struct SafeArea: Sendable, Equatable {
        /// A distance in points.
        public let top, left, bottom, right: Double
        init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }
    }

    /// A length that depends on how the device is held, in points.
    public struct ByOrientation: Sendable, Equatable {
        /// A length in points.
        public let portrait, landscape: Double
        init(_ portrait: Double, _ landscape: Double) { (self.portrait, self.landscape) = (portrait, landscape) }
    }

    /// The models that share these facts.
    public let name: String
    /// Hardware identifiers known for them; empty where the sources name none.
    public let identifiers: [String]
    /// Phone or tablet.
    public let kind: Kind
    /// The screen held upright, in points.
    public let portraitSize: CGSize
    /// Pixels per point.
    public let scale: Double
    /// The window's safe area held upright, with the status bar showing.
    public let portraitSafeArea: SafeArea
    /// The window's safe area on its side.
    public let landscapeSafeArea: SafeArea
    /// Height of the status bar held upright, in points.
    public let statusBarHeight: Double
    /// Radius of the display's corners in points.
    public let cornerRadius: Double
    /// Whether a home indicator takes the place of a button.
    public let hasHomeIndicator: Bool
    /// Height of a navigation bar in points.
    public let navigationBarHeight: ByOrientation
    /// Height of a tab bar in points; on tablets with the bottom safe area, on phones without.
    public let tabBarHeight: ByOrientation
    /// The last major version of iOS that the newest of the models runs; nil where that is 15 or later.
    ///
    /// Apple's list of the models that iOS 15 supports begins with the iPhone 6s.
    public var lastVersion: Double? { portraitSize == CGSize(width: 320, height: 480) ? 9 : nil }
    /// Where the facts come from.
    public let sources: [FactSource]
    /// What a reader has to know, inferences and disagreements above all.
    public let note: String?
    /// Which of the values above no source states, not even one that can't be opened.
    let unstated: [String]

    /// Which of the values above no source states that a reader can open.
    public var inferred: [String] {
        // The corner's radius stands in tables alone whose repositories are not known.
        let closed =
            sources.contains(where: \.isOpen)
            ? ["cornerRadius"] : ["portraitSafeArea", "landscapeSafeArea", "statusBarHeight", "cornerRadius"]
        let known = cornerRadius > 0 ? closed : closed.filter { $0 != "cornerRadius" }
        return unstated + known.filter { !unstated.contains($0) }
    }

    /// The name, so that a list of devices reads well in a test's output.
    public var description: String { name }

    /// The screen held in an orientation, in points.
    public func size(in orientation: Orientation) -> CGSize {
        orientation == .portrait ? portraitSize : CGSize(width: portraitSize.height, height: portraitSize.width)
    }

    /// The window's safe area held in an orientation.
    public func safeArea(in orientation: Orientation) -> SafeArea {
        orientation == .portrait ? portraitSafeArea : landscapeSafeArea
    }

    /// Finds a device by its name, a model or hardware identifier in it, or a part of it that fits exactly one.
    ///
    /// A family's name alone, such as `iPad Air`, is its newest model. Case does not matter.
    public static func named(_ text: String) throws(UnknownDevice) -> Device {
        let wanted = text.lowercased()
        if let exact = all.first(where: { $0.name.lowercased() == wanted }) { return exact }
        // A whole model comes before a part of a name: "iPhone 12 Pro" is not the "iPhone 12 Pro Max".
        let models = all.filter { device in
            (device.models + device.identifiers).contains { $0.lowercased() == wanted }
        }
        if let newest = newest(of: wanted) { return newest }
        if let only = models.first, models.count == 1 { return only }
        let matches = all.filter { $0.name.lowercased().contains(wanted) }
        if let only = matches.first, matches.count == 1 { return only }
        throw UnknownDevice(name: text, candidates: (matches.isEmpty ? all : matches).map(\.name))
    }

    /// A name that no device, or more than one, answers to.
    public struct UnknownDevice: Error, CustomStringConvertible {
        /// What was asked for.
        public let name: String
        /// What would have fitted.
        public let candidates: [String]
        /// What is wrong and what to write instead.
        public var description: String {
            let verb = candidates.count < Device.all.count ? "fits several devices" : "is not a known device"
            return "'\(name)' \(verb). Write one of: \(candidates.joined(separator: "; "))."
        }
    }
}

extension Device {
    /// Every device that data is known for.
    public static let all: [Device] = phones + pads
}

extension Device {
    /// Whether sensors are let into the display, as an island or a notch: for nothing else does the system keep the sides
    /// of a device free that lies on its side.
    public var hasSensorHousing: Bool { landscapeSafeArea.left > 0 }

    /// How far the strips reach in, from each edge of the screen, that the sensor housing may lie in.
    ///
    /// On its side both are counted, as the system counts them: a device may be turned either way.
    public func sensorHousing(in orientation: Orientation) -> SafeArea {
        guard hasSensorHousing else { return SafeArea(0, 0, 0, 0) }
        let area = safeArea(in: orientation)
        return orientation == .portrait ? SafeArea(area.top, 0, 0, 0) : SafeArea(0, area.left, 0, area.right)
    }

    /// Height of the strip at the screen's bottom that swipes of the home indicator begin in, in points; 0 without one.
    public func homeIndicatorHeight(in orientation: Orientation) -> Double {
        hasHomeIndicator ? safeArea(in: orientation).bottom : 0
    }
}
