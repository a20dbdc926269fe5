/// The nodes of a screen, by their properties.
///
/// The law tests ask for the nodes in every frame, so the nodes are found only once.
struct ScreenNodes {
    let all: [ScreenNode]
    let inputs: [ScreenNode]
    /// The controls outside the bar above the keyboard, which UIKit shows in a window of its own.
    let controls: [ScreenNode]
    /// The controls on a guide inside scrolled content.
    ///
    /// The guide decides where these controls are, so tests judge the guide instead.
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
