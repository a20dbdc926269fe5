/// A class with a property of each kind that ``SilentMembers`` tells apart.
public class SilentSample {
    /// Nothing reads it.
    public var kept = 0
    /// Kept for the app alone.
    public var tag = 0
    /// The observer only requests layout, which does not count as an effect.
    public var marked = 0 { didSet { setNeedsLayout() } }
    /// Only the property's own getter reads its storage.
    public var passedOn: Int {
        get { storage }
        set { storage = newValue }
    }
    private var storage = 0

    /// A function reads the property.
    public var used = 0
    /// The property's observer records the new value.
    public var recorded = 0 { didSet { record("recorded") } }
    /// A function reads the property's storage.
    public var shared: Int {
        get { sharedStorage }
        set { sharedStorage = newValue }
    }
    private var sharedStorage = 0
    /// The property `computed` reads this property.
    public var origin = 0
    /// The next one.
    public var computed: Int { origin + 1 }

    /// Creates a sample.
    public init() {}

    func setNeedsLayout() {}
    func record(_ name: String) {}
    func sum() -> Int { used + sharedStorage + computed }
}
