// Fidelity: partial — one built-in display (rules A11, A15, H5)

import Foundation
@_spi(Simulation) import ObjectiveC

@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    @_spi(Simulation) public let profile: ScreenProfile
    var orientation = UIInterfaceOrientation.portrait
    private lazy var currentSpace = ScreenSpace(screen: self, isFixed: false)
    private lazy var fixedSpace = ScreenSpace(screen: self, isFixed: true)
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    init(profile: ScreenProfile) { self.profile = profile }

    public class var main: UIScreen { Simulation.current.screen }

    open var bounds: CGRect {
        let size = profile.portraitSize
        return CGRect(
            origin: .zero, size: orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size)
    }

    open var nativeBounds: CGRect {
        CGRect(
            x: 0, y: 0, width: profile.portraitSize.width * profile.scale,
            height: profile.portraitSize.height * profile.scale)
    }

    open var scale: CGFloat { profile.scale }
    open var nativeScale: CGFloat { profile.scale }
    open var maximumFramesPerSecond: Int { profile.framesPerSecond }
    open var coordinateSpace: any UICoordinateSpace { currentSpace }
    open var fixedCoordinateSpace: any UICoordinateSpace { fixedSpace }
    open var traitCollection: UITraitCollection { Simulation.current.scene.traitCollection }
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

    /// Whether this coordinate space rotates with the interface.
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
