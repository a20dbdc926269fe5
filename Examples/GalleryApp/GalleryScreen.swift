import Gallery
import UIKit

/// A screen of the gallery, as an entry of the list.
struct GalleryScreen {
    let name: String
    let make: @MainActor () -> UIViewController

    /// The screens whose code keeps views clear of the keyboard, by an avoidance or by a keyboard guide.
    @MainActor static let withAvoidance = [
        GalleryScreen(name: "Sign in") { SignInViewController() },
        GalleryScreen(name: "Ruler") { RulerViewController() },
        GalleryScreen(name: "Catalogue") { CatalogueViewController() },
        GalleryScreen(name: "Celebration") { CelebrationViewController() },
        GalleryScreen(name: "Backdrop") { BackdropViewController() },
        GalleryScreen(name: "Unlock") { UnlockViewController() },
        GalleryScreen(name: "Registration") { RegistrationViewController() },
        GalleryScreen(name: "Picture") { PictureViewController() },
        GalleryScreen(name: "Transfer") { TransferViewController() }
    ]

    /// The screens that have no keyboard code.
    @MainActor static let withoutCode = [
        GalleryScreen(name: "Bottom bar") { BottomBarViewController() },
        GalleryScreen(name: "Chat") { ChatViewController() },
        GalleryScreen(name: "Fields in a table") { FieldTableViewController() },
        GalleryScreen(name: "Nested scroll views") { NestedScrollersViewController() },
        GalleryScreen(name: "Note") { NoteViewController() },
        GalleryScreen(name: "Search") { SearchViewController() },
        GalleryScreen(name: "Sheet") { SheetViewController() },
        GalleryScreen(name: "Two columns") { TwoColumnsViewController() }
    ]
}
