import HostTestSupport
@testable import Tideline
import TidelineClassics
import UIKit

/// A page with a field, on which the app sets avoidances at any time.
@MainActor
final class SettingsPage: UIViewController {
    enum Kind: CaseIterable {
        /// A form that fills the page.
        case form
        /// A card on the safe area.
        case card
        /// A field above a list.
        case header
        /// A list in the content of a scroll view; the field is in the list.
        case innerList
        /// A list above a bar with the field.
        case bar
    }

    let kind: Kind
    let list = UIScrollView(), card = UIView(), field = UITextField()
    /// The constraint between the lowest view and the safe area.
    private(set) var ground = NSLayoutConstraint()
    var onAppear: () -> Void = {}
    var onLayout: () -> Void = {}

    init(_ kind: Kind) {
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
        field.accessibilityIdentifier = "Field"
        list.contentSize = CGSize(width: 390, height: 1_200)
        let isOnGround = kind == .card || kind == .bar
        for child in [list, card] { child.translatesAutoresizingMaskIntoConstraints = false }
        let outer = kind == .innerList ? UIScrollView(frame: view.bounds) : view as UIView
        if let outer = outer as? UIScrollView {
            outer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            outer.contentSize = CGSize(width: 390, height: 1_000)
            view.addSubview(outer)
            outer.addSubview(list)
            list.translatesAutoresizingMaskIntoConstraints = true
            list.frame = CGRect(x: 0, y: 200, width: 390, height: 500)
        } else if kind != .card {
            view.addSubview(list)
            fill(list, top: kind == .header ? 160 : 0, bottom: kind == .bar ? 80 : 0)
        }
        if isOnGround { putCard() }
        place(field, in: isOnGround ? card : kind == .header ? view : list)
    }

    required init?(coder: NSCoder) { nil }

    private func fill(_ list: UIView, top: CGFloat, bottom: CGFloat) {
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.topAnchor, constant: top),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -bottom)
        ])
    }

    private func putCard() {
        view.addSubview(card)
        ground = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: card.bottomAnchor)
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            card.heightAnchor.constraint(equalToConstant: 100), ground
        ])
    }

    private func place(_ field: UITextField, in view: UIView) {
        view.addSubview(field)
        let y: CGFloat =
            switch kind {
            case .form: 640
            case .card, .bar: 30
            case .header: 100
            case .innerList: 420
            }
        field.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        field.becomeFirstResponder()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onAppear()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        onLayout()
    }

    private var outer: UIScrollView? { list.superview as? UIScrollView }
    private var guides: [KeyboardGuide] { view.layoutGuides.compactMap { $0 as? KeyboardGuide } }

    /// The bottom insets, the bottom safe area, the translations, the constant and the guide's height, in points.
    var numbers: [CGFloat] {
        let numbers: [CGFloat?] = [
            list.contentInset.bottom, additionalSafeAreaInsets.bottom, card.transform.ty, view.transform.ty,
            outer?.contentInset.bottom, ground.constant, guides.first?.heightConstraint.constant
        ]
        return numbers.map { ($0 ?? 0).seen }
    }

    var isClear: Bool { field.convert(field.bounds, to: nil).maxY.seen <= 508 }
}
