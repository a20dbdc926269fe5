import HostTestSupport
import KeyboardModel
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// One constraint holds a field at the bottom, in one of the forms that designers use.
final class SpacerScreen: UIViewController {
    enum Way: String, CaseIterable, CustomTestStringConvertible {
        case toView, fromView, toSafeArea, fromSafeArea, toMargin, spacerHeight, spacerOnSafeArea, spacerOnBar, aboveBar
        case barBelow
        var testDescription: String { rawValue }
        /// The distance from the field's bottom to the edge below, in points.
        static let distance: CGFloat = 10
    }

    let field = UITextField(), other = UITextField(), spacer = UIView(), bar = UIView()
    private(set) var constraint: KeyboardConstraint?
    private let way: Way

    init(_ way: Way) {
        self.way = way
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [field, spacer, bar, other] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        field.accessibilityIdentifier = "Field"
        other.accessibilityIdentifier = "Other"
        other.autocorrectionType = .no
        var constraints = [
            field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            field.widthAnchor.constraint(equalToConstant: 200), field.heightAnchor.constraint(equalToConstant: 50),
            other.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            other.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            other.widthAnchor.constraint(equalToConstant: 100), other.heightAnchor.constraint(equalToConstant: 30),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor), bar.widthAnchor.constraint(equalToConstant: 100),
            bar.heightAnchor.constraint(equalToConstant: 49),
            bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            spacer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            spacer.widthAnchor.constraint(equalToConstant: 100)
        ]
        if let ground = groundOfSpacer {
            constraints.append(spacer.bottomAnchor.constraint(equalTo: ground))
            constraints.append(field.bottomAnchor.constraint(equalTo: spacer.topAnchor))
        }
        NSLayoutConstraint.activate(constraints)
        let constraint = KeyboardConstraint(following: plain)
        constraint.isActive = true
        self.constraint = constraint
    }

    private var groundOfSpacer: NSLayoutYAxisAnchor? {
        switch way {
        case .spacerHeight: view.bottomAnchor
        case .spacerOnSafeArea: view.safeAreaLayoutGuide.bottomAnchor
        case .spacerOnBar: bar.topAnchor
        default: nil
        }
    }

    private var plain: NSLayoutConstraint {
        let distance = Way.distance, safe = view.safeAreaLayoutGuide
        return switch way {
        case .toView: field.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -distance)
        case .fromView: view.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: distance)
        case .toSafeArea: field.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -distance)
        case .fromSafeArea: safe.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: distance)
        case .toMargin:
            NSLayoutConstraint(
                item: field, attribute: .bottom, relatedBy: .equal, toItem: view, attribute: .bottomMargin,
                multiplier: 1, constant: -distance)
        case .spacerHeight, .spacerOnSafeArea, .spacerOnBar: spacer.heightAnchor.constraint(equalToConstant: distance)
        case .aboveBar: field.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -distance)
        case .barBelow: bar.topAnchor.constraint(equalTo: field.bottomAnchor, constant: distance)
        }
    }

    var fieldBottom: CGFloat { field.convert(field.bounds, to: nil).maxY.seen }
}
