import Testing

@_spi(Simulation) @testable import UIKit

/// When a view sets a value, an app's layer class may change further values; each change is reported once.
@MainActor
@Suite struct LayerSubclassTests {
    private final class ClampingLayer: CALayer {
        override var bounds: CGRect {
            didSet { if bounds.width > 100 { bounds.size.width = 100 } }
        }
    }

    private final class ClampedView: UIView {
        override class var layerClass: AnyClass { ClampingLayer.self }
    }

    private final class ShiftingLayer: CALayer {
        override var bounds: CGRect {
            get { super.bounds }
            set {
                position.x += 10
                super.bounds = newValue
            }
        }
    }

    private final class ShiftedView: UIView {
        override class var layerClass: AnyClass { ShiftingLayer.self }
    }

    private func animated(_ view: UIView, _ change: @escaping () -> Void) throws -> CALayer {
        let simulation = Simulation.installed()
        let window = UIWindow(windowScene: simulation.scene)
        window.addSubview(view)
        window.makeKeyAndVisible()
        simulation.clock.settle()
        return try withExtendedLifetime(simulation) {
            UIView.animate(withDuration: 1, animations: change)
            return try #require(view.layer.presentation())
        }
    }

    @Test func `bounds that a layer corrects animate from their old value`() throws {
        let view = ClampedView(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
        let shown = try animated(view) { view.bounds.size.width = 200 }
        #expect(view.bounds.width == 100 && shown.bounds.width == 50)
    }

    @Test func `a layer moved by a bounds change animates from its old place`() throws {
        let view = ShiftedView(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
        let start = view.center.x
        let shown = try animated(view) { view.bounds.size.width = 80 }
        #expect(view.center.x == start + 10 && view.bounds.width == 80)
        #expect(shown.position.x == start && shown.bounds.width == 50)
    }
}
