import Foundation
@testable import ScreenTree
import Testing

/// JSON is read as Foundation reads it, and damaged JSON is refused.
@Suite struct JSONTextTests {
    private func read(_ text: String) throws(TreeError) -> JSONValue { try JSONText.read(Data(text.utf8)) }

    /// Whether a value is what Foundation has read.
    private func isSame(_ value: JSONValue?, _ other: Any) -> Bool {
        guard let value else { return false }
        switch other {
        case let object as [String: Any]:
            return value.isObject && object.allSatisfy { isSame(value[$0.key], $0.value) }
        case let list as [Any]:
            return value.array?.count == list.count && zip(value.array ?? [], list).allSatisfy { isSame($0, $1) }
        case let text as String: return value.string == text
        case let number as NSNumber:
            return value.number == number.doubleValue || value.bool == number.boolValue && value.number == nil
        default: return value.string == nil && value.number == nil && value.bool == nil && !value.isObject
        }
    }

    @Test(arguments: ["dictionary", "webdriveragent-json", "agent-device", "sim-use", "describe-ui"])
    func `every value is the one that Foundation reads`(format: String) throws {
        for tree in JudgedTree.all {
            let text = tree.written(as: format)
            let other = try JSONSerialization.jsonObject(with: Data(text.utf8))
            #expect(isSame(try read(text), other), "\(tree)")
        }
    }

    @Test(arguments: [
        #"{"a": [1, -2.5e3, 0, true, false, null, "", {}], "b": [], "c": {"d": "e"}}"#,
        #"["a\"b", "\\", "\u00e9\ud83d\ude00", "tab\t", "é", "{[,]}"]"#, " [\n1 ,\t2\r\n] "
    ])
    func `escapes and nesting are read`(text: String) throws {
        #expect(isSame(try read(text), try JSONSerialization.jsonObject(with: Data(text.utf8))))
    }

    @Test(arguments: [
        "", "{", "[1", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "[1]]", "[1] 2", "]", ",",
        "{\"a\":1]",
        "[tru]", "[1.2.3]", "[--1]", "[\"a]", "[\"a\nb\"]", "['a']", "{1:2}", "\"\\\"", "[}"
    ])
    func `damaged JSON is refused`(text: String) { #expect(throws: TreeError.self) { try read(text) } }

    @Test func `a value of another kind is nil`() throws {
        let value = try read(#"{"n": 1, "s": "x", "b": true}"#)
        #expect(value["n"]?.string == nil && value["s"]?.number == nil && value["b"]?.number == nil)
        #expect(value["x"] == nil && value["n"]?["s"] == nil && value.array == nil && value["n"]?.bool == nil)
    }
}
