import Testing
@testable import UIKit

@MainActor struct SmallEnumerationTests {
    @Test func `I22 an enumeration in two bytes keeps all numbers of 16 bits`() {
        #expect(MemoryLayout<SmallEnumeration<NSLayoutConstraint.Attribute>>.size == 2)
        for number in Int(Int16.min)...Int(Int16.max) {
            let attribute = NSLayoutConstraint.Attribute(rawValue: number) ?? .notAnAttribute
            let kept = SmallEnumeration(attribute).value
            guard kept == attribute, kept.rawValue == number else {
                Issue.record("\(number) became \(kept)")
                break
            }
        }
    }

    @Test(arguments: [(Int.max, 32_767), (32_768, 32_767), (Int.min, -32_768)])
    func `I22 a number beyond 16 bits becomes one without a name`(number: Int, kept: Int) {
        var small = SmallEnumeration(NSLayoutConstraint.Relation.lessThanOrEqual)
        small.value = .unnamed(number)
        #expect(small.value.rawValue == kept)
    }

    @Test(arguments: [-1, 0, 1, 77]) func `I22 a constraint tells the relation that it was made with`(number: Int) {
        let relation = NSLayoutConstraint.Relation(rawValue: number) ?? .equal
        let constraint = NSLayoutConstraint(
            item: UIView(), attribute: .width, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 9)
        #expect(constraint.relation == relation && constraint.relation.rawValue == number)
    }
}
