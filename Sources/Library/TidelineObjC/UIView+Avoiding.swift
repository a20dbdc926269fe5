import Tideline
import UIKit

// The members have a prefix, since a category's member without one may meet a member of the app or of UIKit.

extension UIScrollView {
    /// Grows the bottom content inset by the height that the keyboard covers, and scrolls the edited input into sight.
    ///
    /// - Parameter options: the options, or nil for the defaults. Later changes of the object have no effect.
    @objc(tdl_avoidKeyboardByInsets:)
    public func tdl_avoidKeyboardByInsets(_ options: KeyboardOptions?) {
        let options = options ?? KeyboardOptions(), list: UIScrollView = self
        var avoidance = options.helping(KeyboardAvoidance<UIScrollView>.insets.spacing(options.spacing))
        if options.coversOwnInset { avoidance = avoidance.coveringOwnInset }
        if let focus = options.chosenFocus { avoidance = avoidance.focus(focus, margin: options.margin) }
        list.keyboardAvoidance = avoidance
    }
}

extension UIView {
    /// Moves the view up by its transform, so that the view's lower edge or its focus stays above the keyboard.
    ///
    /// - Parameter options: the options, or nil for the defaults. Later changes of the object have no effect.
    @objc(tdl_avoidKeyboardByTranslation:)
    public func tdl_avoidKeyboardByTranslation(_ options: KeyboardOptions?) {
        let options = options ?? KeyboardOptions(), view: UIView = self
        var avoidance = options.helping(KeyboardAvoidance<UIView>.translation.spacing(options.spacing))
        if let focus = options.chosenFocus { avoidance = avoidance.focus(focus, margin: options.margin) }
        view.keyboardAvoidance = avoidance
    }

    /// Gives the inputs of the view helpers of their own, and leaves room for the keyboard to the objects around it.
    ///
    /// - Parameter options: the helpers in place of the window's; nil turns the helpers off.
    @objc(tdl_helpEditing:)
    public func tdl_helpEditing(_ options: KeyboardOptions?) {
        let view: UIView = self
        view.keyboardAvoidance = .editing().editing(options?.comforts ?? [])
    }

    /// Excludes the view and its subviews from all avoidances of the library.
    @objc(tdl_excludeFromKeyboardAvoidance)
    public func tdl_excludeFromKeyboardAvoidance() {
        let view: UIView = self
        view.keyboardAvoidance = .excluded
    }

    /// Ends the avoidance or the exclusion of the view, and restores the app's own values.
    @objc(tdl_stopAvoidingKeyboard)
    public func tdl_stopAvoidingKeyboard() {
        let view: UIView = self
        view.keyboardAvoidance = nil
    }

    /// A layout guide at the view's bottom; the guide's top edge follows the keyboard.
    ///
    /// The first access creates the guide.
    @objc(tdl_keyboardGuide)
    public var tdl_keyboardGuide: UILayoutGuide {
        let view: UIView = self
        return view.keyboardGuide
    }
}

extension UIViewController {
    /// Raises the bottom of the controller's safe area to the keyboard's top.
    ///
    /// - Parameter options: the options, or nil for the defaults. Later changes of the object have no effect.
    @objc(tdl_avoidKeyboardBySafeArea:)
    public func tdl_avoidKeyboardBySafeArea(_ options: KeyboardOptions?) {
        let options = options ?? KeyboardOptions(), controller: UIViewController = self
        controller.keyboardAvoidance = options.helping(.safeArea.spacing(options.spacing))
    }

    /// Gives the inputs of the controller helpers of their own, and leaves room for the keyboard to the objects around it.
    ///
    /// - Parameter options: the helpers in place of the window's; nil turns the helpers off.
    @objc(tdl_helpEditing:)
    public func tdl_helpEditing(_ options: KeyboardOptions?) {
        let controller: UIViewController = self
        controller.keyboardAvoidance = .editing().editing(options?.comforts ?? [])
    }

    /// Excludes the controller, its child controllers and its presented controllers from all avoidances of the library.
    @objc(tdl_excludeFromKeyboardAvoidance)
    public func tdl_excludeFromKeyboardAvoidance() {
        let controller: UIViewController = self
        controller.keyboardAvoidance = .excluded
    }

    /// Ends the avoidance or the exclusion of the controller, and restores the app's own safe area.
    @objc(tdl_stopAvoidingKeyboard)
    public func tdl_stopAvoidingKeyboard() {
        let controller: UIViewController = self
        controller.keyboardAvoidance = nil
    }
}

extension NSLayoutConstraint {
    /// Changes a vertical constraint's constant, so that the constraint's upper item stays above the keyboard.
    ///
    /// - Parameter options: the options, or nil for the defaults; only `spacing` has a meaning.
    @objc(tdl_avoidKeyboardByConstant:)
    public func tdl_avoidKeyboardByConstant(_ options: KeyboardOptions?) {
        let constraint: NSLayoutConstraint = self
        constraint.keyboardAvoidance = .constant.spacing(options?.spacing ?? 0)
    }

    /// Ends the avoidance of the constraint, and restores the app's own constant.
    @objc(tdl_stopAvoidingKeyboard)
    public func tdl_stopAvoidingKeyboard() {
        let constraint: NSLayoutConstraint = self
        constraint.keyboardAvoidance = nil
    }
}

extension UIWindow {
    /// Keeps the edited input in sight in every screen of the window.
    ///
    /// - Parameter options: the options, or nil for the defaults. Later changes of the object have no effect.
    @objc(tdl_avoidKeyboardAutomatically:)
    public func tdl_avoidKeyboardAutomatically(_ options: KeyboardOptions?) {
        let options = options ?? KeyboardOptions(), window: UIWindow = self
        var avoidance = options.helping(KeyboardAvoidance<UIWindow>.automatic.spacing(options.spacing))
        avoidance = avoidance.leavingAlone(options.classesLeftAlone)
        if let focus = options.chosenFocus { avoidance = avoidance.focus(focus, margin: options.margin) }
        window.keyboardAvoidance = avoidance
    }
}

extension UIWindowScene {
    /// Keeps the edited input in sight in every window of the scene.
    ///
    /// - Parameter options: the options, or nil for the defaults. Later changes of the object have no effect.
    @objc(tdl_avoidKeyboardAutomatically:)
    public func tdl_avoidKeyboardAutomatically(_ options: KeyboardOptions?) {
        let options = options ?? KeyboardOptions(), scene: UIWindowScene = self
        var avoidance = options.helping(KeyboardAvoidance<UIWindowScene>.automatic.spacing(options.spacing))
        avoidance = avoidance.leavingAlone(options.classesLeftAlone)
        if let focus = options.chosenFocus { avoidance = avoidance.focus(focus, margin: options.margin) }
        scene.keyboardAvoidance = avoidance
    }

    /// Ends the avoidance of the scene, and restores the app's own values.
    @objc(tdl_stopAvoidingKeyboard)
    public func tdl_stopAvoidingKeyboard() {
        let scene: UIWindowScene = self
        scene.keyboardAvoidance = nil
    }
}
