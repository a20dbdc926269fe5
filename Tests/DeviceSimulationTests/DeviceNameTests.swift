import DeviceSimulation
import Testing

/// Finding a device by what people call it.
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
