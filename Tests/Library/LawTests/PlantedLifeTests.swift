import Testing

/// Plays the lives (sequences of events) that show the library's faults in `Tests/Mutants`.
///
/// Without a planted fault, each of them keeps the law. `.ci/mutants` plants the faults, and checks that the life of each
/// fault breaks the law.
@MainActor
@Suite struct PlantedLifeTests {
    @Test(arguments: PlantedLife.all)
    func `a life that shows a planted fault keeps the law without the fault`(planted: PlantedLife) throws {
        let life = try #require(planted.life, "\(planted.fault): no known life has this name")
        let fault = try LifeRun.faults(of: life)[planted.clause]
        #expect(fault == nil, "\(planted.fault)")
    }
}
