/// The nodes of a screen, grouped by their properties, such as all inputs.
///
/// The law tests ask for these groups in every frame, so the groups are found only once.
struct ScreenNodes {
    let all: [ScreenNode]
    let inputs: [ScreenNode]
    /// The controls that are not in the bar above the keyboard.
    ///
    /// UIKit shows this bar in a window of its own.
    let controls: [ScreenNode]
    /// The ids of the controls that are attached to a keyboard guide inside scrolled content.
    ///
    /// The guide determines the positions of these controls. The tests therefore judge the guide's position, and not
    /// the positions of the controls.
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
