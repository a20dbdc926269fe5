// Fidelity: partial — as on iOS, values are released after the code of `deinit`; on iOS a subclass's properties are
// released earlier, here later

/// An object that can have associated values.
///
/// Objective-C's runtime releases the values when it deallocates an object. On Linux, Swift runs no code of the
/// simulator at this moment. The object's root class therefore stores the values in a property. Swift releases this
/// property after all code of the object's `deinit`.
///
/// The order differs from iOS in one respect. On Linux, the values are released before the subclass's properties, and
/// on iOS after them.
@_spi(Simulation)
public protocol AssociationOwner: AnyObject {
    /// The associated values, or nil before the first value.
    var associatedObjects: AssociatedObjects? { get set }
}
