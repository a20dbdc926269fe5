import Foundation
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// The content view has no background of its own.
@MainActor
@Suite struct GuideBackgroundTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    /// Red, green, blue and opacity, each 0…1.
    private func components(_ color: UIColor, _ style: UITraitCollection) -> [CGFloat] {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        color.resolvedColor(with: style).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    @Test func `the background is white, and in dark mode it is the system's background`() throws {
        let view = KeyboardGuideView(), background = try #require(view.backgroundColor)
        #expect(components(background, light) == [1, 1, 1, 1])
        #expect(background == .systemBackground)
        #expect(components(background, dark)[3] == 1, "nothing shines through")
    }

    @Test func `labels and typed text are readable on it in both styles`() throws {
        let background = try #require(KeyboardGuideView().backgroundColor)
        let colors = [.label, UILabel().textColor, UITextField().textColor, UITextView().textColor]
        for style in [light, dark] {
            for (index, color) in colors.enumerated() {
                let ground = components(background, style), text = components(try #require(color, "\(index)"), style)
                let distance = zip(ground, text).prefix(3).map { abs($0 - $1) }.min()
                #expect(try #require(distance) > 0.9, "colour \(index), \(style.userInterfaceStyle)")
            }
        }
    }

    @Test func `a subclass chooses another background, or none`() {
        final class Tinted: KeyboardGuideView {
            override init() {
                super.init()
                backgroundColor = .clear
            }
        }
        #expect(Tinted().backgroundColor == .clear)
    }

    @Test func `a guide that is added to a view leaves its background alone`() {
        let view = UIView()
        _ = view.keyboardGuide
        #expect(view.backgroundColor == nil)
    }
}
