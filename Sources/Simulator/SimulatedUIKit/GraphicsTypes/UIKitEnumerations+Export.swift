// Fidelity: exact — enumerations that Apple declares in C take any number (rule I22)

@_exported import UIKitEnumerations
