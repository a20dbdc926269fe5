import Foundation
import TestSupport
import Testing

@Suite(.serialized, .besideMainActor) struct DevicesCommandTests {
    @Test func `the list has a line per device and marks inferred values`() throws {
        let outcome = try Tool().run("devices")
        #expect(outcome.code == 0 && outcome.message.isEmpty)
        let lines = outcome.output.split(separator: "\n")
        let note = try #require(lines.firstIndex { $0.hasPrefix("* inferred: ") })
        #expect(note > 20 && lines[..<note].allSatisfy { $0.contains("  keyboard portrait ") })
        #expect(lines.first?.hasPrefix("iPhone 4/4s ") == true)
        #expect(lines.first?.hasSuffix("320 x  480 @2  keyboard portrait 253*, landscape 199") == true)
        #expect(lines[note] == "* inferred: no source that can be opened speaks about this very device; see --json -")
    }

    @Test func `the JSON lists the devices on standard output or in a file`() throws {
        let tool = try Tool(), outcome = try tool.run("devices", "--json", "-")
        #expect(outcome.code == 0 && outcome.message.isEmpty)
        let devices = try Document(outcome.output)["devices"].list
        #expect(
            devices.count == (try tool.run("devices")).output.components(separatedBy: "  keyboard portrait ").count - 1)
        let phone = try #require(devices.first { $0["size"].numbers == [390, 844] })
        #expect(phone["models"].list.compactMap(\.text).contains("iPhone 13 Pro"))
        #expect(phone["kind"].text == "iPhone" && phone["portraitSafeArea"].numbers == [47, 0, 34, 0])
        #expect(phone["keyboards"].list.map { $0["height"].number } == [336, 292, 209, 172])
        #expect(try tool.run("devices", "--json", "devices.json").output.isEmpty)
        #expect(try tool.text("devices.json") == outcome.output)
    }
}
