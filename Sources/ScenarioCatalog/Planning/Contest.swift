import HandRolled
public import DeviceSimulation
import Foundation
public import ReportRendering

/// The ways of keeping clear of the keyboard that are compared.
public enum Contest {
    /// Every way that any of the screens has, the screens' own first, then the hand-rolled ones, then nothing.
    public static func avoidances(of screens: [CatalogScreen]) -> [String] {
        var names: [String] = []
        for name in screens.flatMap(\.avoidances) where name != "none" && !names.contains(name) { names.append(name) }
        return names + Recipe.allCases.map(\.rawValue) + ["none"]
    }

    /// Devices that differ in what matters to a keyboard: small and large, with and without a home button, phone and tablet.
    ///
    /// All of them with all screens and all ways would take the better part of an hour and tell nothing new.
    public static let devices: [Device] = [(320, 568), (375, 667), (390, 844), (440, 956), (768, 1024), (834, 1194)]
        .compactMap { width, height in
            Device.all.first { $0.portraitSize == CGSize(width: width, height: height) }
        }

    /// What is known about each of them.
    public static func contestants(named names: [String]) -> [ComparisonReport.Contestant] {
        names.map { name in
            ComparisonReport.Contestant(
                name: name, summary: summary(of: name),
                faults: Recipe(rawValue: name)?.faults.map { fault in
                    ComparisonReport.Fault(
                        scenario: fault.scenario, words: fault.words, rules: fault.rules, keyboards: fault.keyboards)
                } ?? [])
        }
    }

    private static func summary(of name: String) -> String {
        switch name {
        case "tideline": "This library, as each screen uses it."
        case "automatic": "This library for the whole window: one line at launch, no code in any screen."
        case "apple": "Apple's `keyboardLayoutGuide`, as simulated here."
        case "none": "Nothing at all: what the keyboard covers when nobody cares."
        default: Recipe(rawValue: name)?.summary ?? "Another way that a screen of the gallery offers."
        }
    }
}
