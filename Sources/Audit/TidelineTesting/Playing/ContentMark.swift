import Foundation

/// A hash of sixteen bytes that detects mistakes and damage; an attacker can forge the hash.
struct ContentMark: Equatable {
    private var high: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var low: UInt64 = 0xC2B2_AE3D_27D4_EB4F

    init(of data: Data) { data.withUnsafeBytes { mix($0) } }

    init(ofFile file: URL) throws { self.init(of: try Data(contentsOf: file, options: .alwaysMapped)) }

    var text: String {
        [high, low].map { number in
            let digits = String(number, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    private mutating func mix(_ bytes: UnsafeRawBufferPointer) {
        let words = bytes.count / 8
        for word in 0..<words {
            mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)))
        }
        var rest: UInt64 = 0
        for byte in bytes[(words * 8)...] { rest = rest << 8 | UInt64(byte) }
        mix(rest)
        mix(UInt64(bytes.count))
    }

    private mutating func mix(_ word: UInt64) {
        high = (high ^ word) &* 0xFF51_AFD7_ED55_8CCD
        high ^= high >> 32
        low = (low &+ word) &* 0xC4CE_B9FE_1A85_EC53
        low ^= low >> 29
    }
}
