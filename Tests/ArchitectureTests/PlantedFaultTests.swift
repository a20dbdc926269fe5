import Foundation
import TestSupport
import Testing

/// The table of planted faults keeps up with the sources.
///
/// `.ci/mutants` plants the faults and runs the tests, which takes too long for every change.
@Suite(.besideMainActor) struct PlantedFaultTests {
    /// An entry of the table, see CONTRIBUTING.md.
    private struct Fault: Decodable {
        let id, file, text, replacement, sees: String
        let life, mended, survives: String?
    }

    private let checkout = Checkout.current

    private func faults() throws -> [Fault] {
        let tables = checkout.files.filter { $0.path.hasPrefix("Tests/Mutants/") && $0.path.hasSuffix(".json") }
        return try tables.flatMap { try JSONDecoder().decode([Fault].self, from: Data($0.text.utf8)) }
    }

    /// Returns how often a text occurs, also if the occurrences overlap.
    private func count(of text: String, in file: String) -> Int {
        guard !text.isEmpty else { return 0 }
        var count = 0, rest = file[...]
        while let found = rest.firstRange(of: text) {
            count += 1
            rest = file[file.index(after: found.lowerBound)...]
        }
        return count
    }

    @Test func `the text of each fault occurs exactly once in its file`() throws {
        #expect(count(of: "aa", in: "aaa") == 2 && count(of: "", in: "a") == 0)
        for fault in try faults() {
            guard let file = checkout.file(fault.file) else {
                Issue.record("\(fault.id): there is no file \(fault.file); name the file that has the code now")
                continue
            }
            let found = count(of: fault.text, in: file.text)
            #expect(
                found == 1,
                """
                \(fault.id): the text “\(fault.text)” occurs \(found) times in \(fault.file). Correct the text in \
                Tests/Mutants, so that the fault can be planted, or delete the fault if its code is gone.
                """)
        }
    }

    private func hasTopComma(_ text: String) -> Bool {
        var depth = 0
        for character in text {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if character == ",", depth == 0 { return true }
        }
        return false
    }

    /// The script writes both into one condition, so a statement or a half of one would not compile.
    @Test func `text and replacement of each fault are expressions`() throws {
        let keywords = ["guard ", "if ", "for ", "let ", "var ", "return ", "_ = ", "{"]
        for fault in try faults() {
            for text in [fault.text, fault.replacement] {
                func isEven(_ open: Character, _ close: Character) -> Bool {
                    text.count { $0 == open } == text.count { $0 == close }
                }
                #expect(
                    !text.contains("\n") && !keywords.contains(where: text.hasPrefix) && text.first != " "
                        && isEven("(", ")") && isEven("{", "}") && isEven("[", "]") && !hasTopComma(text),
                    "\(fault.id): “\(text)” is no expression")
            }
        }
    }

    @Test func `each fault has an id of its own, and says what a person sees`() throws {
        let faults = try faults()
        #expect(faults.count >= 60 && Set(faults.map(\.id)).count == faults.count)
        for fault in faults {
            #expect(fault.text != fault.replacement && !fault.replacement.isEmpty, "\(fault.id) changes nothing")
            #expect(fault.sees.hasSuffix("."), "\(fault.id) does not say in a sentence what a person sees")
            #expect(fault.survives?.isEmpty != true, "\(fault.id) survives without a reason")
        }
    }

    @Test func `the faults are in all modules of the three wings`() throws {
        let touched = Set(try faults().map { $0.file.split(separator: "/")[2] })
        let library = ["KeyboardModel", "Tideline", "TidelineClassics"]
        let simulator = [
            "ConstraintSolver", "SimulatedUIKit", "DeviceSimulation", "DeviceData", "SceneModel"
        ]
        let audit = [
            "AuditRules", "Stages", "ReportRendering", "ReportPage", "SimulatedStages", "TidelineTesting",
            "TidelineInspector",
            "PhoneCertificate", "tideline-merge", "ScreenTree", "tideline-check"
        ]
        for module in library + simulator + audit { #expect(touched.contains(module[...]), "\(module) has no fault") }
    }

    @Test func `each life in words is a life in code, and the other way round`() throws {
        let code = try #require(checkout.file("Tests/Library/LawTests/PlantedLife.swift"))
        let played = Set(try code.captures(of: #"PlantedLife\(\s*"([^"]+)""#).compactMap(\.first))
        #expect(played == Set(try faults().filter { $0.life != nil }.map(\.id)))
    }
}
