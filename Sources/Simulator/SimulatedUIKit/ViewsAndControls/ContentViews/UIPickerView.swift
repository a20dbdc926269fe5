// Fidelity: partial — wheels, rows, choice and size (rule D59); rows are not drawn and have no views

import Foundation

/// Wheels to choose from.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// Gives the wheels and their rows.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// Gives titles and follows the choice.
    open weak var delegate: (any UIPickerViewDelegate)?
    /// The rows of each wheel.
    private var counts: [Int] = []
    /// The row of each wheel that is chosen.
    private var chosen: [Int] = []

    /// Creates wheels; of a frame without a height it takes 216 points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { bounds.size = CGSize(width: 320, height: Self.height) }
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static let height: CGFloat = 216

    /// 320 points wide and 216 high (rule D59).
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: Self.height) }
    /// The size of the wheels, also where another one is offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// How many wheels there are.
    open var numberOfComponents: Int { counts.count }
    /// How many rows a wheel has; −1 for a wheel that is not there.
    open func numberOfRows(inComponent component: Int) -> Int {
        counts.indices.contains(component) ? counts[component] : -1
    }
    /// The size of a wheel's rows in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard counts.indices.contains(component) else { return .zero }
        let asked = delegate?.pickerView(self, widthForComponent: component) ?? 0
        let width = asked > 0 ? asked : bounds.width / CGFloat(counts.count)
        return CGSize(width: width, height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
    }
    /// The view of a row; none, since rows are not drawn.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        unmodelled("UIPickerView.view(forRow:forComponent:)")
        return nil
    }

    /// Asks for all wheels anew; choices stay as far as their rows do.
    open func reloadAllComponents() {
        let number = dataSource?.numberOfComponents(in: self) ?? 0
        counts = (0..<number).map { dataSource?.pickerView(self, numberOfRowsInComponent: $0) ?? 0 }
        chosen = (0..<number).map { clamped(chosen.indices.contains($0) ? chosen[$0] : 0, $0) }
    }

    /// Asks for a wheel's rows anew.
    open func reloadComponent(_ component: Int) {
        guard counts.indices.contains(component) else { return reloadAllComponents() }
        counts[component] = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
        chosen[component] = clamped(chosen[component], component)
    }

    private func clamped(_ row: Int, _ component: Int) -> Int { max(0, min(row, counts[component] - 1)) }

    private func reloadIfNeeded() { if counts.isEmpty { reloadAllComponents() } }

    /// Chooses a row by code: the delegate is not told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        reloadIfNeeded()
        guard chosen.indices.contains(component) else { return }
        chosen[component] = clamped(row, component)
    }

    /// The row of a wheel that is chosen; −1 for a wheel without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        reloadIfNeeded()
        return chosen.indices.contains(component) && counts[component] > 0 ? chosen[component] : -1
    }

    /// A person turns a wheel to a row: the delegate is told.
    @_spi(Simulation) public func turn(_ component: Int, to row: Int) {
        selectRow(row, inComponent: component, animated: true)
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    /// The title of a row, as a person reads it.
    @_spi(Simulation) public func title(ofRow row: Int, inComponent component: Int) -> String? {
        delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
            ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
}

/// Gives wheels and their rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// How many wheels there are.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// How many rows a wheel has.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives titles and follows the choice.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// The width of a wheel in points; 0 shares the width out.
    func pickerView(
        _ pickerView: UIPickerView, widthForComponent component: Int
    ) -> CGFloat
    /// The height of a wheel's rows in points.
    func pickerView(
        _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat
    /// The title of a row.
    func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String?
    /// The title of a row with its attributes.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// The view of a row; rows are not drawn.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Tells that a person has chosen a row.
    func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    )
}

extension UIPickerViewDelegate {
    /// The default.
    public func pickerView(
        _ pickerView: UIPickerView, widthForComponent component: Int
    ) -> CGFloat { 0 }
    /// The default.
    public func pickerView(
        _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat { 32 }
    /// Nothing.
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    /// Nothing.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// The default.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { view ?? UIView() }
    /// Does nothing.
    public func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {}
}
