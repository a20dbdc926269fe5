extension SuiteScreen {
    @MainActor static let all =
        coverage + appChanges + restoration + gaps + motion + reach + focus + habits + articles + strangers
}
