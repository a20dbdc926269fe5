// The test of a screen needs only one import besides UIKit.
@_exported public import AuditRules
@_exported public import DeviceData
@_exported public import ReportPage
@_exported public import ReportRendering
@_exported public import SceneModel
@_exported public import Stages
