import Testing

/// Lives that random ones seldom meet, and that break the law as yet.
@MainActor
@Suite struct KnownLifeTests {
    @Test(arguments: [LawWay.insets, .listener, .automatic])
    func `a field that ends at the keyboard's top stays in place`(way: LawWay) throws {
        let gap = ScreenNode(id: 1, kind: .space, height: 440), field = ScreenNode(id: 2, kind: .field(.letters))
        let form = ScreenNode(id: 3, kind: .scroll, children: [gap, field])
        let life = Life(screen: LawScreen(place: .large, body: form), ways: [way], steps: [.focus(2)])
        let fault = try LifeRun.faults(of: life)[.unmoved]
        #expect(fault == nil)
    }
}
