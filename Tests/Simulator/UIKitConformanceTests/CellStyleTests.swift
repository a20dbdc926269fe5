import Testing
import UIKit

/// The labels' positions in cell styles; the expected values are Apple's, from files that Xcode's editor wrote.
@MainActor struct CellStyleTests {
    private func cell(
        _ style: UITableViewCell.CellStyle, _ text: String, _ detail: String? = nil, width: CGFloat = 390,
        height: CGFloat = 44, accessory: UITableViewCell.AccessoryType = .none
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.accessoryType = accessory
        cell.textLabel?.text = text
        cell.detailTextLabel?.text = detail
        cell.frame = rect(0, 0, width, height)
        return cell
    }

    private func shown(_ cells: UITableViewCell..., on model: Phone.Model = .p390) -> Phone {
        let phone = Phone(model)
        for cell in cells { phone.controller.view.addSubview(cell) }
        phone.endTurn()
        return phone
    }

    @Test func `C68 a default label fills the row between the margins`() {
        let plain = cell(.default, "Title"), sign = cell(.default, "Title", accessory: .disclosureIndicator)
        withExtendedLifetime(shown(plain, sign)) {
            #expect(plain.textLabel?.frame == rect(16, 0, 358, 44))
            #expect(isClose(sign.contentView.frame, rect(0, 0, 390 - 16 - 29.0 / 3, 44), within: 0.01))
            #expect(isClose(sign.textLabel?.frame ?? .zero, rect(16, 0, 390 - 16 - 29.0 / 3 - 24, 44), within: 0.01))
        }
    }

    @Test func `C68 both texts of value1 are as wide as they need`() throws {
        let row = cell(.value1, "Title", "Detail"), sign = cell(.value1, "Title", "Detail", accessory: .checkmark)
        try withExtendedLifetime(shown(row, sign)) {
            let text = try #require(row.textLabel), detail = try #require(row.detailTextLabel)
            #expect(isClose(text.frame, CGRect(origin: CGPoint(x: 16, y: 12), size: text.intrinsicContentSize)))
            let size = detail.intrinsicContentSize
            #expect(isClose(detail.frame, CGRect(origin: CGPoint(x: 374 - size.width, y: 12), size: size)))
            let room = sign.contentView.bounds.width
            #expect(isClose(room, 390 - 16 - 24) && isClose(sign.detailTextLabel?.frame.maxX ?? 0, room - 8))
        }
    }

    @Test func `C68 a long main text of value1 leaves the detail no room`() {
        let long = String(repeating: "long ", count: 30)
        let row = cell(.value1, long, "Detail"), other = cell(.value1, "Title", long)
        withExtendedLifetime(shown(row, other)) {
            #expect(row.textLabel?.frame.width == 358 && row.detailTextLabel?.frame.width == 0)
            let text = other.textLabel?.frame ?? .zero, detail = other.detailTextLabel?.frame ?? .zero
            #expect(isClose(text.width, other.textLabel?.intrinsicContentSize.width ?? 0))
            #expect(isClose(detail.minX, text.maxX + 8) && isClose(detail.maxX, 374))
        }
    }

    @Test func `C68 subtitle stacks both texts from the margin`() {
        let row = cell(.subtitle, "Title", "Detail", height: 55.5), alone = cell(.subtitle, "Title")
        withExtendedLifetime(shown(row, alone)) {
            let text = row.textLabel?.frame ?? .zero, detail = row.detailTextLabel?.frame ?? .zero
            #expect(isClose(text.minX, 16) && isClose(detail.minX, 16) && text.width < 50 && detail.width < 50)
            #expect(isClose(text.minY, 10) && isClose(detail.minY, text.maxY + 1) && detail.maxY < 47)
            #expect(alone.textLabel?.frame.midY.rounded() == 22 && alone.detailTextLabel?.frame.size == .zero)
        }
    }

    @Test func `C68 a row with a subtitle is higher than 44 points`() {
        let fitting = CGSize(width: 390, height: 0)
        func height(_ cell: UITableViewCell) -> CGFloat {
            cell.systemLayoutSizeFitting(
                fitting, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let row = cell(.subtitle, "Title", "Detail")
        withExtendedLifetime(shown(row)) {
            #expect(abs(height(row) - 55.5) < 0.5)
            row.detailTextLabel?.numberOfLines = 0
            row.detailTextLabel?.text = "Detail\nof three\nlines"
            #expect(abs(height(row) - 55.5) < 0.5, "lines of the detail do not count")
            row.textLabel?.numberOfLines = 0
            row.textLabel?.text = "Title\nof two lines"
            #expect(height(row) > 70)
            #expect(height(cell(.subtitle, "Title")) == 44 && height(cell(.value1, "Title", "Detail")) == 44)
        }
    }

    @Test func `C68 texts stand beside the picture and at wider margins`() {
        let row = cell(.default, "Title")
        row.imageView?.image = UIImage(systemName: "star")
        let wide = cell(.value1, "Title", "Detail")
        withExtendedLifetime(shown(row)) {
            #expect(row.imageView?.frame == rect(16, 12, 20, 20) && row.textLabel?.frame.minX == 52)
        }
        withExtendedLifetime(shown(wide, on: .p414)) {
            #expect(isClose(wide.textLabel?.frame.minX ?? 0, 20))
        }
    }

    @Test func `C68 another text is placed anew`() {
        let row = cell(.value1, "Title", "Detail"), phone = shown(row)
        row.detailTextLabel?.text = "A longer detail"
        phone.endTurn()
        let detail = row.detailTextLabel?.frame ?? .zero
        #expect(isClose(detail.width, row.detailTextLabel?.intrinsicContentSize.width ?? 0))
        #expect(isClose(detail.maxX, 374))
    }

    @Test func `C68 where reading begins at the right it is mirrored`() {
        let row = cell(.value1, "Title", "Detail")
        row.semanticContentAttribute = .forceRightToLeft
        withExtendedLifetime(shown(row)) {
            let text = row.textLabel?.frame ?? .zero, detail = row.detailTextLabel?.frame ?? .zero
            #expect(isClose(text.maxX, 374) && isClose(detail.minX, 16))
        }
    }

    @Test func `C69 value2 has a column of 91 points for the main text`() {
        let row = cell(.value2, "Title", "Detail")
        withExtendedLifetime(shown(row)) {
            #expect(row.textLabel?.frame.minX == 16 && row.textLabel?.frame.width == 91)
            #expect(row.textLabel?.textAlignment == .right && row.detailTextLabel?.frame.minX == 113)
        }
    }
}
