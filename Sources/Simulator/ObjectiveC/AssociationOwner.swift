// Fidelity: partial — values are released after all code of deinit, as on iOS, but before a subclass's properties

/// An object that can have associated values.
///
/// Objective-C's runtime releases the values when it deallocates an object. Linux has no hook for this moment, so the
/// object's root class stores the values in a property. Swift releases this property after all code of the object's
/// `deinit`.
///
/// The order differs from iOS in one respect. On Linux, the values are released before the subclass's properties, and
/// on iOS after them.
@_spi(Simulation)
public protocol AssociationOwner: AnyObject {
    /// The associated values, or nil before the first value.
    var associatedObjects: AssociatedObjects? { get set }
}
