import Testing
import UIKit

/// Enumerations that Apple declares in C take any number, whether it has a name or not.
@MainActor struct EnumerationTests {
    private func expectAnyNumber<Value: RawRepresentable>(_ type: Value.Type)
    where Value.RawValue: FixedWidthInteger & Sendable {
        for number in [0, 1, 3, 5, 7, 99, 123, 4567] as [Value.RawValue] {
            #expect(Value(rawValue: number)?.rawValue == number, "\(type) of \(number)")
        }
    }

    @Test func `I22 an imported enumeration takes any number`() {
        expectAnyNumber(UIView.AnimationCurve.self)
        expectAnyNumber(UIView.ContentMode.self)
        expectAnyNumber(UIViewAnimatingState.self)
        expectAnyNumber(UIViewAnimatingPosition.self)
        expectAnyNumber(UITimingCurveType.self)
        expectAnyNumber(UITableViewCell.CellStyle.self)
        expectAnyNumber(UITableViewCell.SelectionStyle.self)
        expectAnyNumber(UITableView.ScrollPosition.self)
        expectAnyNumber(UITableView.Style.self)
        expectAnyNumber(UITableViewCell.SeparatorStyle.self)
        expectAnyNumber(UIScrollView.KeyboardDismissMode.self)
        expectAnyNumber(UIScrollView.ContentInsetAdjustmentBehavior.self)
        expectAnyNumber(UIStackView.Distribution.self)
        expectAnyNumber(UIStackView.Alignment.self)
        expectAnyNumber(UISemanticContentAttribute.self)
        expectAnyNumber(UIUserInterfaceLayoutDirection.self)
        expectAnyNumber(UIBlurEffect.Style.self)
        expectAnyNumber(UIGestureRecognizer.State.self)
        expectAnyNumber(UITouch.Phase.self)
        expectAnyNumber(UIAlertAction.Style.self)
        expectAnyNumber(UIAlertController.Style.self)
        expectAnyNumber(UIModalPresentationStyle.self)
        expectAnyNumber(UIApplication.State.self)
        expectAnyNumber(UIScene.ActivationState.self)
        expectAnyNumber(UIUserInterfaceIdiom.self)
        expectAnyNumber(UIUserInterfaceSizeClass.self)
        expectAnyNumber(UIUserInterfaceStyle.self)
        expectAnyNumber(UIInterfaceOrientation.self)
        expectAnyNumber(NSKeyValueChange.self)
        expectAnyNumber(UIInputView.Style.self)
        expectAnyNumber(UIKeyboardType.self)
        expectAnyNumber(UITextAutocorrectionType.self)
        expectAnyNumber(UITextAutocapitalizationType.self)
        expectAnyNumber(UITextSpellCheckingType.self)
        expectAnyNumber(UIReturnKeyType.self)
        expectAnyNumber(UIKeyboardAppearance.self)
        expectAnyNumber(UITextField.BorderStyle.self)
        expectAnyNumber(UITextField.DidEndEditingReason.self)
        expectAnyNumber(UITextField.ViewMode.self)
        expectAnyNumber(NSTextAlignment.self)
        expectAnyNumber(NSLineBreakMode.self)
        expectAnyNumber(UICollectionView.ScrollDirection.self)
        expectAnyNumber(UICollectionView.ElementCategory.self)
        expectAnyNumber(UICollectionViewFlowLayout.SectionInsetReference.self)
        expectAnyNumber(NSWritingDirection.self)
        expectAnyNumber(UIButton.ButtonType.self)
        expectAnyNumber(NSLayoutConstraint.Relation.self)
        expectAnyNumber(NSLayoutConstraint.Axis.self)
        expectAnyNumber(NSLayoutConstraint.Attribute.self)
    }
}
