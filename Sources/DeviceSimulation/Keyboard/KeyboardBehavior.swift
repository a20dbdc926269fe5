/// What differs between keyboards, versions of the system and a person's settings; the defaults are iOS 17.
public struct KeyboardBehavior: Sendable, Equatable {
    /// Whether the person has predictions switched on.
    public var showsPredictions = true
    /// Whether the person has chosen the emoji keyboard.
    ///
    /// No emoji frame was ever recorded; it is known to be as high as the letters with predictions, and that height is
    /// used with predictions off as well (INFERRED).
    public var showsEmoji = false
    /// The duration that notifications carry, in seconds: 0.25 up to iOS 18, about 0.383 on iOS 26 (rule E10).
    public var duration = 0.25
    /// The curve that notifications carry: 7 from iOS 7 on (rule E10).
    public var curveRawValue = 7
    /// Whether each change of field posts the show again although nothing changes: iOS 10 and before (rule E12).
    public var repostsOnFieldSwitch = false
    /// Whether notifications carry the screen as their object: from iOS 16.1 on (rule E5).
    public var carriesScreen = true
    /// Whether Prefer Cross-Fade Transitions is on: hides then report an end frame of zero (rule E18).
    public var crossFades = false
    /// Turns by which notifications come late, for a keyboard in another process (rule E14).
    public var latencyInTurns = 0

    /// Creates the behaviour of iOS 17.
    public init() {}

    /// Creates the behaviour of a version of the system.
    public init(systemVersion: Double) {
        duration = systemVersion >= 26 ? 0.383 : 0.25
        curveRawValue = systemVersion >= 7 ? 7 : 0
        repostsOnFieldSwitch = systemVersion < 11
        carriesScreen = systemVersion >= 16.1
    }
}
