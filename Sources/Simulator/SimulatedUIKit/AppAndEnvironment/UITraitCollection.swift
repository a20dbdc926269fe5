// Fidelity: partial — idiom, size classes, scale, style, direction and text size; overrides are absent

import Foundation

open class UITraitCollection: NSObject, @unchecked Sendable {
    open private(set) var userInterfaceIdiom: UIUserInterfaceIdiom
    open private(set) var horizontalSizeClass: UIUserInterfaceSizeClass
    open private(set) var verticalSizeClass: UIUserInterfaceSizeClass
    open private(set) var displayScale: CGFloat
    open private(set) var userInterfaceStyle: UIUserInterfaceStyle
    @available(iOS 10.0, *)
    open private(set) var preferredContentSizeCategory: UIContentSizeCategory

    @available(iOS 13.0, *)
    open class var current: UITraitCollection {
        get {
            MainActor.assumeIsolated { Simulation.current.currentTraits ?? Simulation.current.scene.traitCollection }
        }
        set { MainActor.assumeIsolated { Simulation.current.currentTraits = newValue } }
    }

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

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(
            idiom: .unspecified, horizontal: .unspecified, vertical: .unspecified, scale: 0, style: userInterfaceStyle)
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(idiom: idiom, horizontal: .unspecified, vertical: .unspecified, scale: 0, style: .unspecified)
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(
            idiom: .unspecified, horizontal: horizontalSizeClass, vertical: .unspecified, scale: 0, style: .unspecified)
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(
            idiom: .unspecified, horizontal: .unspecified, vertical: verticalSizeClass, scale: 0, style: .unspecified)
    }

    public convenience init(displayScale scale: CGFloat) {
        self.init(
            idiom: .unspecified, horizontal: .unspecified, vertical: .unspecified, scale: scale, style: .unspecified)
    }

    @available(iOS 10.0, *)
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(
            idiom: .unspecified, horizontal: .unspecified, vertical: .unspecified, scale: 0, style: .unspecified,
            textSize: preferredContentSizeCategory)
    }

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

    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(traitsFrom: [self, trait]) == self
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other.userInterfaceIdiom == userInterfaceIdiom && other.horizontalSizeClass == horizontalSizeClass
            && other.verticalSizeClass == verticalSizeClass && other.displayScale == displayScale
            && other.userInterfaceStyle == userInterfaceStyle
            && other.preferredContentSizeCategory == preferredContentSizeCategory
    }

    open override var hash: Int { horizontalSizeClass.rawValue * 3 + verticalSizeClass.rawValue }
}

@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
