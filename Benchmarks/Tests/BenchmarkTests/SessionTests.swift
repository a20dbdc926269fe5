import ConstraintSolver
import Testing

@testable import solver_benchmark

@Suite struct SessionTests {
    /// A small workload whose values can be computed by hand.
    ///
    /// The heights of two rows add up to 100 points. The workload suggests the height 40 and then 70 for the first row.
    /// Finally it limits this row to 50, and removes the limit again.
    private static let rows = """
        v first
        v second
        c sum 1000 == 100 1 first 1 second
        e first 999
        s first 40
        u
        s first 70
        u
        c most 1000 <= 50 1 first
        u
        r most
        u
        """

    private func play(_ text: String) throws -> (values: [[Double]], timing: Timing, changes: Int) {
        let session = Session(try WorkloadFile(text: text, path: "sample"))
        var values: [[Double]] = []
        let timing = try session.play { values.append($0.values) }
        return (values, timing, session.changeCount)
    }

    @Test func `the values are those that one works out by hand`() throws {
        #expect(try play(Self.rows).values == [[40, 60], [70, 30], [50, 50], [70, 30]])
    }

    @Test func `reading changes alone keeps the values complete`() throws {
        let session = Session(try WorkloadFile(text: Self.rows, path: "sample"), reading: .changes)
        var values: [[Double]] = []
        let timing = try session.play { values.append($0.values) }
        #expect(values == (try play(Self.rows)).values)
        #expect(timing.checksum == 160 + 130 + 150 + 130)
        #expect(session.changeCount == 8)
    }

    @Test func `the checksum weighs each value by its place in all updates`() throws {
        #expect(try play(Self.rows).timing.checksum == 160 + 130 + 150 + 130)
    }

    @Test func `what happens before the first update is the build`() throws {
        let played = try play(Self.rows)
        #expect(played.timing.build > 0)
        #expect(played.timing.updates > 0)
        #expect(played.changes == 8)
    }

    @Test func `without an observer the same is done`() throws {
        let session = Session(try WorkloadFile(text: Self.rows, path: "sample"))
        let timing = try session.play()
        #expect(timing.build > 0)
        #expect(timing.updates > 0)
        #expect(timing.checksum == 0)
        #expect(session.values == [70, 30])
        #expect(session.changeCount == 8)
    }

    @Test(arguments: [(1, 3), (2, 2), (3, 1), (100, 1)])
    func `updates are measured in stretches`(stretch: Int, count: Int) throws {
        let session = Session(try WorkloadFile(text: Self.rows, path: "sample"))
        let timing = try session.play(stretch: stretch)
        #expect(timing.stretches.count == count)
        #expect(timing.updates == timing.stretches.reduce(0, +))
        #expect(session.changeCount == 8)
    }

    @Test func `of two playings each stretch counts where it was shorter`() {
        var least = Timing(), other = Timing()
        for time in [50, 10, 40] { least.append(time, pivots: 0) }
        for time in [60, 20, 30] { other.append(time, pivots: 0) }
        least.keepLeast(other)
        #expect(least.build == 50)
        #expect(least.stretches == [10, 30])
    }

    @Test func `what is measured without reading is solved all the same`() throws {
        let session = Session(try WorkloadFile(text: Self.rows, path: "sample"), reading: .nothing)
        _ = try session.play()
        #expect(session.values == [0, 0])
        #expect(session.variables.map { session.solver.value(of: $0) } == [70, 30])
    }

    @Test func `a constraint that the solver refuses is named by its line`() throws {
        let message = try #require(throws: Complaint.self) {
            try play("v a\nc one 1000 == 1 1 a\nc two 1000 == 2 1 a\nu")
        }
        #expect(message.description.hasPrefix("line 3: the solver refuses: unsatisfiable("))
    }

    @Test func `a value that could be another is recorded as none`() throws {
        let file = try WorkloadFile(text: "v fixed\nv free\nc one 1000 == 1 1 fixed\nu\nu\nu", path: "sample")
        var record = ValueRecord(updates: 3, inquiries: .max)
        _ = try Session(file).play { record.append($0) }
        #expect(record.values.map { $0.isNaN ? nil : $0 } == [1, nil, 1, nil, 1, nil])
    }

    @Test(arguments: [(1, [false, false, true]), (2, [true, false, true]), (3, [true, true, true])])
    func `few inquiries go to the first update, the last and between`(inquiries: Int, asked: [Bool]) throws {
        let file = try WorkloadFile(text: "v fixed\nc one 1000 == 1 1 fixed\nu\nu\nu", path: "sample")
        var record = ValueRecord(updates: 3, inquiries: inquiries)
        _ = try Session(file).play { record.append($0) }
        #expect(record.values.map { !$0.isNaN } == asked)
    }
}
