// Fidelity: partial — published component values of the standard and semantic colours; contrast variants are absent

import Foundation

extension UIColor {
    public class var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
    public class var darkGray: UIColor { UIColor(red: 0.333333, green: 0.333333, blue: 0.333333, alpha: 1) }
    public class var lightGray: UIColor { UIColor(red: 0.666667, green: 0.666667, blue: 0.666667, alpha: 1) }
    public class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
    public class var gray: UIColor { UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1) }
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    public class var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
    public class var systemRed: UIColor { pair(255, 59, 48, 1, 255, 69, 58, 1) }
    public class var systemGreen: UIColor { pair(52, 199, 89, 1, 48, 209, 88, 1) }
    public class var systemBlue: UIColor { pair(0, 122, 255, 1, 10, 132, 255, 1) }
    public class var systemOrange: UIColor { pair(255, 149, 0, 1, 255, 159, 10, 1) }
    public class var systemYellow: UIColor { pair(255, 204, 0, 1, 255, 214, 10, 1) }
    public class var systemPink: UIColor { pair(255, 45, 85, 1, 255, 55, 95, 1) }
    public class var systemPurple: UIColor { pair(175, 82, 222, 1, 191, 90, 242, 1) }
    public class var systemTeal: UIColor { pair(48, 176, 199, 1, 64, 200, 224, 1) }
    @available(iOS 15.0, *)
    public class var systemMint: UIColor { pair(0, 199, 190, 1, 99, 230, 226, 1) }
    @available(iOS 15.0, *)
    public class var systemCyan: UIColor { pair(50, 173, 230, 1, 100, 210, 255, 1) }
    public class var systemBrown: UIColor { pair(162, 132, 94, 1, 172, 142, 104, 1) }
    public class var systemIndigo: UIColor { pair(88, 86, 214, 1, 94, 92, 230, 1) }
    public class var systemGray: UIColor { pair(142, 142, 147, 1, 142, 142, 147, 1) }
    public class var systemGray2: UIColor { pair(174, 174, 178, 1, 99, 99, 102, 1) }
    public class var systemGray3: UIColor { pair(199, 199, 204, 1, 72, 72, 74, 1) }
    public class var systemGray4: UIColor { pair(209, 209, 214, 1, 58, 58, 60, 1) }
    public class var systemGray5: UIColor { pair(229, 229, 234, 1, 44, 44, 46, 1) }
    public class var systemGray6: UIColor { pair(242, 242, 247, 1, 28, 28, 30, 1) }
    public class var label: UIColor { pair(0, 0, 0, 1, 255, 255, 255, 1) }
    public class var systemBackground: UIColor { pair(255, 255, 255, 1, 0, 0, 0, 1) }
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    public class var groupTableViewBackground: UIColor { systemGroupedBackground }
    public class var secondarySystemBackground: UIColor { pair(242, 242, 247, 1, 28, 28, 30, 1) }
    public class var tertiarySystemBackground: UIColor { pair(255, 255, 255, 1, 44, 44, 46, 1) }
    public class var systemGroupedBackground: UIColor { pair(242, 242, 247, 1, 0, 0, 0, 1) }
    public class var secondarySystemGroupedBackground: UIColor { pair(255, 255, 255, 1, 28, 28, 30, 1) }
    public class var tertiarySystemGroupedBackground: UIColor { pair(242, 242, 247, 1, 44, 44, 46, 1) }
    public class var systemFill: UIColor { pair(120, 120, 128, 0.2, 120, 120, 128, 0.36) }
    public class var secondarySystemFill: UIColor { pair(120, 120, 128, 0.16, 120, 120, 128, 0.32) }
    public class var tertiarySystemFill: UIColor { pair(118, 118, 128, 0.12, 118, 118, 128, 0.24) }
    public class var quaternarySystemFill: UIColor { pair(116, 116, 128, 0.08, 118, 118, 128, 0.18) }
    public class var opaqueSeparator: UIColor { pair(198, 198, 200, 1, 56, 56, 58, 1) }
    public class var link: UIColor { pair(0, 122, 255, 1, 9, 132, 255, 1) }
    public class var secondaryLabel: UIColor { pair(60, 60, 67, 0.6, 235, 235, 245, 0.6) }
    public class var tertiaryLabel: UIColor { pair(60, 60, 67, 0.3, 235, 235, 245, 0.3) }
    public class var quaternaryLabel: UIColor { pair(60, 60, 67, 0.18, 235, 235, 245, 0.16) }
    public class var placeholderText: UIColor { pair(60, 60, 67, 0.3, 235, 235, 245, 0.3) }
    public class var separator: UIColor { pair(60, 60, 67, 0.29, 84, 84, 88, 0.6) }

    private static func pair(
        _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat,
        _ darkRed: CGFloat, _ darkGreen: CGFloat, _ darkBlue: CGFloat, _ darkAlpha: CGFloat
    ) -> UIColor {
        UIColor(
            light: CGColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha),
            dark: CGColor(red: darkRed / 255, green: darkGreen / 255, blue: darkBlue / 255, alpha: darkAlpha))
    }
}
