import DeviceSimulation
import PhoneCertificate
import SimulatedStages
import Testing
import Stages

@MainActor enum SimulatedRecord {
    static func make(
        _ readings: Set<Reading> = [], on device: String = "iPhone 14", system: Double = 17
    ) throws -> CertificateRecord {
        try play(readings, on: device, system: system).record
    }

    /// Returns the record and the certificate's duration in seconds of the phone's clock.
    static func play(
        _ readings: Set<Reading> = [], on device: String = "iPhone 14", system: Double = 17
    ) throws -> (record: CertificateRecord, seconds: Double) {
        let phone = SimulatedPhone(try Device.named(device), systemVersion: system, readings: readings)
        let start = phone.now
        let outcome = Immediate.result { await PhoneCertificate.record(in: phone.window, clock: PhoneClock(phone)) }
        return (try #require(outcome, "a virtual clock never waits").get(), phone.now - start)
    }
}
