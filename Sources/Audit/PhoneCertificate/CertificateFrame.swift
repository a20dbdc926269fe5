public import CoreGraphics

/// A frame of the film in which the keyboard appears and hides.
public struct CertificateFrame: Codable, Equatable, Sendable {
    /// The time in seconds since the film began.
    public var time: Double
    /// The keyboard's notifications since the previous frame.
    public var posts: [CertificatePost]
    /// The top of the keyboard layout guide in the screen's root view, in points.
    public var guideTop: CGFloat
    /// The drawn bottom of a view at the keyboard layout guide, in the root view, in points.
    public var drawnBottom: CGFloat
    /// The number of layouts of the view at the guide since the film began.
    public var layouts: Int
    /// The vertical content offset of the scroll view around the field, in points.
    public var offset: CGFloat

    /// The letters of the keyboard's notifications since the previous frame.
    ///
    /// C, S and H stand for will change, will show and will hide. Lower case letters stand for did change, did show and
    /// did hide.
    public var notifications: String { posts.map(\.letter).joined() }
}
