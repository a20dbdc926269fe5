import UIKit

extension UIResponder {
    /// The first responder: the edited input, or another responder with keyboard input; nil when there is none.
    ///
    ///     if let field = UIResponder.current as? UITextField { field.selectAll(nil) }
    ///
    /// The windows of the connected scenes are searched, the key window of the active scene first. Views, controllers and
    /// windows are found. An app that declares a `current` of its own keeps it: the app's own declaration wins.
    @available(iOSApplicationExtension, unavailable)
    public static var current: UIResponder? {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let active = scenes.filter { $0.activationState == .foregroundActive }
        let windows = scenes.flatMap(\.windows)
        let inOrder = active.compactMap(\.keyWindow) + windows.filter(\.isKeyWindow) + windows
        return inOrder.lazy.compactMap(\.responderOfTree).first
    }
}

extension UIView {
    /// The first responder in the view's tree: a view, or a controller of one.
    fileprivate var responderOfTree: UIResponder? {
        if isFirstResponder { return self }
        if let controller = next as? UIViewController, controller.isFirstResponder { return controller }
        return subviews.lazy.compactMap(\.responderOfTree).first
    }
}
