public import Foundation

/// The facts about a phone or tablet, with their sources.
public struct Device: Sendable, Equatable, CustomStringConvertible {
    /// The kind of a device.
    public enum Kind: String, Sendable, Codable { case iPhone, iPad }

    /// The orientation in which the device is held.
    public typealias Orientation = ScreenOrientation

    /// The distances that bars and sensors occupy at the edges of a full-screen window, in points.
    public struct SafeArea: Sendable, Equatable {
        /// The distance at this edge, in points.
        public let top, left, bottom, right: Double
        init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }
    }

    /// A length that depends on the device's orientation, in points.
    public struct ByOrientation: Sendable, Equatable {
        /// The length in this orientation, in points.
        public let portrait, landscape: Double
        init(_ portrait: Double, _ landscape: Double) { (self.portrait, self.landscape) = (portrait, landscape) }
    }

    /// The name of the device, common to all models with the same facts.
    public let name: String
    /// The hardware identifiers of the models, empty if the sources omit them.
    public let identifiers: [String]
    /// The kind of the device: phone or tablet.
    public let kind: Kind
    /// The screen's size in portrait orientation, in points.
    public let portraitSize: CGSize
    /// The number of pixels per point.
    public let scale: Double
    /// The window's safe area in portrait orientation, with the status bar showing.
    public let portraitSafeArea: SafeArea
    /// The window's safe area in landscape orientation.
    public let landscapeSafeArea: SafeArea
    /// The height of the status bar in portrait orientation, in points.
    public let statusBarHeight: Double
    /// The radius of the display's corners, in points.
    public let cornerRadius: Double
    /// Whether the device has a home indicator instead of a button.
    public let hasHomeIndicator: Bool
    /// The height of a navigation bar, in points.
    public let navigationBarHeight: ByOrientation
    /// The height of a tab bar, in points.
    ///
    /// The height includes the bottom safe area only on tablets.
    public let tabBarHeight: ByOrientation
    /// The sources of the facts.
    public let sources: [FactSource]
    /// A note for readers, mainly about inferences and contradictions.
    public let note: String?
    /// The properties whose values no source states.
    ///
    /// For the properties in this list, even sources that are not public state no value.
    let unstated: [String]

    /// The names of the properties whose values no public source states.
    public var inferred: [String] {
        // The corner radius comes only from tables in unknown repositories. It therefore counts as inferred.
        let closed =
            sources.contains(where: \.isOpen)
            ? ["cornerRadius"] : ["portraitSafeArea", "landscapeSafeArea", "statusBarHeight", "cornerRadius"]
        let known = cornerRadius > 0 ? closed : closed.filter { $0 != "cornerRadius" }
        return unstated + known.filter { !unstated.contains($0) }
    }

    /// The name, for readable lists of devices in a test's output.
    public var description: String { name }

    /// Returns the screen's size in an orientation, in points.
    public func size(in orientation: Orientation) -> CGSize {
        orientation == .portrait ? portraitSize : CGSize(width: portraitSize.height, height: portraitSize.width)
    }

    /// Returns the window's safe area in an orientation.
    public func safeArea(in orientation: Orientation) -> SafeArea {
        orientation == .portrait ? portraitSafeArea : landscapeSafeArea
    }

    /// Finds a device by its name, by one of its models or hardware identifiers, or by a unique part of its name.
    ///
    /// A family's name alone, such as `iPad Air`, stands for its newest model. Case is ignored.
    public static func named(_ text: String) throws(UnknownDevice) -> Device {
        let wanted = text.lowercased()
        if let exact = all.first(where: { $0.name.lowercased() == wanted }) { return exact }
        // A whole model name takes precedence over a part of a name. So "iPhone 12 Pro" does not find the "iPhone 12
        // Pro Max".
        let models = all.filter { device in
            (device.models + device.identifiers).contains { $0.lowercased() == wanted }
        }
        if let newest = newest(of: wanted) { return newest }
        if let only = models.first, models.count == 1 { return only }
        let matches = all.filter { $0.name.lowercased().contains(wanted) }
        if let only = matches.first, matches.count == 1 { return only }
        throw UnknownDevice(name: text, candidates: (matches.isEmpty ? all : matches).map(\.name))
    }

    /// The error for an unknown or an ambiguous name.
    public struct UnknownDevice: Error, CustomStringConvertible {
        /// The requested name.
        public let name: String
        /// The names of the devices that fit, or of all devices if none fits.
        public let candidates: [String]
        /// A message that lists the names of fitting devices.
        public var description: String {
            let verb = candidates.count < Device.all.count ? "fits several devices" : "is not a known device"
            return "'\(name)' \(verb). Write one of: \(candidates.joined(separator: "; "))."
        }
    }
}

extension Device {
    /// Every device whose facts are known.
    public static let all: [Device] = phones + pads
}

extension Device {
    /// Whether the display has an island or a notch with sensors.
    ///
    /// In landscape orientation, the safe area has margins at the sides only on such a display.
    public var hasSensorHousing: Bool { landscapeSafeArea.left > 0 }

    /// Returns the widths of the strips at the screen's edges that may contain the sensor housing, in points.
    ///
    /// In landscape orientation both sides have a strip, because the device may be turned to the left or to the right.
    public func sensorHousing(in orientation: Orientation) -> SafeArea {
        guard hasSensorHousing else { return SafeArea(0, 0, 0, 0) }
        let area = safeArea(in: orientation)
        return orientation == .portrait ? SafeArea(area.top, 0, 0, 0) : SafeArea(0, area.left, 0, area.right)
    }

    /// Returns the height of the home indicator's strip at the screen's bottom, in points, or 0.
    public func homeIndicatorHeight(in orientation: Orientation) -> Double {
        hasHomeIndicator ? safeArea(in: orientation).bottom : 0
    }
}
