// Fidelity: partial — idiom, size classes, scale, style, direction and text size; overrides are absent

import Foundation

/// The environment in which a view is shown.
open class UITraitCollection: NSObject, @unchecked Sendable {
    /// Phone or tablet.
    open private(set) var userInterfaceIdiom: UIUserInterfaceIdiom
    /// The size class of the width.
    open private(set) var horizontalSizeClass: UIUserInterfaceSizeClass
    /// The size class of the height.
    open private(set) var verticalSizeClass: UIUserInterfaceSizeClass
    /// Pixels per point.
    open private(set) var displayScale: CGFloat
    /// Light or dark.
    open private(set) var userInterfaceStyle: UIUserInterfaceStyle
    /// The person's text size.
    @available(iOS 10.0, *)
    open private(set) var preferredContentSizeCategory: UIContentSizeCategory

    /// The traits of the running code: the scene's traits, or the traits from ``performAsCurrent(_:)``.
    @available(iOS 13.0, *)
    open class var current: UITraitCollection {
        get {
            MainActor.assumeIsolated { Simulation.current.currentTraits ?? Simulation.current.scene.traitCollection }
        }
        set { MainActor.assumeIsolated { Simulation.current.currentTraits = newValue } }
    }

    /// Runs code with these traits as the current traits.
    @available(iOS 13.0, *)
    open func performAsCurrent(_ actions: () -> Void) {
        let former = MainActor.assumeIsolated { Simulation.current.currentTraits }
        UITraitCollection.current = self
        defer { MainActor.assumeIsolated { Simulation.current.currentTraits = former } }
        actions()
    }

    init(
        idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass,
        scale: CGFloat, style: UIUserInterfaceStyle, textSize: UIContentSizeCategory = .unspecified
    ) {
        preferredContentSizeCategory = textSize
        userInterfaceIdiom = idiom
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        displayScale = scale
        userInterfaceStyle = style
    }

    /// Creates traits that specify only the style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(
            idiom: .unspecified, horizontal: .unspecified, vertical: .unspecified, scale: 0, style: userInterfaceStyle)
    }

    /// Creates traits that specify only the idiom.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(idiom: idiom, horizontal: .unspecified, vertical: .unspecified, scale: 0, style: .unspecified)
    }

    /// Creates traits that specify only the size class of the width.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(
            idiom: .unspecified, horizontal: horizontalSizeClass, vertical: .unspecified, scale: 0, style: .unspecified)
    }

    /// Creates traits that specify only the size class of the height.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(
            idiom: .unspecified, horizontal: .unspecified, vertical: verticalSizeClass, scale: 0, style: .unspecified)
    }

    /// Creates traits that specify only the scale.
    public convenience init(displayScale scale: CGFloat) {
        self.init(
            idiom: .unspecified, horizontal: .unspecified, vertical: .unspecified, scale: scale, style: .unspecified)
    }

    /// Creates traits that specify only the text size.
    @available(iOS 10.0, *)
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(
            idiom: .unspecified, horizontal: .unspecified, vertical: .unspecified, scale: 0, style: .unspecified,
            textSize: preferredContentSizeCategory)
    }

    /// Creates traits from several collections; later values replace earlier values.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        func last<Value: Equatable>(_ path: (UITraitCollection) -> Value, unlike unknown: Value) -> Value {
            traitCollections.map(path).last { $0 != unknown } ?? unknown
        }
        self.init(
            idiom: last(\.userInterfaceIdiom, unlike: .unspecified),
            horizontal: last(\.horizontalSizeClass, unlike: .unspecified),
            vertical: last(\.verticalSizeClass, unlike: .unspecified), scale: last(\.displayScale, unlike: 0),
            style: last(\.userInterfaceStyle, unlike: .unspecified),
            textSize: last(\.preferredContentSizeCategory, unlike: .unspecified))
    }

    /// Returns whether the collection has all traits that another collection specifies.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(traitsFrom: [self, trait]) == self
    }

    /// Returns whether two collections have equal traits.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other.userInterfaceIdiom == userInterfaceIdiom && other.horizontalSizeClass == horizontalSizeClass
            && other.verticalSizeClass == verticalSizeClass && other.displayScale == displayScale
            && other.userInterfaceStyle == userInterfaceStyle
            && other.preferredContentSizeCategory == preferredContentSizeCategory
    }

    /// A hash; equal collections have equal hashes.
    open override var hash: Int { horizontalSizeClass.rawValue * 3 + verticalSizeClass.rawValue }
}

/// An object that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    /// Called after the traits changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
