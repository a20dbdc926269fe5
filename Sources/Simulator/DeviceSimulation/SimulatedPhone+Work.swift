@_spi(Simulation) import UIKit

extension SimulatedPhone {
    /// How often any view has been laid out since the phone was made; a view laid out twice counts twice.
    public var layoutPasses: Int { simulation.record.layoutPasses }
}
