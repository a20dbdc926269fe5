import Testing
import UIKit

/// A visual effect view has content only in its content view.
@MainActor struct VisualEffectTests {
    @Test func `the content view is as large as the effect view`() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        let label = UILabel()
        view.contentView.addSubview(label)
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(label.superview === view.contentView && view.contentView.superview === view)
    }
}
