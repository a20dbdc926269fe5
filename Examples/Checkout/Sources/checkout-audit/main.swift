import CheckoutKit
import TidelineTesting

AuditMain { Screen("checkout") { CheckoutViewController() } }
