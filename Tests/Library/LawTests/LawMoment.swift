/// A call of the app's code by UIKit or by the library, in which the app may make a setting.
enum LawMoment: String, CaseIterable, Codable, Sendable { case observer, scroll, layout, appearance }
