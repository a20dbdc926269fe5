/// The orientation of a screen.
public enum ScreenOrientation: String, Sendable, CaseIterable { case portrait, landscape }
