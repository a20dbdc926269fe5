import Gallery
import Tideline
public import TidelineTesting
import UIKit

extension Screen {
    /// The gallery's screens with keyboard code.
    public static let gallery: [Screen] = [
        .signIn, .ruler, .catalogue, .celebration, .unlock, .registration, .picture, .transfer, .backdrop
    ]

    /// The gallery's screens that ignore the keyboard.
    public static let withoutKeyboardCode: [Screen] = [
        .nestedScrollers, .fieldTable, .search, .chat, .sheet, .twoColumns, .bottomBar, .note
    ]

    /// The gallery's lists that hold their place while rows and words come.
    ///
    /// An audit plays them only by their names, because it takes longer.
    public static let chats: [Screen] = [.assistant, .invertedChat, .photoChat]

    /// All screens of the gallery.
    public static let everyScreen = gallery + withoutKeyboardCode + chats
}

extension Screen {
    /// The sign-in screen: two fields at the top, a button above the keyboard.
    public static let signIn = Screen(
        "sign-in", marked: ["Sign In"], firstField: "Email", articleWays: onBottomGuide,
        make: { SignInViewController(handling: $0) },
        leaving: pressingReturn,
        script: { stage throws(StageError) in
            try stage.type("ann@example.com")
            try stage.recordFrames(of: "next field") { () throws(StageError) in try stage.focus("Password") }
            try stage.type("secret")
        },
        guideTop: { controller in groundTop(of: (controller as? SignInViewController)?.contentView) })

    /// The top of the content's bottom guide, in the coordinates of the content's superview.
    @MainActor
    static func groundTop(of content: BottomGuideView?) -> CGFloat? {
        content.map { $0.convert($0.bottomGuide.layoutFrame, to: $0.superview).minY }
    }

    /// The ruler: a long tape above a field and a button.
    public static let ruler = Screen(
        "ruler", marked: ["Go"], firstField: "Number", articleWays: onBottomGuide,
        make: { RulerViewController(handling: $0) },
        script: { stage throws(StageError) in
            for number in ["17", "0"] {
                try stage.recordFrames(of: "go to \(number)") { () throws(StageError) in
                    try stage.type(number)
                    try stage.tap("Go")
                }
            }
        },
        guideTop: { controller in groundTop(of: (controller as? RulerViewController)?.contentView) })

    /// The catalogue: a field at the top, and a table that ends at the keyboard's top.
    public static let catalogue = Screen(
        "catalogue", marked: ["Results"], firstField: "Search", articleWays: onBottomGuide,
        make: { CatalogueViewController(handling: $0) },
        leaving: pressingReturn,
        script: { stage throws(StageError) in
            try stage.recordFrames(of: "no results") { () throws(StageError) in try stage.type("crabapple") }
            try stage.recordFrames(of: "some results") { () throws(StageError) in
                try stage.erase("apple".count)
                try stage.tap("Broad-clawed porcelain crab")
            }
        },
        guideTop: { controller in groundTop(of: (controller as? CatalogueViewController)?.contentView) })

    /// The celebration: balloons that rise when the keyboard appears and come down when it hides.
    public static let celebration = Screen(
        "celebration", marked: ["Send"], firstField: "Name", articleWays: onBottomGuide,
        make: { CelebrationViewController(handling: $0) },
        leaving: pressingReturn,
        script: { stage throws(StageError) in
            try stage.type("Ann")
        },
        guideTop: { controller in groundTop(of: (controller as? CelebrationViewController)?.contentView) })

    /// The locked screen: a card that moves up as a whole.
    public static let unlock = Screen(
        "unlock", marked: ["Unlock"], firstField: "Passcode", articleWays: everywhere,
        make: { UnlockViewController(handling: $0) },
        leaving: pressingReturn,
        script: { stage throws(StageError) in
            try stage.type("sesame")
        })

    /// The registration: a form longer than the screen.
    public static let registration = Screen(
        "registration", firstField: "Email", articleWays: inScrollView,
        make: { RegistrationViewController(handling: $0) },
        script: { stage throws(StageError) in
            try stage.type("kari@example.com")
            try stage.visit(["Phone", "City", "About", "First name", "City", "About"])
            try stage.recordFrames(of: "growing") { () throws(StageError) in
                try stage.type("I sail.\nI row.\nI swim.\nI fish.\nI dive.\nI paddle.\nI read.\nI sleep.\n")
            }
        })

    /// The picture: an image that shrinks, and its name, which stays above the keyboard.
    public static let picture = Screen(
        "picture", firstField: "Name", articleWays: everywhere,
        make: { PictureViewController(handling: $0) },
        leaving: pressingReturn,
        script: { stage throws(StageError) in
            try stage.type("Fjord at dawn")
        })

    /// The transfer: scrolling fields above a button that is attached to the safe area's bottom.
    public static let transfer = Screen(
        "transfer", marked: ["Send"], firstField: "Recipient", articleWays: everywhere,
        make: { TransferViewController(handling: $0) },
        leaving: pressingReturn,
        script: { stage throws(StageError) in
            try stage.type("Kari Nordmann")
            try stage.visit(["Account", "Amount", "Reference"])
            try stage.type("Rent")
        })

    /// The backdrop: colours that continue behind the keyboard, and a bar on top of the keyboard.
    public static let backdrop = Screen(
        "backdrop", marked: ["Add"], firstField: "Note", articleWays: onBottomGuide,
        make: { BackdropViewController(handling: $0) },
        leaving: pressingReturn,
        script: { stage throws(StageError) in
            try stage.recordFrames(of: "note added") { () throws(StageError) in
                try stage.type("Grey and calm")
                try stage.tap("Add")
            }
        },
        guideTop: { controller in groundTop(of: (controller as? BackdropViewController)?.contentView) })
}
