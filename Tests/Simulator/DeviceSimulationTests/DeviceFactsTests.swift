import DeviceSimulation
import Foundation
import Testing
import UIKit

/// The facts about devices are plausible.
///
/// Some facts are compared with values that were typed here by hand.
@Suite struct DeviceFactsTests {
    @Test func `phones and tablets have names of their own`() {
        #expect(!Device.phones.isEmpty && !Device.pads.isEmpty)
        #expect(Device.all == Device.phones + Device.pads)
        #expect(Set(Device.all.map { $0.name.lowercased() }).count == Device.all.count)
        #expect(Device.phones.allSatisfy { $0.kind == .iPhone } && Device.pads.allSatisfy { $0.kind == .iPad })
        let identifiers = Device.all.flatMap(\.identifiers)
        #expect(Set(identifiers).count == identifiers.count)
    }

    @Test(arguments: Device.all)
    func `a device is upright, plausible and has a source`(device: Device) {
        let size = device.portraitSize
        #expect(size.width < size.height && size.width >= 320 && size.height <= 1400, "\(device.name)")
        #expect([1, 2, 3].contains(device.scale), "\(device.name)")
        #expect(size.width == size.width.rounded() && size.height == size.height.rounded(), "\(device.name)")
        #expect(!device.sources.isEmpty && device.sources.allSatisfy { !$0.text.isEmpty }, "\(device.name)")
        #expect(device.size(in: .landscape) == CGSize(width: size.height, height: size.width))
        #expect(device.size(in: .portrait) == size)
        #expect((20...62).contains(device.statusBarHeight), "\(device.name)")
        #expect((0...70).contains(device.cornerRadius), "\(device.name)")
    }

