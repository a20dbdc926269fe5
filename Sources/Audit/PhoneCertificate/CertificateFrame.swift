public import CoreGraphics

/// One frame of the film of a show and a hide.
public struct CertificateFrame: Codable, Equatable, Sendable {
    /// Seconds since the film began.
    public var time: Double
    /// The keyboard's notifications since the frame before.
    public var posts: [CertificatePost]
    /// The top of the keyboard's guide in the screen's root view, in points.
    public var guideTop: CGFloat
    /// Where a view that stands on the guide is drawn, its bottom in the root view, in points.
    public var drawnBottom: CGFloat
    /// How often that view was laid out since the film began.
    public var layouts: Int
    /// How far the content around the field is scrolled, in points.
    public var offset: CGFloat

    /// The keyboard's notifications since the frame before: C, S and H for will, c, s and h for did.
    public var notifications: String { posts.map(\.letter).joined() }
}
