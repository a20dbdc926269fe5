// Fidelity: partial — components, rows, selection and size (rule D59); rows are not drawn and have no views

import Foundation

@preconcurrency @MainActor
open class UIPickerView: UIView {
    open var dataSource: (any UIPickerViewDataSource)? {
        get { dataSourceStorage }
        set { dataSourceStorage = newValue }
    }
    private weak var dataSourceStorage: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    open weak var delegate: (any UIPickerViewDelegate)?
    private var counts: [Int] = []
    private var chosen: [Int] = []

    /// A frame of size zero becomes 320 by 216 points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { bounds.size = CGSize(width: 320, height: Self.height) }
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static let height: CGFloat = 216

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open var numberOfComponents: Int { counts.count }
    open func numberOfRows(inComponent component: Int) -> Int {
        counts.indices.contains(component) ? counts[component] : -1
    }
    open func rowSize(forComponent component: Int) -> CGSize {
        guard counts.indices.contains(component) else { return .zero }
        let asked = delegate?.pickerView(self, widthForComponent: component) ?? 0
        let width = asked > 0 ? asked : bounds.width / CGFloat(counts.count)
        return CGSize(width: width, height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
    }
    /// The simulation draws no rows.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        unmodelled("UIPickerView.view(forRow:forComponent:)")
        return nil
    }

    /// A selection stays if its row still exists.
    open func reloadAllComponents() {
        let number = dataSource?.numberOfComponents(in: self) ?? 0
        counts = (0..<number).map { dataSource?.pickerView(self, numberOfRowsInComponent: $0) ?? 0 }
        chosen = (0..<number).map { clamped(chosen.indices.contains($0) ? chosen[$0] : 0, $0) }
    }

    open func reloadComponent(_ component: Int) {
        guard counts.indices.contains(component) else { return reloadAllComponents() }
        counts[component] = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
        chosen[component] = clamped(chosen[component], component)
    }

    private func clamped(_ row: Int, _ component: Int) -> Int { max(0, min(row, counts[component] - 1)) }

    private func reloadIfNeeded() { if counts.isEmpty { reloadAllComponents() } }

    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        reloadIfNeeded()
        guard chosen.indices.contains(component) else { return }
        chosen[component] = clamped(row, component)
    }

    open func selectedRow(inComponent component: Int) -> Int {
        reloadIfNeeded()
        return chosen.indices.contains(component) && counts[component] > 0 ? chosen[component] : -1
    }
}

@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(
        _ pickerView: UIPickerView, widthForComponent component: Int
    ) -> CGFloat
    func pickerView(
        _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat
    func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String?
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    )
}

extension UIPickerViewDelegate {
    public func pickerView(
        _ pickerView: UIPickerView, widthForComponent component: Int
    ) -> CGFloat { 0 }
    public func pickerView(
        _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat { 32 }
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { view ?? UIView() }
    public func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {}
}
