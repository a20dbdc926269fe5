import Foundation
import Testing

@testable import solver_benchmark

@Suite struct MeasurementTests {
    private let workload = """
        v top
        v height
        c top 1000 == 8 1 top
        e height 999
        s height 44
        u
        s height 50
        u
        s height 50
        u
        """

    @Test func `a measurement counts what the workload has`() throws {
        let file = try WorkloadFile(text: workload, path: "sample")
        let found = try Measurement(of: file, named: "sample", playings: 3)
        #expect(found.variables == 2)
        #expect(found.constraints == 1)
        #expect(found.updates == 2)
        #expect(found.changesPerUpdate == 0.5)
        #expect(found.checksum == 96 + 108 + 108)
        #expect(found.buildNanoseconds > 0)
        #expect(found.buildNanoseconds <= found.coldBuildNanoseconds)
        #expect(found.peakBytes >= 0)
    }

    @Test func `the JSON reads back as the same measurement`() throws {
        let file = try WorkloadFile(text: workload, path: "sample")
        let found = try Measurement(of: file, named: "sample", playings: 1)
        #expect(try JSONDecoder().decode(Measurement.self, from: Data(found.json.utf8)) == found)
    }

    @Test(arguments: [
        ([], "no workload. Write solver-benchmark FILE; see --help."),
        (["a", "b"], "'b' is a second file. Name one."),
        (["a", "--fast"], "unknown option '--fast'. See solver-benchmark --help."),
        (["a", "--json"], "--json needs a value."),
        (["a", "--playings", "0"], "--playings '0' is no count. Write a whole number above zero.")
    ])
    func `bad usage is named with its remedy`(arguments: [String], message: String) {
        #expect(throws: Complaint(message)) { try Invocation(arguments: arguments) }
    }
}
