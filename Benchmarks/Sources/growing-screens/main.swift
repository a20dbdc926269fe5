import TidelineTesting

// Forms of three sizes without a fault, for `Benchmarks/audit`: by them a run's costs grow with the screen alone.
AuditMain {
    for views in [30, 300, 1000] {
        Screen("form-\(views)") { GrowingForm(views: views) }
    }
}
