// Fidelity: partial — sizes and rectangles; nothing is drawn

import Foundation

extension NSAttributedString {
    public func size() -> CGSize { TextLayout(StyledText(self)).size }

    /// The height of the given size is ignored.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin)
        var layout = TextLayout(StyledText(self), width: wraps ? size.width : 0)
        if wraps, options.contains(.truncatesLastVisibleLine) { layout.drop(below: size.height) }
        let origin = CGPoint(x: 0, y: wraps ? 0 : -(layout.lines.last?.descent ?? 0))
        let rect = CGRect(origin: origin, size: layout.size)
        context?.totalBounds = rect
        return rect
    }
}

extension NSString {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { styled(attrs).size() }

    /// The height of the given size is ignored.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        styled(attributes).boundingRect(with: size, options: options, context: context)
    }

    private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(describing: self), attributes: attributes)
    }
}
