import DeviceSimulation
import Foundation
import AuditedGallery
@testable import TidelineTesting
import Testing

@Suite struct DeviceListTests {
    private func json() throws -> [[String: Any]] {
        let data = try JSONEncoder().encode(DeviceList())
        let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(Set(root.keys) == ["devices"])
        return try #require(root["devices"] as? [[String: Any]])
    }

    @Test func `every device is listed under its name with these keys`() throws {
        let devices = try json()
        #expect(devices.map { $0["name"] as? String } == Device.all.map(\.name))
        let keys: Set = [
            "name", "models", "kind", "size", "scale", "portraitSafeArea", "landscapeSafeArea", "keyboards", "inferred",
            "sources"
        ]
        for device in devices {
            #expect(Set(device.keys).subtracting(["note"]) == keys, "\(device["name"] ?? "")")
            #expect((device["sources"] as? [String])?.isEmpty == false, "\(device["name"] ?? "")")
        }
    }

    @Test func `every device has four keyboards with a height and a source`() throws {
        for device in try json() {
            let keyboards = try #require(device["keyboards"] as? [[String: Any]])
            let kinds = keyboards.map { "\($0["orientation"] ?? "") \($0["predictionBar"] as? Bool ?? false)" }
            #expect(kinds == ["portrait true", "portrait false", "landscape true", "landscape false"])
            for keyboard in keyboards {
                #expect(
                    Set(keyboard.keys) == ["orientation", "predictionBar", "height", "basis", "inferred", "sources"])
                #expect((keyboard["height"] as? Double ?? 0) > 100, "\(device["name"] ?? ""): \(keyboard)")
                #expect((keyboard["sources"] as? [String])?.isEmpty == false, "\(device["name"] ?? ""): \(keyboard)")
            }
        }
    }

    @Test func `the figures of one device are those of the facts`() throws {
        let list = DeviceList().devices
        let device = try #require(list.first { $0.size == [390, 844] })
        #expect(device.kind == "iPhone" && device.scale == 3)
        #expect(device.portraitSafeArea == [47, 0, 34, 0])
        #expect(device.landscapeSafeArea == [0, 47, 21, 47])
        let upright = try #require(device.keyboards.first { $0.orientation == .portrait && $0.predictionBar })
        #expect(upright.height == 336 && upright.inferred && upright.basis == "recorded")
    }

    @Test func `a keyboard height says where it was taken from`() throws {
        let list = DeviceList().devices
        func basis(_ size: [Double], _ orientation: Device.Orientation, bar: Bool) -> [String] {
            list.filter { $0.size == size }.flatMap(\.keyboards)
                .filter { $0.orientation == orientation && $0.predictionBar == bar }.map(\.basis)
        }
        #expect(basis([375, 667], .landscape, bar: true) == ["derived"])
        #expect(basis([320, 480], .portrait, bar: true) == ["another version of the system"])
        #expect(basis([420, 912], .portrait, bar: true).allSatisfy { $0.hasPrefix("nearest screen: iPhone") })
        #expect(basis([834, 1194], .landscape, bar: true) == ["listed"])
    }
}
