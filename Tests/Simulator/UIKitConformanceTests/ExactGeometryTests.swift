import Testing
import UIKit

/// If a geometric value can be computed exactly, UIKit gives this value to the last bit.
@MainActor struct ExactGeometryTests {
    private let scales: [CGFloat] = [0.1, 0.25, 0.5, 0.7, 0.9, 0.95, 1.1, 1.3, 2, 3]
    private let frames: [CGRect] = [0, 7, 100, -50].flatMap { x in
        [1, 33, 100, 390].flatMap { width in [0, 44, 50, 844].map { rect(x, x / 2, width, $0) } }
    }

    @Test func `A40 quarter turns give exact frames`() {
        for frame in frames {
            for quarters in -4...4 {
                let view = UIView(frame: frame)
                view.transform = CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2)
                let (center, size) = (view.center, frame.size)
                let turned = rect(
                    center.x - size.height / 2, center.y - size.width / 2, size.height, size.width)
                #expect(view.frame == (quarters.isMultiple(of: 2) ? frame : turned), "\(frame) by \(quarters)")
            }
        }
    }

    @Test func `A40 a scaled frame has the scaled size around the center`() {
        for frame in frames {
            for scale in scales {
                let view = UIView(frame: frame)
                view.transform = CGAffineTransform(scaleX: scale, y: -scale)
                let size = CGSize(width: frame.width * scale, height: frame.height * scale)
                let expected = rect(
                    view.center.x - size.width / 2, view.center.y - size.height / 2, size.width, size.height)
                #expect(view.frame == expected, "\(frame) by \(scale)")
            }
        }
    }

    @Test func `A40 a frame set under a scale or a quarter turn divides once`() {
        for scale in scales {
            let view = UIView()
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            view.frame = rect(10, 20, 100, 44)
            #expect(view.bounds.size == CGSize(width: 100 / scale, height: 44 / scale), "\(scale)")
            view.transform = CGAffineTransform(rotationAngle: .pi / 2)
            view.frame = rect(10, 20, 100, 44)
            #expect(view.bounds.size == CGSize(width: 44, height: 100))
            #expect(view.frame == rect(10, 20, 100, 44))
        }
    }

    @Test func `A40 converting through a quarter turn and back is exact`() {
        let root = UIView(frame: rect(0, 0, 400, 400)), view = UIView(frame: rect(50, 60, 100, 40))
        root.addSubview(view)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(view.convert(rect(0, 0, 100, 40), to: root) == rect(80, 30, 40, 100))
        #expect(view.convert(rect(80, 30, 40, 100), from: root) == rect(0, 0, 100, 40))
    }

    @Test func `A32 under a transform sizeToFit keeps the frame's origin`() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 60, height: 20) }
        }
        for transform in [
            CGAffineTransform.identity, CGAffineTransform(scaleX: 0.5, y: 0.5), CGAffineTransform(scaleX: 2, y: 4),
            CGAffineTransform(rotationAngle: .pi / 2)
        ] {
            let view = Fitting(frame: rect(10, 20, 100, 100))
            view.transform = transform
            let origin = view.frame.origin
            for _ in 1...2 {
                view.sizeToFit()
                #expect(view.bounds.size == CGSize(width: 60, height: 20), "\(transform)")
                #expect(view.frame.origin == origin, "\(transform)")
            }
        }
    }

    @Test func `B40 an Auto Layout size is whole pixels, divided once`() {
        let host = Host()
        let root = host.showPlainRoot(), view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let top = view.topAnchor.constraint(equalTo: root.topAnchor)
        let height = view.heightAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            top, height, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 50)
        ])
        for pixels in stride(from: 1, through: 1200, by: 7) {
            top.constant = CGFloat(pixels) / 3
            height.constant = CGFloat(pixels % 50) + 100
            host.endTurn()
            #expect(view.bounds.height == height.constant, "\(pixels) pixels down")
        }
    }
}
