public import Foundation

/// The logs that people have recorded on phones, and the covered heights after each notification.
public enum RecordedLogs {
    private static let folder = PackageFolder.root.appendingPathComponent(
        "Tests/Audit/SimulatedStagesTests/Fixtures/Traces", isDirectory: true)

    /// The log with a name.
    public static func data(of id: String) throws -> Data {
        try Data(contentsOf: folder.appendingPathComponent("\(id).json"))
    }

    /// The logs by their file names, in alphabetical order.
    public static func all() throws -> [(id: String, data: Data)] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map { ($0.deletingPathExtension().lastPathComponent, try Data(contentsOf: $0)) }
    }

    /// The height that the keyboard covers at the screen's bottom after each notification, in points.
    ///
    /// The heights were taken from the logs by hand. The height is the screen's height less the end frame's y. The
    /// height is 0 if the frame begins at the bottom edge or below. Without an end frame the height stays the same.
    ///
    /// Two kinds of frame cover nothing although they overlap the screen. One is a landscape frame of iOS 5, which is a
    /// narrow column because it was not rotated. The other is a bar at the upper edge.
    public static let covered: [String: [Double]] = [
        "ios26-heights-vs-ios18": [336, 345],
        "ios7-navigation-pop-duration-0_35": [0],
        "ios8-swiftkey-heights-sequence": [0, 216, 259],
        "ipad-hardware-bar-313-visible-55": [55],
        "ipad-hardware-keyboard-accessory-upside-down": [0],
        "ipad-ios5-landscape-show-hide": [0, 0, 0, 0, 0, 0, 0, 0],
        "ipad-ios5-rotation-landscape-to-portrait": [0, 0, 0, 0, 264, 264, 264, 264],
        "ipad-landscape-398-begin": [0],
        "ipad-portrait-313-playground": [313],
        "ipad-undock-by-drag-begin-only": [0],
        "ipad-zero-height-then-398-duration0": [0, 398],
        "iphone11-begin-243-end-346": [346],
        "iphone11-rn-begin-243-end-301": [301],
        "iphone12-14-336-didshow-rn": [336],
        "iphone12mini-or-X-336-hide-rn": [0],
        "iphone16pro-class-328-rn": [328],
        "iphone35-ios5-curve0-show": [216],
        "iphone35-ios7-default-show-hide": [216, 0],
        "iphone35-ios7-rotation-portrait-landscape": [216, 0],
        "iphone35-ios8-grow-216-253": [253],
        "iphone35-ios8-show-253-islocal": [253],
        "iphone5-begin-zero-height": [253],
        "iphone5-default-216-show-ios9": [216],
        "iphone5-full-six-notifications": [216, 216, 216, 216, 0, 0],
        "iphone5-grow-216-253": [253],
        "iphone5-ios8-willshow-253": [253],
        "iphone5-prediction-253-show-hide": [253, 0],
        "iphone5-push-0_4-from-below-920": [216],
        "iphone5-third-party-251_5": [251.5],
        "iphone5-third-party-254-duration0": [254],
        "iphone5-third-party-282-duration0": [282],
        "iphone6-216-then-accessory-only-14": [216, 14],
        "iphone6-258-hide-islocal-didchange": [0],
        "iphone6-258-hide-nolocal": [0],
        "iphone6-260-show-islocal": [260],
        "iphone6-261-show": [261],
        "iphone6-begin-equals-end-216-offscreen": [0],
        "iphone6-default-216-show": [216],
        "iphone6-device-ios11-two-willshow-third-party-289_5": [216, 289.5],
        "iphone6-duration-0_4-302-end-only": [302],
        "iphone6-grow-216-258-nolocal": [258],
        "iphone6-prediction-258-didchangeframe": [258],
        "iphone6-zero-height-begin-end": [0],
        "iphonePlus-226-show-0_4": [226],
        "iphonePlus-226-show": [226],
        "iphonePlus-zero-height-willshow": [0],
        "iphoneSE2-260-show": [260],
        "iphoneX-291-end": [291],
        "iphoneX-333-show-hide": [333, 0],
        "iphoneX-380-show": [380],
        "iphoneXR-346-willshow": [346],
        "iphoneXR-begin-54-end-301": [301]
    ]
}
