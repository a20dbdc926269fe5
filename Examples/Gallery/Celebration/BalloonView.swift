import UIKit

final class BalloonView: UIView {
    nonisolated static let size = CGSize(width: 44, height: 86)

    init(color: UIColor) {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isUserInteractionEnabled = false
        let body = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 54))
        body.backgroundColor = color
        body.layer.cornerRadius = 22
        let knot = UIView(frame: CGRect(x: 19, y: 52, width: 6, height: 6))
        knot.backgroundColor = color
        knot.layer.cornerRadius = 2
        let string = UIView(frame: CGRect(x: 21.5, y: 58, width: 1, height: 28))
        string.backgroundColor = .systemGray3
        let shine = UIView(frame: CGRect(x: 9, y: 9, width: 9, height: 15))
        shine.backgroundColor = .white
        shine.alpha = 0.45
        shine.layer.cornerRadius = 4.5
        for part in [string, knot, body, shine] { addSubview(part) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
