import Testing

@Suite struct CodeStripperTests {
    @Test(arguments: [
        ("a // b", "a     "),
        ("a /* b /* c */ d */ e", "a                   e"),
        (#"f("a \" b")"#, #"f("      ")"#),
        (#"f("a \(x!) b")"#, #"f("   (x!)  ")"#),
        (##"f(#"a " \(b)"#)"##, ##"f(#"        "#)"##),
        (##"f(#"a \#(b!) c"#)"##, ##"f(#"    (b!)  "#)"##),
        (#"f("\(g("a"))") // b"#, #"f(" (g(" "))")     "#),
        ("func `a ! \" b`() {}", "func `_______`() {}")
    ])
    func `comments and literals become blanks of the same length`(input: String, expected: String) {
        #expect(CodeStripper.strip(input) == expected)
    }

    @Test func `a literal of several lines keeps its line breaks`() {
        #expect(
            CodeStripper.strip("let x = \"\"\"\n  try! \"a\"\n  \"\"\"\ny!")
                == "let x = \"\"\"\n          \n  \"\"\"\ny!")
    }

    @Test func `every file keeps its number of lines`() {
        for file in Checkout.current.files where file.isSwift {
            #expect(file.code.count { $0 == "\n" } == file.text.count { $0 == "\n" }, "\(file.path)")
        }
    }
}
