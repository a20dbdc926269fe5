import DeviceSimulation
import Testing

@Suite struct DeviceNameTests {
    @Test(arguments: Device.all.map(\.name))
    func `a full name finds its device, in any case`(name: String) throws {
        #expect(try Device.named(name).name == name)
        #expect(try Device.named(name.uppercased()).name == name)
    }

    @Test(arguments: [
        ("iPhone 14", "iPhone 12/12 Pro/13/13 Pro/14"), ("iphone 12 pro", "iPhone 12/12 Pro/13/13 Pro/14"),
        ("iPhone 8", "iPhone 6/6s/7/8/SE (2nd, 3rd)"), ("mini 6", "iPad mini 6/7"), ("iPhone XR", "iPhone XR/11"),
        ("iPhone X", "iPhone X/XS/11 Pro"), ("iPhone14,6", "iPhone 6/6s/7/8/SE (2nd, 3rd)"),
        ("iphone 16e", "iPhone 16e"), ("iPhone 16", "iPhone 16")
    ])
    func `a part of a name or an identifier finds the one it fits`(text: String, name: String) throws {
        #expect(try Device.named(text).name == name)
    }

    @Test(arguments: Device.all)
    func `each of Apple's model names finds exactly one device`(device: Device) throws {
        #expect(!device.models.isEmpty)
        for model in device.models {
            #expect(try Device.named(model) == device, "\(model)")
            #expect(try Device.named(model.lowercased()) == device, "\(model)")
            #expect(Device.all.count { $0.models.contains(model) } == 1, "\(model)")
        }
    }

    @Test(arguments: [
        ("iPhone SE", "iPhone SE (3rd generation)"), ("iPad", "iPad (A16)"), ("iPad Air", "iPad Air 11-inch (M3)"),
        ("ipad mini", "iPad mini (A17 Pro)"), ("iPad Pro", "iPad Pro 11-inch (M5)")
    ])
    func `a family's name alone is its newest model`(family: String, model: String) throws {
        #expect(try Device.named(family).models.contains(model))
    }

    @Test func `a part that fits several names them all`() throws {
        let error = #expect(throws: Device.UnknownDevice.self) { try Device.named("Pro Max") }
        let candidates = try #require(error?.candidates)
        #expect(candidates.count > 2 && candidates.allSatisfy { $0.contains("Pro Max") })
        #expect(error?.description.hasPrefix("'Pro Max' fits several devices. Write one of: ") == true)
        #expect(error?.name == "Pro Max")
    }

    @Test(arguments: ["Pixel 9", "iPhone 99"])
    func `an unknown name is told together with the names that exist`(text: String) throws {
        let error = #expect(throws: Device.UnknownDevice.self) { try Device.named(text) }
        #expect(error?.candidates == Device.all.map(\.name))
        #expect(error?.description.hasPrefix("'\(text)' is not a known device. Write one of: iPhone 4/4s; ") == true)
    }

    @Test func `an empty name is no name`() {
        #expect(throws: Device.UnknownDevice.self) { try Device.named("") }
    }
}
