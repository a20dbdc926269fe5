import AuditedGallery
import TidelineChanges
import TidelineTesting

AuditMain(
    byName: Screen.withoutKeyboardCode + Screen.chats, changes: Change.tideline, comparing: ComparedWays.all
) { Screen.gallery }
