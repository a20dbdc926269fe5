// Fidelity: partial — the date with its limits, and the size (rule D59); wheels and calendars are not drawn

import Foundation

@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    open lazy var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
    open lazy var locale: Locale? = nil { didSet { unmodelled("UIDatePicker.locale") } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open lazy var calendar: Calendar! = .current { didSet { unmodelled("UIDatePicker.calendar") } }
    open lazy var timeZone: TimeZone? = nil { didSet { unmodelled("UIDatePicker.timeZone") } }
    open lazy var minimumDate: Date? = nil { didSet { date = ownDate } }
    open lazy var maximumDate: Date? = nil { didSet { date = ownDate } }
    open var date: Date {
        get { ownDate }
        set { ownDate = within(newValue) }
    }
    private var ownDate = Date(timeIntervalSinceReferenceDate: 0)
    open lazy var countDownDuration: TimeInterval = 60 {
        didSet { unmodelled("UIDatePicker.countDownDuration") }
    }
    open lazy var minuteInterval = 1 { didSet { if minuteInterval != 1 { unmodelled("UIDatePicker.minuteInterval") } } }
    @available(iOS 13.4, *)
    open lazy var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet {
            bounds.size = intrinsicContentSize
            invalidateIntrinsicContentSize()
        }
    }
    /// The style is compact by default, and wheels for a countdown.
    @available(iOS 13.4, *)
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    /// A frame without a size gets the picker's natural size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { bounds.size = intrinsicContentSize }
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func within(_ date: Date) -> Date {
        let late = minimumDate.map { max($0, date) } ?? date
        return maximumDate.map { min($0, late) } ?? late
    }

    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// Wheels are 320 by 216 points.
    ///
    /// A compact picker is a line of buttons (rule D59).
    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .wheels: CGSize(width: 320, height: 216)
        case .inline: CGSize(width: 320, height: datePickerMode == .time ? 50 : 330)
        default:
            CGSize(width: datePickerMode == .dateAndTime ? 196 : datePickerMode == .time ? 83 : 113, height: 34)
        }
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UIDatePicker {
    public enum Mode: _ImportedEnumeration {
        case time
        case date
        case dateAndTime
        case countDownTimer
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...3)
    }
}

@available(iOS 13.4, *)
public enum UIDatePickerStyle: _ImportedEnumeration {
    case automatic
    case wheels
    case compact
    case inline
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...3)
}
