// Fidelity: partial — one built-in display (rules A11, A15, H5)

import Foundation
@_spi(Simulation) import ObjectiveC

/// The display.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    /// The facts about the device.
    @_spi(Simulation) public let profile: ScreenProfile
    /// The orientation of the interface.
    var orientation = UIInterfaceOrientation.portrait
    private lazy var currentSpace = ScreenSpace(screen: self, isFixed: false)
    private lazy var fixedSpace = ScreenSpace(screen: self, isFixed: true)
    /// The object's associated values; nil before the first one.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    init(profile: ScreenProfile) { self.profile = profile }

    /// The display of the device.
    public class var main: UIScreen { Simulation.current.screen }

    /// The bounds of the display in the present interface orientation, in points, with origin zero.
    open var bounds: CGRect {
        let size = profile.portraitSize
        return CGRect(
            origin: .zero, size: orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size)
    }

    /// The bounds of the display in pixels, in portrait orientation.
    open var nativeBounds: CGRect {
        CGRect(
            x: 0, y: 0, width: profile.portraitSize.width * profile.scale,
            height: profile.portraitSize.height * profile.scale)
    }

    /// Pixels per point.
    open var scale: CGFloat { profile.scale }
    /// Pixels per point.
    open var nativeScale: CGFloat { profile.scale }
    /// Frames per second.
    open var maximumFramesPerSecond: Int { profile.framesPerSecond }
    /// The coordinates of the present interface orientation.
    open var coordinateSpace: any UICoordinateSpace { currentSpace }
    /// The coordinates of the display in portrait orientation.
    open var fixedCoordinateSpace: any UICoordinateSpace { fixedSpace }
    /// The traits of the display.
    open var traitCollection: UITraitCollection { Simulation.current.scene.traitCollection }
    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The safe area of a full-screen window in the present orientation, in points.
    @_spi(Simulation) public var safeAreaInsets: UIEdgeInsets {
        orientation.isLandscape ? profile.landscapeSafeArea : profile.portraitSafeArea
    }
}

/// The display's coordinates, which rotate with the interface or are fixed to the hardware.
@MainActor
final class ScreenSpace: NSObject, ScreenMapped {
    private unowned let screen: UIScreen
    private let isFixed: Bool

    init(screen: UIScreen, isFixed: Bool) {
        self.screen = screen
        self.isFixed = isFixed
    }

    /// Whether this coordinate space turns with the interface orientation.
    var isPresent: Bool { !isFixed }

    var bounds: CGRect { isFixed ? CGRect(origin: .zero, size: screen.profile.portraitSize) : screen.bounds }

    var transformToScreen: CGAffineTransform {
        let size = screen.profile.portraitSize
        guard isFixed else { return .identity }
        switch screen.orientation {
        case .landscapeLeft: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
        case .landscapeRight: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
        case .portraitUpsideDown: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
        default: return .identity
        }
    }
}
