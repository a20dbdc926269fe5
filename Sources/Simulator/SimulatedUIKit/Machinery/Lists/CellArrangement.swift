// Fidelity: partial — rules C68, C69: the positions of the texts in a cell's style, computed from left to right

import Foundation

/// The positions of a cell's picture and texts, for left-to-right reading.
@MainActor
struct CellArrangement {
    /// Rectangles in the content view's coordinates.
    struct Places {
        var picture = CGRect.zero, text = CGRect.zero, detail = CGRect.zero
    }

    let style: UITableViewCell.CellStyle
    let leading: CGFloat, trailing: CGFloat
    let text: UILabel?, detail: UILabel?
    let picture: CGSize?

    /// In a `.value2` cell the main text ends at the right edge of a column.
    ///
    /// Between the texts of a `.value1` cell there is a `gap`.
    private static let column: CGFloat = 91, columnGap: CGFloat = 6, gap: CGFloat = 8

    private var start: CGFloat { leading + (picture.map { $0.width + leading } ?? 0) }

    private func room(in width: CGFloat) -> CGFloat { max(0, width - trailing - start) }

    private func fitting(_ label: UILabel?, width: CGFloat) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: 0))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// A main text of one line gets the width that it needs.
    ///
    /// A main text of several lines wraps beside the detail.
    private func textSize(in width: CGFloat) -> CGSize {
        let room = room(in: width)
        guard style == .value1, let text, text.numberOfLines != 1 else { return fitting(text, width: room) }
        let taken = fitting(detail, width: room).width
        return fitting(text, width: taken > 0 ? max(room / 2, room - taken - Self.gap) : room)
    }

    func places(in size: CGSize) -> Places {
        let room = room(in: size.width), end = start + room
        func inMiddle(_ x: CGFloat, _ fitting: CGSize) -> CGRect {
            CGRect(origin: CGPoint(x: x, y: ((size.height - fitting.height) / 2).rounded(.up)), size: fitting)
        }
        var places = Places()
        if let picture { places.picture = inMiddle(leading, picture) }
        let main = textSize(in: size.width)
        switch style {
        case .value1:
            let free = main.width > 0 ? max(0, room - main.width - Self.gap) : room
            let other = fitting(detail, width: free)
            places.text = inMiddle(start, main)
            places.detail = inMiddle(end - other.width, other)
        case .value2:
            let begin = start + Self.column + Self.columnGap
            let main = fitting(text, width: Self.column), other = fitting(detail, width: max(0, end - begin))
            places.text = inMiddle(start, CGSize(width: Self.column, height: main.height))
            places.detail = inMiddle(begin, other)
        case .subtitle:
            let other = fitting(detail, width: room), free = size.height - main.height - other.height
            let top = (free / 2).rounded()
            // With 20 or more points of free height, the texts are 1 point apart. Rows of automatic height have this
            // much room.
            let between: CGFloat = free >= 20 ? 1 : 0
            places.text = CGRect(origin: CGPoint(x: start, y: top), size: main)
            places.detail = CGRect(origin: CGPoint(x: start, y: top + main.height + between), size: other)
        default:
            places.text = CGRect(x: start, y: 0, width: room, height: size.height)
        }
        return places
    }

    func height(width: CGFloat) -> CGFloat {
        let main = textSize(in: width).height
        guard style == .subtitle, let detail, detail.text?.isEmpty == false else { return main + 23 }
        return main + detail.font.lineHeight + 20.5
    }
}
