import ScenarioCatalog
import TidelineTesting

AuditMain(byName: Screen.withoutKeyboardCode, comparing: ComparedWays.all) { Screen.gallery }
