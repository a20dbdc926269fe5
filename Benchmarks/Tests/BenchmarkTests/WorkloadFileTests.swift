import ConstraintSolver
import Testing

@testable import solver_benchmark

@Suite struct WorkloadFileTests {
    private static let column = """
        v a.h
        v b.h
        c both 1000 == 100 1 a.h 1 b.h
        c wish 750 >= 30.5 -2 a.h

        e a.h 999
        s a.h 40
        u
        r wish
        c wish 250 <= 10 1 a.h
        u
        """

    @Test func `a file is read line by line`() throws {
        let file = try WorkloadFile(text: Self.column, path: "column")
        #expect(file.variableCount == 2)
        #expect(file.constraints.count == 3)
        #expect(file.mostConstraints == 2)
        #expect(file.updateCount == 2)
        #expect(file.commands.count == 10)
        #expect(file.summands.count == 4)
        #expect(file.summands[2] == WorkloadFile.Summand(variable: 0, coefficient: -2))
        let wish = WorkloadFile.Constraint(
            terms: 2..<3, relation: .greaterThanOrEqual, constant: 30.5, priority: 750)
        #expect(file.constraints[1] == wish)
        #expect(file.commands[3].action == .add(constraint: 1))
        #expect(file.commands[5].action == .suggest(40, variable: 0, priority: 999))
        #expect(file.commands[7].action == .remove(constraint: 1))
    }

    @Test func `an empty line counts in messages and is no command`() throws {
        let file = try WorkloadFile(text: Self.column, path: "column")
        #expect(file.commands[4].line == 6)
    }

    @Test func `lines may end as on Windows`() throws {
        #expect(try WorkloadFile(text: "v a\r\nu\r\n", path: "sample").commands.map(\.line) == [1, 2])
    }

    @Test(arguments: [
        ("x a", "'x' is no command. Start the line with one of v c e s r u."),
        ("v", "the line has too few or too many words. Write: v NAME"),
        ("v a", "the variable 'a' exists already. Give it another name."),
        ("c k 1000 == 0", "the line has too few or too many words. Write: c ID STRENGTH OP CONST COEF NAME …"),
        ("c k 1000 == 0 1", "the line has too few or too many words. Write: c ID STRENGTH OP CONST COEF NAME …"),
        ("c k 1000 = 0 1 a", "'=' is no relation. Write one of == <= >=."),
        ("c k 0 == 0 1 a", "'0' is no priority. Write a number from 1 to 1000, which is required."),
        ("c k 1001 == 0 1 a", "'1001' is no priority. Write a number from 1 to 1000, which is required."),
        ("c k 1000 == nan 1 a", "'nan' is no number. Write digits such as 44 or -20.5."),
        ("c k 1000 == 0 one a", "'one' is no number. Write digits such as 44 or -20.5."),
        ("c k 1000 == 0 1 b", "there is no variable 'b'. Write 'v b' above."),
        (
            "c given 1000 == 0 1 a",
            "the constraint 'given' exists already. Remove it first, or call this one otherwise."
        ),
        ("e b 999", "there is no variable 'b'. Write 'v b' above."),
        ("e a", "the line has too few or too many words. Write: e NAME STRENGTH"),
        ("s a 1", "'a' is no edit variable. Write 'e a STRENGTH' above."),
        ("r gone", "there is no constraint 'gone'. Add it above, or don't remove it twice."),
        ("u u", "the line has too few or too many words. Write: u")
    ])
    func `a bad line is named with its remedy`(line: String, message: String) {
        #expect(throws: Complaint("sample:3: \(message)")) {
            try WorkloadFile(text: "v a\nc given 1000 == 0 1 a\n\(line)\nu", path: "sample")
        }
    }

    @Test func `a file that updates nothing is refused`() {
        #expect(throws: Complaint("sample: nothing is updated. Add a line 'u' at the end.")) {
            try WorkloadFile(text: "v a", path: "sample")
        }
    }

    @Test func `a file that is not there is named`() {
        #expect(throws: Complaint("none.txt: can't be read. Name a workload; Benchmarks/workloads.py writes them.")) {
            try WorkloadFile(contentsOf: "none.txt")
        }
    }
}
