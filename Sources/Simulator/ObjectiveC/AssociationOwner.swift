// Fidelity: partial — values are released after all code of deinit, as on iOS, but before a subclass's properties

/// An object that can have associated values.
///
/// Objective-C's runtime releases the values when it deallocates an object. Linux lacks a hook for this moment. There,
/// Swift destroys the properties of an object after all code of its `deinit`, and the root class has a property that
/// holds the values. On Linux Swift destroys the properties of the root class first; on iOS it destroys the properties
/// of the subclass first.
@_spi(Simulation)
public protocol AssociationOwner: AnyObject {
    /// The associated values; nil before the first one.
    ///
    /// Only module `ObjectiveC` sets it.
    var associatedObjects: AssociatedObjects? { get set }
}
