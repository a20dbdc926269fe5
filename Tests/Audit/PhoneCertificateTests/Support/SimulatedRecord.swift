import DeviceSimulation
import PhoneCertificate
import Scenarios
import Testing
import Walk

/// A certificate of a simulated phone.
@MainActor enum SimulatedRecord {
    static func make(_ readings: Set<Reading> = [], system: Double = 17) throws -> CertificateRecord {
        try play(readings, system: system).record
    }

    /// The record, and how many seconds of the phone it took.
    static func play(
        _ readings: Set<Reading> = [], system: Double = 17
    ) throws -> (record: CertificateRecord, seconds: Double) {
        let phone = SimulatedPhone(try Device.named("iPhone 14"), systemVersion: system, readings: readings)
        let start = phone.now
        let outcome = Immediate.result { await PhoneCertificate.record(in: phone.window, clock: PhoneClock(phone)) }
        return (try #require(outcome, "a virtual clock never waits").get(), phone.now - start)
    }
}
