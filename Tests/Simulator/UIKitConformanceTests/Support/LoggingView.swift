import UIKit

final class LoggingView: UIView {
    var name = "view"
    var log = Log()
    var whenLaidOut: (() -> Void)?
    var whenUpdatingConstraints: (() -> Void)?

    convenience init(_ name: String, _ log: Log, frame: CGRect = rect(0, 0, 100, 100)) {
        self.init(frame: frame)
        self.name = name
        self.log = log
    }

    override func layoutSubviews() {
        log.add("\(name).layout")
        super.layoutSubviews()
        whenLaidOut?()
    }
    override func updateConstraints() {
        log.add("\(name).updateConstraints")
        whenUpdatingConstraints?()
        super.updateConstraints()
    }
    override func willMove(toSuperview newSuperview: UIView?) {
        log.add("\(name).willMove(toSuperview: \(newSuperview == nil ? "nil" : "some")) in=\(superview != nil)")
    }
    override func didMoveToSuperview() { log.add("\(name).didMoveToSuperview in=\(superview != nil)") }
    override func willMove(toWindow newWindow: UIWindow?) {
        log.add("\(name).willMove(toWindow: \(newWindow == nil ? "nil" : "some")) in=\(window != nil)")
    }
    override func didMoveToWindow() { log.add("\(name).didMoveToWindow in=\(window != nil)") }
    override func didAddSubview(_ subview: UIView) {
        log.add("\(name).didAddSubview in=\(subviews.contains { $0 === subview })")
    }
    override func willRemoveSubview(_ subview: UIView) {
        log.add("\(name).willRemoveSubview in=\(subviews.contains { $0 === subview })")
    }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        log.add("\(name).safeAreaInsetsDidChange")
    }
}
