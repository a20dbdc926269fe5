// This file is empty on purpose. Swift Testing looks for this module as soon as a test imports a module named UIKit.
