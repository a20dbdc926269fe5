import AuditedGallery
import TidelineChanges
import TidelineTesting

AuditMain(byName: Screen.withoutKeyboardCode, changes: Change.tideline, comparing: ComparedWays.all) { Screen.gallery }
