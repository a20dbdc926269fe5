/// The nodes of a screen, found once for each version of the screen, because the law tests ask for them in every frame.
struct ScreenNodes {
    let all: [ScreenNode]
    let inputs: [ScreenNode]
    /// The buttons and inputs in the app's windows; UIKit shows the bar above the keyboard in a window of its own.
    let controls: [ScreenNode]
    /// The ids of the inputs and buttons on a keyboard guide that is inside scrolled content.
    ///
    /// The guide decides where these views are, so tests judge the guide and skip the views.
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
