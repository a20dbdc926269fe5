// Fidelity: partial — inferred: a cell takes its configurations before it is measured, and content of another type replaces its view

import Foundation

/// A cell of a table or of a collection view that shows what configurations say.
@MainActor
protocol ConfiguredCell: UIView {
    var contentView: UIView { get }
    var configurationState: UICellConfigurationState { get }
    func replaceContentView(with view: UIView)
    func updateConfiguration(using state: UICellConfigurationState)
}

extension ConfiguredCell {
    func show(_ configuration: any UIContentConfiguration) {
        let shown = configuration.updated(for: configurationState)
        if let content = contentView as? any UIView & UIContentView, content.supports(shown) {
            content.configuration = shown
        } else {
            replaceContentView(with: shown.makeContentView())
        }
        invalidateIntrinsicContentSize()
    }

    func put(_ view: UIView, inPlaceOf former: UIView) {
        view.frame = former.frame
        view.autoresizingMask = former.autoresizingMask
        insertSubview(view, aboveSubview: former)
        former.removeFromSuperview()
    }
}