    @Test(arguments: Device.all)
    func `safe areas fit the kind of device`(device: Device) {
        for orientation in Device.Orientation.allCases {
            let area = device.safeArea(in: orientation)
            for inset in [area.top, area.left, area.bottom, area.right] {
                #expect((0...68).contains(inset), "\(device.name) \(orientation)")
            }
            #expect(area.left == area.right, "\(device.name) \(orientation)")
            #expect((area.bottom > 0) == device.hasHomeIndicator, "\(device.name) \(orientation)")
            if orientation == .portrait || device.kind == .iPad {
                #expect(area.left == 0 && area.top >= 20, "\(device.name) \(orientation)")
            }
        }
        if !device.hasHomeIndicator { #expect(device.cornerRadius == 0, "\(device.name)") }
    }

    @Test(arguments: Device.all)
    func `phones with no home button have sensors at the top or sides`(device: Device) {
        #expect(device.hasSensorHousing == (device.kind == .iPhone && device.hasHomeIndicator), "\(device.name)")
        let upright = device.sensorHousing(in: .portrait), side = device.sensorHousing(in: .landscape)
        #expect([upright.left, upright.bottom, upright.right, side.top, side.bottom] == [0, 0, 0, 0, 0])
        #expect(side.left == side.right && (upright.top >= 44) == device.hasSensorHousing, "\(device.name)")
        #expect((device.homeIndicatorHeight(in: .landscape) > 0) == device.hasHomeIndicator, "\(device.name)")
    }

    @Test(arguments: Device.all)
    func `what no source states is listed by the name of a value`(device: Device) {
        let values = Set(Mirror(reflecting: device).children.compactMap(\.label))
        for name in device.inferred {
            let root = name.prefix { $0 != "." && $0 != "[" }
            #expect(values.contains(String(root)), "\(device.name): \(name)")
        }
    }

    /// The pixels in which each device draws, as Apple's technical specifications give them.
    ///
    /// Two kinds of phone draw larger and scale the picture down: those called Plus with a home button, and the two minis.
    private static let pixels: [String: [Int]] = [
        "iPhone 4/4s": [640, 960], "iPhone 5/5s/SE (1st)": [640, 1136],
        "iPhone 6/6s/7/8/SE (2nd, 3rd)": [750, 1334], "iPhone 6/6s/7/8 Plus": [1242, 2208],
        "iPhone X/XS/11 Pro": [1125, 2436], "iPhone XS Max/11 Pro Max": [1242, 2688], "iPhone XR/11": [828, 1792],
        "iPhone 12 mini/13 mini": [1125, 2436], "iPhone 12/12 Pro/13/13 Pro/14": [1170, 2532],
        "iPhone 12 Pro Max/13 Pro Max/14 Plus": [1284, 2778], "iPhone 14 Pro/15 Pro": [1179, 2556],
        "iPhone 14 Pro Max/15 Pro Max": [1290, 2796], "iPhone 15": [1179, 2556], "iPhone 15 Plus": [1290, 2796],
        "iPhone 16": [1179, 2556], "iPhone 16 Plus": [1290, 2796], "iPhone 16 Pro": [1206, 2622],
        "iPhone 16 Pro Max": [1320, 2868], "iPhone 16e": [1170, 2532], "iPhone 17": [1206, 2622],
        "iPhone 17 Pro": [1206, 2622], "iPhone 17 Pro Max": [1320, 2868], "iPhone Air": [1260, 2736],
        #"iPad 9.7" (1-6), Air 1-2, mini 1-5, Pro 9.7""#: [1536, 2048], #"iPad 10.2" (7-9)"#: [1620, 2160],
        #"iPad Pro 10.5"/Air 3"#: [1668, 2224], #"iPad Pro 12.9" (1-2)"#: [2048, 2732],
        #"iPad 10th gen (10.9")/Air 4-5/Air 11""#: [1640, 2360], #"iPad Pro 11" (1-4)"#: [1668, 2388],
        #"iPad Pro 11" M4/M5"#: [1668, 2420], "iPad mini 6/7": [1488, 2266],
        #"iPad Pro 12.9" (3-6)/Air 13""#: [2048, 2732], #"iPad Pro 13" M4/M5"#: [2064, 2752]
    ]

    @Test(arguments: Device.all)
    func `a device's points are its pixels`(device: Device) {
        let size = device.portraitSize, found = [size.width, size.height].map { Int(Double($0) * device.scale) }
        #expect(Self.pixels[device.name] ?? found == found, "\(device.name)")
    }

    @Test(arguments: pixels.keys.sorted())
    func `each device with known pixels is there`(name: String) {
        #expect(Device.all.contains { $0.name == name })
    }

    @Test(arguments: Device.phones.filter(\.hasSensorHousing))
    func `sensors are as deep on a phone's side as at its top`(device: Device) {
        #expect(device.landscapeSafeArea.left == device.portraitSafeArea.top, "\(device.name)")
        #expect(device.statusBarHeight <= device.portraitSafeArea.top, "\(device.name)")
        #expect([device.portraitSafeArea.bottom, device.landscapeSafeArea.bottom] == [34, 21], "\(device.name)")
    }

    struct Row: Sendable {
        var size: CGSize
        var scale: Double
        /// The safe area's top and bottom in portrait, and its left and bottom in landscape.
        var upright, side: [Double]
    }

    @Test(arguments: [
        Row(size: CGSize(width: 320, height: 568), scale: 2, upright: [20, 0], side: [0, 0]),
        Row(size: CGSize(width: 375, height: 667), scale: 2, upright: [20, 0], side: [0, 0]),
        Row(size: CGSize(width: 375, height: 812), scale: 3, upright: [44, 34], side: [44, 21]),
        Row(size: CGSize(width: 390, height: 844), scale: 3, upright: [47, 34], side: [47, 21]),
        Row(size: CGSize(width: 393, height: 852), scale: 3, upright: [59, 34], side: [59, 21]),
        Row(size: CGSize(width: 402, height: 874), scale: 3, upright: [62, 34], side: [62, 21]),
        Row(size: CGSize(width: 768, height: 1024), scale: 2, upright: [20, 0], side: [0, 0]),
        Row(size: CGSize(width: 834, height: 1194), scale: 2, upright: [24, 20], side: [0, 20])
    ])
    func `the figures of well known devices are those of their sources`(row: Row) throws {
        let device = try #require(Device.all.first { $0.portraitSize == row.size })
        #expect(device.scale == row.scale)
        #expect([device.portraitSafeArea.top, device.portraitSafeArea.bottom] == row.upright)
        #expect([device.landscapeSafeArea.left, device.landscapeSafeArea.bottom] == row.side)
    }

    @MainActor @Test(arguments: Device.all)
    func `H8 phones are compact in width, but large ones on their side`(device: Device) {
        for orientation in [Device.Orientation.portrait, .landscape] {
            let phone = SimulatedPhone(device, orientation: orientation)
            let traits = phone.window.traitCollection, isPad = device.kind == .iPad
            let isSide = orientation == .landscape
            let isLarge = [736, 896, 912, 926, 932, 956].contains(device.portraitSize.height)
            #expect(traits.horizontalSizeClass == (isPad || isSide && isLarge ? .regular : .compact), "\(device.name)")
            #expect(traits.verticalSizeClass == (isPad || !isSide ? .regular : .compact), "\(device.name)")
        }
    }
}
