import UIKit

extension UIResponder {
    /// The first responder, such as the edited input, or nil while the app has none.
    ///
    ///     if let field = UIResponder.current as? UITextField { field.selectAll(nil) }
    ///
    /// This property searches the windows of the connected scenes, the key window of the active scene first. It finds
    /// views, controllers and windows. If an app declares its own property `current`, Swift uses the app's property in
    /// the app.
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
    /// The first responder in the view's tree, which is a view or a view's controller.
    fileprivate var responderOfTree: UIResponder? {
        if isFirstResponder { return self }
        if let controller = next as? UIViewController, controller.isFirstResponder { return controller }
        return subviews.lazy.compactMap(\.responderOfTree).first
    }
}
