public import Foundation

/// A phone or tablet as facts: sizes in points, each with its source.
public struct Device: Sendable, Equatable {
    /// Phone or tablet.
    public enum Kind: String, Sendable, Codable { case iPhone, iPad }

    /// Which way the device is held.
    public enum Orientation: String, Sendable, Codable, CaseIterable { case portrait, landscape }

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
    /// Where the facts come from.
    public let sources: [FactSource]
    /// What a reader has to know, inferences and disagreements above all.
    public let note: String?
    /// Which of the values above no source states.
    public let inferred: [String]

    /// The screen held in an orientation, in points.
    public func size(in orientation: Orientation) -> CGSize {
        orientation == .portrait ? portraitSize : CGSize(width: portraitSize.height, height: portraitSize.width)
    }

    /// The window's safe area held in an orientation.
    public func safeArea(in orientation: Orientation) -> SafeArea {
        orientation == .portrait ? portraitSafeArea : landscapeSafeArea
    }

    /// Finds a device by its name or a part of it that fits exactly one, without regard to case.
    public static func named(_ text: String) throws(UnknownDevice) -> Device {
        let wanted = text.lowercased()
        if let exact = all.first(where: { $0.name.lowercased() == wanted }) { return exact }
        // A model comes before a part of a name: `iPhone 12 Pro` is part of `iPhone 12 Pro Max`, and another phone.
        let models = all.filter { $0.modelNames.contains(wanted) }
        if let only = models.first, models.count == 1 { return only }
        let matches = all.filter { device in
            device.name.lowercased().contains(wanted) || device.identifiers.contains { $0.lowercased() == wanted }
        }
        if let only = matches.first, matches.count == 1 { return only }
        throw UnknownDevice(name: text, candidates: (matches.isEmpty ? all : matches).map(\.name))
    }

    /// The single models in the name: `iPhone 12/12 Pro` holds `iphone 12` and `iphone 12 pro`.
    private var modelNames: [String] {
        let parts = name.lowercased().split(separator: "/").map(String.init)
        let prefix = kind == .iPhone ? "iphone " : "ipad "
        return parts.map { $0.hasPrefix(prefix) ? $0 : prefix + $0 }
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
