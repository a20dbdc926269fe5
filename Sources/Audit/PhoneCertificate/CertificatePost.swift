import CoreGraphics
import Foundation
import UIKit

/// A notification of the keyboard, in the format of the logs that `tideline-audit replay` plays.
public struct CertificatePost: Codable, Equatable, Sendable {
    /// The name, such as `willShow`.
    public var name: String
    /// The begin frame in the screen's coordinates: x, y, width and height in points.
    public var begin: [Double]?
    /// The end frame in the screen's coordinates: x, y, width and height in points.
    public var end: [Double]?
    /// The duration in seconds.
    public var duration: Double?
    /// The raw value of the animation curve.
    public var curve: Int?
    /// Whether the keyboard belongs to this app.
    public var isLocal: Bool?
}

extension CertificatePost {
    init(_ name: String, _ info: [AnyHashable: Any]?) {
        func frame(_ key: String) -> [Double]? {
            (info?[key] as? CGRect).map { [$0.minX, $0.minY, $0.width, $0.height].map { Double($0) } }
        }
        func number(_ key: String) -> NSNumber? { info?[key] as? NSNumber }
        self.init(
            name: name, begin: frame(UIResponder.keyboardFrameBeginUserInfoKey),
            end: frame(UIResponder.keyboardFrameEndUserInfoKey),
            duration: number(UIResponder.keyboardAnimationDurationUserInfoKey)?.doubleValue,
            curve: number(UIResponder.keyboardAnimationCurveUserInfoKey)?.intValue,
            isLocal: number(UIResponder.keyboardIsLocalUserInfoKey)?.boolValue)
    }

    /// C, S and H for will change, show and hide; lower case for did change, show and hide.
    var letter: String {
        let letters = [
            "willChangeFrame": "C", "willShow": "S", "willHide": "H", "didChangeFrame": "c", "didShow": "s",
            "didHide": "h"
        ]
        return letters[name] ?? "?"
    }

    var endFrame: CGRect? {
        end.flatMap { $0.count == 4 ? CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) : nil }
    }
}
