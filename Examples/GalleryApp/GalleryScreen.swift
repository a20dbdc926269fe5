import Gallery
import UIKit

struct GalleryScreen {
    let name: String
    let make: @MainActor () -> UIViewController

    @MainActor static let withAvoidance = [
        GalleryScreen(name: "Assistant") { AssistantViewController() },
        GalleryScreen(name: "Photo chat") { PhotoChatViewController() },
        GalleryScreen(name: "Inverted chat") { InvertedChatViewController() },
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
