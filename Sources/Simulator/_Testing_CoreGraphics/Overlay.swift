// Empty on purpose: Swift Testing looks for this overlay as soon as a test imports a module named CoreGraphics.
