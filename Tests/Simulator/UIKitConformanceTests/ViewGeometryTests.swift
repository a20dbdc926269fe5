import Testing
import UIKit

@MainActor struct ViewGeometryTests {
    @available(iOS 16, *)
    @Test func `A1 frame follows from bounds, center, anchor and transform`() {
        let view = UIView()
        view.bounds = rect(0, 0, 40, 20)
        view.center = CGPoint(x: 100, y: 50)
        #expect(view.frame == rect(80, 40, 40, 20))
        view.anchorPoint = CGPoint(x: 0, y: 0)
        #expect(view.frame == rect(100, 50, 40, 20))
        #expect(view.center == CGPoint(x: 100, y: 50))
        #expect(view.layer.position == view.center && view.layer.bounds == view.bounds)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == rect(100, 50, 80, 40))
        #expect(view.bounds == rect(0, 0, 40, 20))
    }

    @Test func `A2 frame is the bounding box of the transformed bounds`() {
        let view = UIView()
        view.bounds = rect(0, 0, 100, 50)
        view.center = CGPoint(x: 200, y: 300)
        #expect(view.frame == rect(150, 275, 100, 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 4)
        #expect(isClose(view.frame, rect(146.967, 246.967, 106.066, 106.066)), "\(view.frame)")
    }

    @Test func `A3 setting the frame keeps the bounds' origin`() {
        let view = UIView()
        view.bounds.origin = CGPoint(x: 5, y: 7)
        view.frame = rect(10, 20, 40, 60)
        #expect(view.bounds == rect(5, 7, 40, 60))
        #expect(view.center == CGPoint(x: 30, y: 50))
    }

    @Test func `A4 a transformed frame is the mapped corners' bounding box`() {
        let view = UIView()
        view.bounds = rect(10, 20, 100, 50)
        view.center = CGPoint(x: 200, y: 300)
        // This shear gives x' = x + y / 2. The view reaches 50 points to each side of its middle, and 25 points above
        // and below.
        view.transform = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 7, ty: 9)
        #expect(isClose(view.frame, rect(207 - 62.5, 309 - 25, 125, 50)), "\(view.frame)")
        view.layer.anchorPoint = .zero
        #expect(isClose(view.frame, rect(207, 309, 125, 50)), "\(view.frame)")
        for flat in [CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 0, y: 1)] {
            view.transform = flat
            #expect(view.frame == rect(200, 300, 0, flat.d * 50))
        }
    }

    @Test func `A4 a frame set under a singular transform raises nothing`() {
        let view = UIView(frame: rect(0, 0, 100, 50))
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
        view.frame = rect(10, 20, 30, 40)
        #expect(view.center == CGPoint(x: 25, y: 40))
        #expect(view.frame == rect(25, 40, 0, 0))
    }

    @Test func `A5 a frame set under a transform goes through its inverse`() {
        let doubled = UIView()
        doubled.bounds.origin = CGPoint(x: 5, y: 7)
        doubled.transform = CGAffineTransform(scaleX: 2, y: 2)
        doubled.frame = rect(0, 0, 100, 100)
        #expect(doubled.bounds == rect(5, 7, 50, 50))
        #expect(doubled.center == CGPoint(x: 50, y: 50))
        let turned = UIView()
        turned.transform = CGAffineTransform(rotationAngle: .pi / 4)
        turned.frame = rect(0, 0, 100, 100)
        #expect(isClose(turned.bounds, rect(0, 0, 141.421, 141.421)), "\(turned.bounds)")
        #expect(turned.center == CGPoint(x: 50, y: 50))
    }

    @Test func `A6 a new bounds size grows the frame around the anchor`() {
        let view = UIView(frame: rect(0, 0, 100, 100))
        view.bounds.size = CGSize(width: 120, height: 120)
        #expect(view.frame == rect(-10, -10, 120, 120))
        #expect(view.center == CGPoint(x: 50, y: 50))
        view.layer.anchorPoint = CGPoint(x: 0, y: 1)
        view.bounds.size = CGSize(width: 60, height: 60)
        #expect(view.frame == rect(50, -10, 60, 60))
        #expect(view.center == CGPoint(x: 50, y: 50))
    }

    @available(iOS 16, *)
    @Test func `A7 an anchor point moves the frame, not center or bounds`() {
        let view = UIView(frame: rect(100, 100, 100, 50))
        #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        view.anchorPoint = .zero
        #expect(view.frame == rect(150, 125, 100, 50))
        #expect(view.center == CGPoint(x: 150, y: 125) && view.bounds == rect(0, 0, 100, 50))
        #expect(view.layer.anchorPoint == .zero)
    }

    @Test func `A30 alpha has 32 bits and stays between 0 and 1`() {
        let view = UIView()
        view.alpha = 0.1
        #expect(view.alpha == 0.10000000149011612)
        for (set, read) in [(-1, 0), (1.5, 1), (0.5, 0.5)] as [(CGFloat, CGFloat)] {
            view.alpha = set
            #expect(view.alpha == read)
        }
    }

    @Test func `A31 a plain view has no natural size and keeps its own`() {
        let view = UIView(frame: rect(3, 4, 50, 60))
        #expect(UIView.noIntrinsicMetric == -1)
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(view.sizeThatFits(CGSize(width: 10, height: 500)) == CGSize(width: 50, height: 60))
        view.sizeToFit()
        #expect(view.frame == rect(3, 4, 50, 60))
    }

    @Test func `A31 sizeToFit applies what fits into the size of the bounds`() {
        final class Halved: UIView {
            var asked: [CGSize] = []
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                asked.append(size)
                return CGSize(width: size.width / 2, height: size.height * 2)
            }
        }
        let view = Halved(frame: rect(3, 4, 50, 60))
        view.sizeToFit()
        #expect(view.asked == [CGSize(width: 50, height: 60)])
        #expect(view.bounds.size == CGSize(width: 25, height: 120))
    }

    @Test func `A33 what a fresh view is set to`() {
        let view = UIView()
        #expect(view.autoresizingMask.isEmpty && view.autoresizesSubviews)
        #expect(!view.clipsToBounds && view.isOpaque && view.alpha == 1 && !view.isHidden)
        #expect(view.tag == 0 && view.contentMode == .scaleToFill && view.backgroundColor == nil)
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        #expect(Host().makeWindow().isHidden)
    }

    @Test func `A37 only a frame that Auto Layout gives is rounded`() {
        let host = Host(.p375)
        let root = host.showPlainRoot(), set = UIView(), solved = UIView()
        root.addSubview(set)
        root.addSubview(solved)
        set.frame = rect(0.3, 0.7, 10.1, 20.9)
        solved.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            solved.leftAnchor.constraint(equalTo: set.leftAnchor), solved.topAnchor.constraint(equalTo: set.topAnchor),
            solved.rightAnchor.constraint(equalTo: set.rightAnchor),
            solved.bottomAnchor.constraint(equalTo: set.bottomAnchor)
        ])
        host.endTurn()
        #expect(isClose(set.frame, rect(0.3, 0.7, 10.1, 20.9), within: 1e-9), "\(set.frame)")
        #expect(solved.frame == rect(0.5, 0.5, 10, 21), "edges 0.3, 0.7, 10.4, 21.6 on half points")
    }
}
