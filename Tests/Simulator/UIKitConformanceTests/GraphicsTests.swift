import Testing
import UIKit

@MainActor struct GraphicsTests {
    @Test func `a path knows its box and its inside`() {
        let circle = UIBezierPath(ovalIn: rect(0, 0, 100, 100))
        #expect(circle.bounds == rect(0, 0, 100, 100))
        #expect(circle.contains(CGPoint(x: 50, y: 50)) && !circle.contains(CGPoint(x: 5, y: 5)))
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 0, y: 10))
        path.close()
        path.apply(CGAffineTransform(translationX: 5, y: 5))
        #expect(path.bounds == rect(5, 5, 10, 10) && path.currentPoint == CGPoint(x: 5, y: 5))
        #expect(path.contains(CGPoint(x: 7, y: 7)) && !path.contains(CGPoint(x: 14, y: 14)))
    }

    @Test func `only the even-odd rule makes an inner path a hole`() {
        let path = UIBezierPath(rect: rect(0, 0, 30, 30)), middle = CGPoint(x: 15, y: 15)
        path.append(UIBezierPath(rect: rect(10, 10, 10, 10)))
        #expect(path.contains(middle))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(middle))
    }

    @Test func `half a circle clockwise on the screen goes below its centre`() {
        let arc = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(abs(arc.bounds.minY - 50) < 1e-9 && abs(arc.bounds.maxY - 60) < 0.01)
    }

    @Test func `a drawn image has its context's size and scale`() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 4), false, 2)
        UIColor.red.setFill()
        UIRectFill(rect(0, 0, 10, 4))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image?.size == CGSize(width: 10, height: 4) && image?.scale == 2 && image?.cgImage?.width == 20)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `an image keeps its size in another mode, its insets align it`() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 4), false, 1)
        defer { UIGraphicsEndImageContext() }
        guard let image = UIGraphicsGetImageFromCurrentImageContext() else { return }
        let template = image.withRenderingMode(.alwaysTemplate)
        #expect(template.size == image.size && template.renderingMode == .alwaysTemplate)
        let insets = UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
        let view = UIImageView(image: image.withAlignmentRectInsets(insets))
        #expect(view.alignmentRect(forFrame: rect(0, 0, 10, 4)) == rect(0, 1, 10, 2))
    }

    @Test func `a picture that is not in the bundle is nil`() {
        #expect(UIImage(named: "no such picture") == nil)
    }

    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: width, height: height), false, 1)
        defer { UIGraphicsEndImageContext() }
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    @Test func `D31 a button shows its state's image left of the title`() {
        let host = Host(), button = UIButton(type: .custom)
        host.showPlainRoot().addSubview(button)
        button.setImage(image(24, 24), for: .normal)
        button.setImage(image(10, 10), for: .disabled)
        #expect(button.intrinsicContentSize == CGSize(width: 24, height: 24))
        button.setTitle("Go", for: .normal)
        button.frame = rect(0, 0, 200, 100)
        button.layoutIfNeeded()
        let title = button.titleLabel?.frame ?? .zero, picture = button.imageView?.frame ?? .zero
        #expect(picture.maxX == title.minX && picture.size == CGSize(width: 24, height: 24))
        #expect(abs(picture.minX - (200 - title.maxX)) < 0.5)
        button.contentHorizontalAlignment = .left
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.minX == 0)
        button.isEnabled = false
        #expect(button.imageView?.image?.size.width == 10)
    }

    @Test func `a wheel hides while it stands still`() {
        let wheel = UIActivityIndicatorView(style: .large)
        #expect(wheel.isHidden && wheel.intrinsicContentSize == CGSize(width: 37, height: 37))
        wheel.startAnimating()
        #expect(!wheel.isHidden && wheel.isAnimating)
        wheel.stopAnimating()
        wheel.hidesWhenStopped = false
        #expect(!wheel.isHidden)
    }

    @Test func `a pasteboard keeps what was copied last`() {
        let board = UIPasteboard.general, count = board.changeCount
        board.string = "a"
        #expect(board.strings == ["a"] && board.hasStrings && !board.hasURLs)
        board.url = URL(fileURLWithPath: "/a")
        #expect(board.string == nil && board.urls?.count == 1 && board.changeCount == count + 2)
    }

    @Test func `G3 changes between begin and commit use parameters set there`() {
        let host = Host(), view = UIView(frame: rect(0, 0, 10, 10))
        host.showPlainRoot().addSubview(view)
        host.endTurn()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        view.center.x += 100
        UIView.commitAnimations()
        view.center.y += 7
        host.endTurn()
        host.advance(by: 0.5)
        let shown = view.layer.presentation()?.position ?? .zero
        #expect(abs(shown.x - 55) < 1 && shown.y == 12)
        host.settle()
        #expect(view.layer.animationKeys() == nil)
    }
}
