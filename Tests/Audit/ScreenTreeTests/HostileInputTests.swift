import CoreGraphics
import Foundation
@testable import ScreenTree
import TestSupport
import Testing

/// Inputs that no tool writes: cut off, damaged, or made to harm.
@Suite(.besideMainActor) struct HostileInputTests {
    private static let formats = [
        "xcuitest", "webdriveragent", "webdriveragent-json", "dictionary", "agent-device", "describe-ui", "sim-use"
    ]
    private static let numbers = [
        "NaN", "inf", "-1", "1e308", "-1e9", "0", "99999999999999999999", "null", "\"x\"", "{}"
    ]

    /// Returns an answer for any input: a verdict or a reason, and never a trap.
    private static func answer(to data: Data) throws -> String {
        do {
            let check = try TreeCheck(try ElementTree(data))
            return try check.text + check.json() + check.json(isBrief: true)
        } catch let error as TreeError {
            return error.description
        }
    }

    private static func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0...Int.random(in: 0..<3, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            let end = min(bytes.count, place + Int.random(in: 1...200, using: &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0: bytes = Array(bytes[..<place])
            case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 2: bytes.removeSubrange(place..<end)
            case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
            case 4:
                // Replaces a number.
                guard let first = bytes[place...].firstIndex(where: { (0x30...0x39).contains($0) }) else { continue }
                let last = bytes[first...].firstIndex { !(0x30...0x39).contains($0) } ?? bytes.endIndex
                let number = numbers[Int.random(in: 0..<numbers.count, using: &random)]
                bytes.replaceSubrange(first..<last, with: number.utf8)
            default: bytes.swapAt(place, end - 1)
            }
        }
        return bytes
    }

    @Test(arguments: formats) func `a damaged tree gets a verdict or a reason`(format: String) throws {
        var random = SeededGenerator(seed: 72 &+ Effort.seed)
        let trees = JudgedTree.all.map { Array($0.written(as: format).utf8) }
        for number in 0..<(300 * Effort.factor) {
            let bytes = Self.mutated(trees[number % trees.count], &random)
            let answer = try Self.answer(to: Data(bytes))
            #expect(!answer.isEmpty, "mutation \(number) of \(format): \(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test func `a deep or an endless tree is refused`() throws {
        let deep = 2_000
        let xml =
            String(repeating: "<XCUIElementTypeOther>", count: deep)
            + String(repeating: "</XCUIElementTypeOther>", count: deep)
        let text =
            "Application, pid: 1, label: 'a'\n"
            + (1...deep).map { String(repeating: " ", count: $0) + "Other, {{0.0, 0.0}, {1.0, 1.0}}\n" }.joined()
        let json =
            String(repeating: "[{\"frame\":{},\"children\":", count: deep) + "[]" + String(repeating: "}]", count: deep)
        for input in [xml, text, json] {
            let error = #expect(throws: TreeError.self) { try ElementTree(Data(input.utf8)) }
            #expect(error?.description.isEmpty == false)
        }
        let wide =
            "Application, pid: 1, label: 'a'\n" + String(repeating: " Other, {{0.0, 0.0}, {1.0, 1.0}}\n", count: 60_000)
        #expect(throws: TreeError.self) { try ElementTree(Data(wide.utf8)) }
    }

    /// Half of a tree has half of the faults.
    @Test(arguments: ["webdriveragent", "agent-device", "dictionary"])
    func `a tree that breaks off is refused`(format: String) {
        for tree in JudgedTree.all.prefix(4) {
            let whole = Array(tree.written(as: format).trimmingCharacters(in: .whitespacesAndNewlines).utf8)
            for length in stride(from: 1, to: whole.count, by: 97) {
                #expect(throws: TreeError.self, "\(tree) after \(length) bytes") {
                    try ElementTree(Data(whole[..<length]))
                }
            }
        }
    }

    @Test func `a document type is refused`() throws {
        let bomb = """
            <?xml version="1.0"?>
            <!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
            <XCUIElementTypeApplication name="&b;" x="0" y="0" width="402" height="874"/>
            """
        let error = #expect(throws: TreeError.self) { try ElementTree(Data(bomb.utf8)) }
        #expect(error?.description.contains("document type") == true)
        #expect(throws: TreeError.self) {
            try ElementTree(Data(bomb.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }))
        }
    }

    /// Foundation's parser traps at these on Linux.
    @Test func `what Foundation's parser traps at is refused before`() {
        let source = "<XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"402\" height=\"874\"/>"
        var broken = Data(source.utf8)
        broken[4] = 0xE4
        for input in [Data("<?xm?>\(source)".utf8), Data("\(source)<?a?>".utf8), broken] {
            let error = #expect(throws: TreeError.self) { try ElementTree(input) }
            #expect(error?.description.contains("UTF-8") == true)
        }
    }

    @Test func `what is no tree names what is`() {
        for input in [
            "", "   \n", "hello", "<html><body/></html>", "{}", "[]", "[1, 2]", "{\"nodes\": []}", "\u{0}\u{1}", "<"
        ] {
            let error = #expect(throws: TreeError.self, "\(input)") { try ElementTree(Data(input.utf8)) }
            #expect((error?.description.count ?? 0) > 20, "\(input)")
        }
    }
}
