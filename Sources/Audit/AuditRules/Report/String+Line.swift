extension String {
    /// The text in one line: a line feed or an escape sequence in a name from an app would change the terminal.
    package var singleLine: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    }
}
