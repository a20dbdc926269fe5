// Fidelity: partial — the date with its limits, and the size (rule D59); wheels and calendars are not drawn

import Foundation

/// A control for choosing a date.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// The mode, which determines the values to choose.
    open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
    /// The language; nothing is drawn.
    open var locale: Locale? { didSet { unmodelled("UIDatePicker.locale") } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The calendar for dates; nothing is drawn.
    open var calendar: Calendar! = .current { didSet { unmodelled("UIDatePicker.calendar") } }
    /// The time zone for dates; nothing is drawn.
    open var timeZone: TimeZone? { didSet { unmodelled("UIDatePicker.timeZone") } }
    /// The earliest date.
    open var minimumDate: Date? { didSet { date = ownDate } }
    /// The latest date.
    open var maximumDate: Date? { didSet { date = ownDate } }
    /// The selected date, within the limits.
    open var date: Date {
        get { ownDate }
        set { ownDate = within(newValue) }
    }
    private var ownDate = Date(timeIntervalSinceReferenceDate: 0)
    /// The duration of a countdown, in seconds.
    open var countDownDuration: TimeInterval = 60 {
        didSet { unmodelled("UIDatePicker.countDownDuration") }
    }
    /// The interval between two choices, in minutes.
    open var minuteInterval = 1 { didSet { if minuteInterval != 1 { unmodelled("UIDatePicker.minuteInterval") } } }
    /// The preferred style of the picker.
    @available(iOS 13.4, *)
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet {
            bounds.size = intrinsicContentSize
            invalidateIntrinsicContentSize()
        }
    }
    /// The style of the picker: by default compact, and wheels for a countdown.
    @available(iOS 13.4, *)
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    /// Creates a picker; if the frame has no size, the natural size is used.
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

    /// Sets a date by code; no event is sent.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// Chooses a date, as a person does, and sends an event.
    @_spi(Simulation) public func turn(to date: Date) {
        self.date = date
        sendActions(for: .valueChanged)
    }

    /// The natural size: wheels are 320 by 216 points, and a compact picker is a line of buttons (rule D59).
    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .wheels: CGSize(width: 320, height: 216)
        case .inline: CGSize(width: 320, height: datePickerMode == .time ? 50 : 330)
        default:
            CGSize(width: datePickerMode == .dateAndTime ? 196 : datePickerMode == .time ? 83 : 113, height: 34)
        }
    }
    /// Returns the natural size; the offered size has no effect.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UIDatePicker {
    /// The values to choose.
    public enum Mode: _ImportedEnumeration {
        /// A time of day.
        case time
        /// A day.
        case date
        /// A day and a time.
        case dateAndTime
        /// A duration.
        case countDownTimer
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...3)
    }
}

/// The style of a date picker.
@available(iOS 13.4, *)
public enum UIDatePickerStyle: _ImportedEnumeration {
    /// The system's choice.
    case automatic
    case wheels
    /// A line of buttons.
    case compact
    /// A calendar.
    case inline
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...3)
}
