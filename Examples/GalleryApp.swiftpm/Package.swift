// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

// Xcode opens this folder as an app. `AppleProductTypes` comes with Xcode; other toolchains lack it.
let package = Package(
    name: "GalleryApp",
    platforms: [.iOS("15.0")],
    products: [
        .iOSApplication(
            name: "GalleryApp", targets: ["GalleryApp"], bundleIdentifier: "org.example.tideline.gallery",
            displayVersion: "0.1.0", bundleVersion: "1", appIcon: .placeholder(icon: .cloud),
            accentColor: .presetColor(.teal), supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [
                .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown(.when(deviceFamilies: [.pad]))
            ],
            additionalInfoPlistContentFilePath: "Info.plist")
    ],
    // The folder of the package may be called anything, therefore the name.
    dependencies: [.package(name: "Tideline", path: "../..")],
    targets: [
        .executableTarget(
            name: "GalleryApp",
            dependencies: [
                .product(name: "Gallery", package: "Tideline"), .product(name: "Tideline", package: "Tideline")
            ],
            path: "Sources")
    ],
    swiftLanguageModes: [.v6]
)
