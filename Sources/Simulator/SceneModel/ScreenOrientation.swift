/// Which way a screen stands.
public enum ScreenOrientation: String, Sendable, CaseIterable { case portrait, landscape }
