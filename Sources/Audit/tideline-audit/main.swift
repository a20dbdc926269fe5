import ScenarioCatalog
import TidelineTesting

AuditMain(byName: Screen.withoutKeyboardCode, comparing: Contest.contestants) { Screen.gallery }
