// Fidelity: partial — values go after all code of deinit, as on iOS, but before the properties of subclasses

/// An object that other values can be associated with.
///
/// Objective-C's runtime lets go of them when it deallocates an object. Linux has no such moment, but Swift destroys the
/// properties of an object after all code of its `deinit`, and the holder is a property of the root class. Swift begins
/// with the root class on Linux, and with the subclass on iOS.
@_spi(Simulation)
public protocol AssociationOwner: AnyObject {
    /// What is associated; nil until something is. Only module `ObjectiveC` sets it.
    var associatedObjects: AssociatedObjects? { get set }
}
