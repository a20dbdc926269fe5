/// The nodes of a screen, found once for each of its values: the law asks for them in every frame.
struct ScreenNodes {
    let all: [ScreenNode]
    let inputs: [ScreenNode]
    /// The buttons and inputs; a bar above the keyboard is outside the app's views.
    let controls: [ScreenNode]
    /// The inputs and buttons on guides of their own that scroll with the views around them.
    ///
    /// The guide decides where scrolling brings them, and the guide itself is judged.
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
