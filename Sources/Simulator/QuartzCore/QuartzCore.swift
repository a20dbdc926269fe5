// Fidelity: exact — re-export of the Core Animation types that the simulated UIKit declares

// Views and layers share one implementation in the simulated UIKit, so this module only exports the layers.
@_exported import CoreGraphics
@_exported import class UIKit.CAAnimation
@_exported import class UIKit.CAAnimationGroup
@_exported import class UIKit.CABasicAnimation
@_exported import class UIKit.CADisplayLink
@_exported import class UIKit.CAGradientLayer
@_exported import class UIKit.CAKeyframeAnimation
@_exported import class UIKit.CALayer
@_exported import class UIKit.CAMediaTimingFunction
@_exported import class UIKit.CAPropertyAnimation
@_exported import class UIKit.CAShapeLayer
@_exported import class UIKit.CASpringAnimation
@_exported import class UIKit.CATransaction
@_exported import func UIKit.CACurrentMediaTime
@_exported import func UIKit.CATransform3DConcat
@_exported import func UIKit.CATransform3DEqualToTransform
@_exported import func UIKit.CATransform3DGetAffineTransform
@_exported import func UIKit.CATransform3DIsAffine
@_exported import func UIKit.CATransform3DIsIdentity
@_exported import func UIKit.CATransform3DMakeAffineTransform
@_exported import func UIKit.CATransform3DMakeRotation
@_exported import func UIKit.CATransform3DMakeScale
@_exported import func UIKit.CATransform3DMakeTranslation
@_exported import func UIKit.CATransform3DRotate
@_exported import func UIKit.CATransform3DScale
@_exported import func UIKit.CATransform3DTranslate
@_exported import let UIKit.CATransform3DIdentity
@_exported import protocol UIKit.CAAnimationDelegate
@_exported import protocol UIKit.CALayerDelegate
@_exported import protocol UIKit.CAMediaTiming
@_exported import struct UIKit.CACornerMask
@_exported import struct UIKit.CAFrameRateRange
@_exported import struct UIKit.CAGradientLayerType
@_exported import struct UIKit.CALayerCornerCurve
@_exported import struct UIKit.CAMediaTimingFillMode
@_exported import struct UIKit.CAMediaTimingFunctionName
@_exported import struct UIKit.CAShapeLayerFillRule
@_exported import struct UIKit.CAShapeLayerLineCap
@_exported import struct UIKit.CAShapeLayerLineJoin
@_exported import struct UIKit.CATransform3D
