/// Outlines of the signs on keys, around 0, 0.
enum KeyboardGlyph {
    static let shift = "M0-8l8 8H4v7h-8v-7h-4z"
    static let delete = "M-4-7h13v14H-4l-6-7zM-1-3l6 6M5-3l-6 6"
    static let globe = "M-11 0a11 11 0 1 1 22 0a11 11 0 1 1-22 0zM-11 0h22M0-11c-7 6-7 16 0 22c7-6 7-16 0-22"
    static let microphone = "M-4-8a4 4 0 0 1 8 0v7a4 4 0 0 1-8 0zM-8-2a8 8 0 0 0 16 0M0 6v5"
    static let dismiss = "M-10-8h20v11h-20zM-4 8l4 4 4-4M-6-4h1M-1-4h2M5-4h1M-4 0h8"
    static let smile = "M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0zM-4-2.5v.1M4-2.5v.1M-4.5 3c2 3 7 3 9 0"
}
