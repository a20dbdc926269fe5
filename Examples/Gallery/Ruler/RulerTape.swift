import UIKit

/// A measuring tape from 0 to 30: a long line and a number at each inch, shorter lines at each quarter inch.
final class RulerTape: UIView {
    static let last = 30
    static let width: CGFloat = 200

    private static let margin: CGFloat = 40
    private static let inch: CGFloat = 64
    private let marker = UIView()

    static var size: CGSize { CGSize(width: width, height: 2 * margin + CGFloat(last) * inch) }

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        backgroundColor = .systemYellow
        marker.backgroundColor = .systemRed
        marker.layer.cornerRadius = 16
        marker.isHidden = true
        marker.frame = Self.placeOfMarker(at: 0)
        addSubview(marker)
        for number in 0...Self.last { addLines(at: number) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Highlights a number and returns the highlighted rectangle in the tape's coordinates.
    func mark(_ number: Int) -> CGRect {
        marker.isHidden = false
        marker.frame = Self.placeOfMarker(at: number)
        return marker.frame
    }

    // MARK: Drawing

    private static func y(of number: CGFloat) -> CGFloat { margin + number * inch }

    private static func placeOfMarker(at number: Int) -> CGRect {
        CGRect(x: width / 2 - 32, y: y(of: CGFloat(number)) - 16, width: 64, height: 32)
    }

    private func addLines(at number: Int) {
        let y = Self.y(of: CGFloat(number)), isRound = number % 10 == 0
        addLine(at: y, length: isRound ? 56 : 44, height: 2)
        for quarter in 1...3 where number < Self.last {
            addLine(at: y + CGFloat(quarter) * Self.inch / 4, length: quarter == 2 ? 28 : 18, height: 1)
        }
        let label = UILabel(frame: Self.placeOfMarker(at: number))
        label.text = String(number)
        label.textAlignment = .center
        label.textColor = .black
        label.font = .systemFont(ofSize: isRound ? 24 : 19, weight: isRound ? .bold : .regular)
        addSubview(label)
    }

    private func addLine(at y: CGFloat, length: CGFloat, height: CGFloat) {
        let line = UIView(frame: CGRect(x: 0, y: y - height / 2, width: length, height: height))
        line.backgroundColor = .black
        addSubview(line)
    }
}
