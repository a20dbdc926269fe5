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
