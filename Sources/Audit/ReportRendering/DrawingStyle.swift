/// The colours of drawings as CSS, for light and dark.
enum DrawingStyle {
    static let light = """
        --metal:#c9ced6;--bezel:#0b0d10;--ring:#0a84ff;
        """
    static let dark = """
        --metal:#4a515c;--bezel:#000;--ring:#3b9bff;
        """
    static let litScreen = """
        --app:#fff;--tx:#000;--ph:#3c3c434d;--kb:#d2d5db;--kk:#fff;--kf:#adb3be;--kt:#000;--kl:#b4b8c0;--ks:#898a8d;\
        --bad:#d92d20;--good:#0e7a4a;--halo:#fff;
        """
    static let dimScreen = """
        --app:#000;--tx:#fff;--ph:#ebebf54d;--kb:#2a2a2c;--kk:#6b6b6e;--kf:#48484b;--kt:#fff;--kl:#515154;--ks:#161618;\
        --bad:#d93c30;--good:#12804f;--halo:#000;
        """

    static func colours(onDimScreen isDim: Bool) -> [(name: String, value: String)] {
        (light + (isDim ? dimScreen : litScreen)).split(separator: ";").compactMap { declaration in
            let parts = declaration.split(separator: ":")
            return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
        }
    }

    static let rules = """
        .lit{\(litScreen)}
        .dim{\(dimScreen)}
        .dr{font-family:-apple-system,"SF Pro Text",Inter,Roboto,"Helvetica Neue",Helvetica,Arial,system-ui,sans-serif}
        .k{fill:var(--kk)}.kf{fill:var(--kf)}.ks{fill:var(--ks)}.kt{fill:var(--kt);text-anchor:middle}
        .kg{fill:none;stroke:var(--kt);stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
        .st{fill:var(--tx)}.m{text-anchor:middle}.e{text-anchor:end}
        .bad{fill:var(--bad)}.good{fill:var(--good)}
        .tag{font-weight:700;text-anchor:middle;fill:#fff}
        @media (prefers-color-scheme:dark){.dr [style*="--d"]{fill:var(--d);fill-opacity:1}}
        """

    static let standalone = """
        svg{\(light)\(litScreen)}
        @media (prefers-color-scheme:dark){svg{\(dark)\(dimScreen)}}
        \(rules)
        """
}
