@_spi(Simulation) import UIKit

/// The reference devices of the rules' examples, by their portrait width.
enum Device {
    case p390, p393, p375, t1024

    var profile: ScreenProfile {
        switch self {
        case .p390: ScreenProfile()
        case .p393:
            ScreenProfile(
                portraitSize: CGSize(width: 393, height: 852),
                portraitSafeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
                landscapeSafeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        case .p375:
            ScreenProfile(
                portraitSize: CGSize(width: 375, height: 667), scale: 2,
                portraitSafeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeSafeArea: .zero)
        case .t1024:
            ScreenProfile(
                portraitSize: CGSize(width: 1024, height: 1366), scale: 2, idiom: .pad,
                portraitSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
                landscapeSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        }
    }

    /// The docked keyboard in portrait, in points.
    var keyboardHeight: CGFloat {
        switch self {
        case .p390, .p393: 336
        case .p375: 253
        case .t1024: 398
        }
    }
}
