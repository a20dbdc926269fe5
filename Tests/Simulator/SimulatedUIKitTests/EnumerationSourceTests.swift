import TestSupport
import Testing
@testable import UIKit

/// Finds enumerations that refuse numbers without a named case, and enumerations that the conformance tests leave out.
struct EnumerationSourceTests {
    @Test func `I22 every public enumeration with numbers takes any number`() throws {
        for file in try PackageFiles.swiftFiles(below: "Sources/Simulator/SimulatedUIKit") {
            let found = file.text.matches(of: /public enum \w+: U?Int\b/).map { String($0.0) }
            #expect(found.isEmpty, "\(file.path): a number without a name is nil")
        }
    }

    @Test func `I22 every enumeration open to any number is tested with many`() throws {
        let tests = try PackageFiles.swiftFiles(below: "Tests/Simulator/UIKitConformanceTests")
            .filter { $0.path.hasSuffix("EnumerationTests.swift") }
        let tested = tests.reduce(0) { $0 + $1.text.matches(of: /\n +expectAnyNumber\(/).count }
        let declared = try PackageFiles.swiftFiles(below: "Sources/Simulator/SimulatedUIKit")
            .reduce(0) { $0 + $1.text.matches(of: /public enum \w+: _ImportedEnumeration/).count }
        #expect(declared > 40 && tested == declared)
    }

    @Test func `I22 an enumeration open to any number has a number for each named case`() throws {
        for file in try PackageFiles.swiftFiles(below: "Sources/Simulator/SimulatedUIKit") {
            for source in file.text.components(separatedBy: ": _ImportedEnumeration {").dropFirst() {
                let cases = try #require(source.components(separatedBy: "case _unnamed(Int)").first)
                let names = cases.matches(of: /\n +case `?\w+`?(?=\n)/).count
                let list = try #require(source.firstMatch(of: /_numbers = (?:Array\(|\[)([^\])]+)/)?.1, "\(file.path)")
                let ends = String(list).components(separatedBy: "...").compactMap { Int($0) }
                let numbers = String(list).components(separatedBy: ", ").compactMap { Int($0) }
                #expect((ends.count == 2 ? ends[1] - ends[0] + 1 : Set(numbers).count) == names, "\(file.path)\(cases)")
            }
        }
    }

    @Test func `I22 an unnamed value has the layout of an optional number`() {
        func expectLayout<Value: _ImportedEnumeration>(_ type: Value.Type) {
            #expect(MemoryLayout<Value>.size == MemoryLayout<Int?>.size, "\(type)")
            let unnamed = Value.unnamed(4567)
            #expect(unnamed.unnamedNumber == 4567 && unnamed.rawValue == 4567, "\(type)")
            #expect(unnamed != Value(rawValue: 0) && unnamed == Value(rawValue: 4567), "\(type)")
        }
        expectLayout(UITextField.DidEndEditingReason.self)
        expectLayout(UIView.AnimationCurve.self)
        expectLayout(NSLayoutConstraint.Attribute.self)
        expectLayout(NSKeyValueChange.self)
        #expect("\(UIView.AnimationCurve.easeIn)" == "easeIn")
    }
}
