import UIKit

extension UIResponder {
    /// The first responder, such as the edited input, or nil.
    ///
    ///     if let field = UIResponder.current as? UITextField { field.selectAll(nil) }
    ///
    /// The property searches the windows of the connected scenes, the key window of the active scene first. The result
    /// may be a view, a controller or a window. An app may declare its own property `current` in an extension of
    /// `UIResponder`. In the app's code, Swift then uses the app's property instead of this one.
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
    fileprivate var responderOfTree: UIResponder? {
        if isFirstResponder { return self }
        if let controller = next as? UIViewController, controller.isFirstResponder { return controller }
        return subviews.lazy.compactMap(\.responderOfTree).first
    }
}
