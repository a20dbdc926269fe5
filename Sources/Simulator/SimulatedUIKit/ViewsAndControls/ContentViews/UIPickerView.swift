// Fidelity: partial — components, rows, selection and size (rule D59); rows are not drawn and have no views

import Foundation

/// A view with wheels for choosing values.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// The data source, which provides the wheels and their rows.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// The delegate, which provides titles and is notified of selections.
    open weak var delegate: (any UIPickerViewDelegate)?
    /// The number of rows of each wheel.
    private var counts: [Int] = []
    /// The selected row of each wheel.
    private var chosen: [Int] = []

    /// Creates a picker; if the frame has no height, the height is 216 points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { bounds.size = CGSize(width: 320, height: Self.height) }
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static let height: CGFloat = 216

    /// The natural size: 320 points wide and 216 high (rule D59).
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: Self.height) }
    /// Returns the natural size; the offered size has no effect.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The number of wheels.
    open var numberOfComponents: Int { counts.count }
    /// Returns the number of rows of a wheel; −1 for a wheel that does not exist.
    open func numberOfRows(inComponent component: Int) -> Int {
        counts.indices.contains(component) ? counts[component] : -1
    }
    /// Returns the size of a wheel's rows in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard counts.indices.contains(component) else { return .zero }
        let asked = delegate?.pickerView(self, widthForComponent: component) ?? 0
        let width = asked > 0 ? asked : bounds.width / CGFloat(counts.count)
        return CGSize(width: width, height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
    }
    /// Returns nil, because rows are not drawn.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        unmodelled("UIPickerView.view(forRow:forComponent:)")
        return nil
    }

    /// Reloads all wheels; a selection is kept if its row still exists.
    open func reloadAllComponents() {
        let number = dataSource?.numberOfComponents(in: self) ?? 0
        counts = (0..<number).map { dataSource?.pickerView(self, numberOfRowsInComponent: $0) ?? 0 }
        chosen = (0..<number).map { clamped(chosen.indices.contains($0) ? chosen[$0] : 0, $0) }
    }

    /// Reloads a wheel's rows.
    open func reloadComponent(_ component: Int) {
        guard counts.indices.contains(component) else { return reloadAllComponents() }
        counts[component] = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
        chosen[component] = clamped(chosen[component], component)
    }

    private func clamped(_ row: Int, _ component: Int) -> Int { max(0, min(row, counts[component] - 1)) }

    private func reloadIfNeeded() { if counts.isEmpty { reloadAllComponents() } }

    /// Selects a row by code; the delegate is not called.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        reloadIfNeeded()
        guard chosen.indices.contains(component) else { return }
        chosen[component] = clamped(row, component)
    }

    /// Returns the selected row of a wheel; −1 for a wheel without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        reloadIfNeeded()
        return chosen.indices.contains(component) && counts[component] > 0 ? chosen[component] : -1
    }

    /// Turns a wheel to a row, as a person does, and calls the delegate.
    @_spi(Simulation) public func turn(_ component: Int, to row: Int) {
        selectRow(row, inComponent: component, animated: true)
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    /// Returns the title of a row, as a person reads it.
    @_spi(Simulation) public func title(ofRow row: Int, inComponent component: Int) -> String? {
        delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
            ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
}

/// The data source, which provides wheels and their rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Returns the number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate, which provides titles and is notified of selections.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Returns the width of a wheel in points; 0 divides the width evenly.
    func pickerView(
        _ pickerView: UIPickerView, widthForComponent component: Int
    ) -> CGFloat
    /// Returns the height of a wheel's rows in points.
    func pickerView(
        _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat
    /// Returns the title of a row.
    func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String?
    /// Returns the title of a row with its attributes.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// Returns the view of a row; rows are not drawn.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Tells the delegate that a person has selected a row.
    func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    )
}

extension UIPickerViewDelegate {
    /// Returns the default.
    public func pickerView(
        _ pickerView: UIPickerView, widthForComponent component: Int
    ) -> CGFloat { 0 }
    /// Returns the default.
    public func pickerView(
        _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat { 32 }
    /// Returns no title.
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    /// Returns no title.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Returns the default.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { view ?? UIView() }
    /// Does nothing.
    public func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {}
}
