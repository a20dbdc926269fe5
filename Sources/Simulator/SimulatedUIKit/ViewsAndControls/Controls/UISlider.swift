// Fidelity: partial — the value, its limits, the height and drags of the thumb; images are absent; the height is that of storyboards

import Foundation

@preconcurrency @MainActor
open class UISlider: UIControl {
    private static let height: CGFloat = 31
    private let track = UIView(), thumb = UIView()
    private var grip: CGFloat = 0
    private var ownValue: Float = 0

    open var value: Float {
        get { ownValue }
        set {
            ownValue = min(max(newValue, minimumValue), maximumValue)
            setNeedsLayout()
        }
    }
    open lazy var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = ownValue
        }
    }
    open lazy var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = ownValue
        }
    }
    open var isContinuous = true
    open lazy var minimumTrackTintColor: UIColor? = nil { didSet { undrawn("UISlider.minimumTrackTintColor") } }
    open lazy var maximumTrackTintColor: UIColor? = nil { didSet { undrawn("UISlider.maximumTrackTintColor") } }
    open lazy var thumbTintColor: UIColor? = nil { didSet { thumb.backgroundColor = thumbTintColor ?? .white } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        track.backgroundColor = .systemGray4
        track.layer.cornerRadius = 2
        thumb.backgroundColor = .white
        thumb.layer.cornerRadius = Self.height / 2
        thumb.layer.borderWidth = 0.5
        thumb.layer.borderColor = UIColor.systemGray3.cgColor
        for part in [track, thumb] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
    }
    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
    }
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue, side = Self.height
        let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        return CGRect(
            x: bounds.minX + part * max(0, bounds.width - side), y: bounds.midY - side / 2, width: side, height: side)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = trackRect(forBounds: bounds)
        thumb.frame = thumbRect(forBounds: bounds, trackRect: track.frame, value: value)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        let place = touch.location(in: self)
        grip = place.x - thumb.frame.minX
        return thumb.frame.contains(place)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let room = bounds.width - thumb.frame.width, former = value
        guard room > 0 else { return true }
        let part = Float(min(max((touch.location(in: self).x - grip - bounds.minX) / room, 0), 1))
        value = minimumValue + part * (maximumValue - minimumValue)
        if isContinuous, value != former { send(.valueChanged, event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { send(.valueChanged, event) }
    }
}
