import Foundation
@_spi(Simulation) import UIKit

/// A view in one row of a list, and how the latest pictures show it.
@MainActor
final class ShownView {
    /// Kept alive, so that what is known of one view is never told of another.
    let view: UIView
    /// Identity of its nodes.
    let number: Int
    /// The row of a list that it is in.
    let row: IndexPath?
    let facts: ViewClass
    /// In pictures of a screen at rest, which tell more.
    let atRest: ViewLikeness
    /// In pictures in which something moves.
    let inMotion: ViewLikeness

    init(_ view: UIView, number: Int, row: IndexPath?) {
        self.view = view
        self.number = number
        self.row = row
        facts = ViewClass.of(view)
        atRest = ViewLikeness(id: number, facts, withSafeArea: true)
        inMotion = ViewLikeness(id: number, facts, withSafeArea: false)
    }
}
