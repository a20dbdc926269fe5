// Fidelity: partial — values are released after all code of deinit, as on iOS, but before a subclass's properties

/// An object that can have associated values.
///
/// Objective-C's runtime releases the values when it deallocates an object. Linux lacks a hook for this moment, so the
/// root class of the object stores the values in a property. Swift destroys this property, and releases the values,
/// after all code of the object's `deinit`. One difference remains: on Linux Swift destroys the properties of the root
/// class before those of the subclass; on iOS it destroys the properties of the subclass first.
@_spi(Simulation)
public protocol AssociationOwner: AnyObject {
    /// The associated values; nil before the first one.
    ///
    /// Only module `ObjectiveC` sets it.
    var associatedObjects: AssociatedObjects? { get set }
}
