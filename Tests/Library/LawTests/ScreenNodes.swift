/// The law tests ask for a screen's nodes in every frame, so the nodes are found once.
struct ScreenNodes {
    let all: [ScreenNode]
    let inputs: [ScreenNode]
    /// UIKit shows the bar above the keyboard in a window of its own.
    let controls: [ScreenNode]
    /// The guide inside scrolled content decides where these controls are, so tests judge the guide and skip them.
    let guidedInLists: Set<Int>
    private let ids: [Int: ScreenNode]

    init(_ screen: LawScreen) {
        all = screen.all
        inputs = all.filter(\.isInput)
        let bar = Set(screen.bar.map(\.id))
        controls = all.filter { $0.isControl && !bar.contains($0.id) }
        let lists = all.filter { $0.scrolls || $0.kind == .stack }
        guidedInLists = Set(lists.flatMap(\.all).filter(\.isGuided).flatMap(\.all).map(\.id))
        ids = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(id: Int) -> ScreenNode? { ids[id] }
}
