/// Properties of each kind that ``SilentMembers`` tells apart.
public class SilentSample {
    /// Nothing reads it.
    public var kept = 0
    /// Kept for the app alone.
    public var tag = 0
    /// A mark alone is no effect.
    public var marked = 0 { didSet { setNeedsLayout() } }
    /// Its storage is read by its own getter alone.
    public var passedOn: Int {
        get { storage }
        set { storage = newValue }
    }
    private var storage = 0

    /// A function reads it.
    public var used = 0
    /// Its observer records it.
    public var recorded = 0 { didSet { record("recorded") } }
    /// Its storage is read by a function.
    public var shared: Int {
        get { sharedStorage }
        set { sharedStorage = newValue }
    }
    private var sharedStorage = 0
    /// A property that is computed from it is read.
    public var origin = 0
    /// The next one.
    public var computed: Int { origin + 1 }

    /// Creates a sample.
    public init() {}

    func setNeedsLayout() {}
    func record(_ name: String) {}
    func sum() -> Int { used + sharedStorage + computed }
}
