// Fidelity: partial — associated objects of root classes; colours, fonts, traits and anchors cannot have any

@_spi(Simulation) import ObjectiveC

@_spi(Simulation) extension UIResponder: AssociationOwner {}
@_spi(Simulation) extension NSLayoutConstraint: AssociationOwner {}
@_spi(Simulation) extension UILayoutGuide: AssociationOwner {}
@_spi(Simulation) extension UIGestureRecognizer: AssociationOwner {}
@_spi(Simulation) extension UITouch: AssociationOwner {}
@_spi(Simulation) extension UIEvent: AssociationOwner {}
@_spi(Simulation) extension UISceneSession: AssociationOwner {}
@_spi(Simulation) extension UISceneConfiguration: AssociationOwner {}
@_spi(Simulation) extension UIScreen: AssociationOwner {}
@_spi(Simulation) extension UIDevice: AssociationOwner {}
@_spi(Simulation) extension UIAction: AssociationOwner {}
@_spi(Simulation) extension UIAlertAction: AssociationOwner {}
@_spi(Simulation) extension UIVisualEffect: AssociationOwner {}
@_spi(Simulation) extension UIViewPropertyAnimator: AssociationOwner {}
@_spi(Simulation) extension UIImage: AssociationOwner {}
@_spi(Simulation) extension CALayer: AssociationOwner {}
@_spi(Simulation) extension CAAnimation: AssociationOwner {}
@_spi(Simulation) extension CADisplayLink: AssociationOwner {}
@_spi(Simulation) extension UIUpdateLink: AssociationOwner {}
@_spi(Simulation) extension UIUpdateActionPhase: AssociationOwner {}
@_spi(Simulation) extension UIUpdateInfo: AssociationOwner {}
