import UIKit

extension LawScreen {
    func write(to writer: inout NodeCode, _ ways: [LawWay]) {
        writer.add("view.backgroundColor = .systemBackground")
        if let body { writeBody(body, to: &writer, ways) }
        writeStack(header, "header", to: &writer)
        writeStack(footer, "footer", to: &writer)
        if !header.isEmpty {
            writer.add(
                "header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8).isActive = true")
        }
        if !footer.isEmpty { writeGround(to: &writer, ways) }
        if let body { writePlace(of: body, to: &writer) }
        writeBar(to: &writer)
        if ways.contains(.safeArea) { writer.add("keyboardAvoidance = .safeArea") }
        if ways.contains(.appearListener) {
            writer.add("sources.append(KeyboardAppearListener(viewController: self))")
        }
    }

    private func writeStack(_ nodes: [ScreenNode], _ name: String, to writer: inout NodeCode) {
        guard !nodes.isEmpty else { return }
        writer.add("let \(name) = UIStackView()")
        writer.add("\(name).axis = .vertical")
        writer.add("\(name).spacing = 8")
        writer.add("\(name).translatesAutoresizingMaskIntoConstraints = false")
        for node in nodes {
            let view = writer.write(node)
            writer.add("\(name).addArrangedSubview(\(view))")
        }
        writer.add("view.addSubview(\(name))")
        writer.add("\(name).leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true")
        writer.add("\(name).trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).isActive = true")
    }

    private func writeBody(_ body: ScreenNode, to writer: inout NodeCode, _ ways: [LawWay]) {
        let name = writer.write(body, isFilling: true)
        writer.add("\(name).translatesAutoresizingMaskIntoConstraints = false")
        writer.add("view.addSubview(\(name))")
        if body.scrolls {
            writer.add("body = \(name)\(body.kind == .child ? "Scroll" : "")")
            if habits.contains(.forbidsScrolling) { writer.add("body?.isScrollEnabled = false") }
            let isOwn = ways == [.automatic] || ways.contains { $0.object == .body }
            if isOwn, ownNumber != 0 { writer.add("body?.contentInset.bottom = \(ownNumber)") }
        }
        let cardNode = ways.contains { $0.object == .card } && !movesPage ? all.first { $0.kind == .card } : nil
        let card = movesPage ? "view" : cardNode?.name.lowercased().replacingOccurrences(of: " ", with: "") ?? name
        if cardNode != nil, ownNumber != 0 { writer.add("\(card).transform.ty = -\(ownNumber)") }
        for way in ways {
            switch way {
            case .insets: writer.add("body?.keyboardAvoidance = .insets")
            case .listener: writer.add("body?.keyboardAvoidance = .insets  // by a KeyboardListener")
            case .translation:
                writer.add("\(card).keyboardAvoidance = .translation\(movesPage ? ".focus()" : ".spacing(10)")")
            case .responder:
                writer.add("let responder = KeyboardResponder()")
                writer.add("responder.automaticallyAdjust(\(card))")
                writer.add("sources.append(responder)")
            default: break
            }
        }
    }

    private func writeGround(to writer: inout NodeCode, _ ways: [LawWay]) {
        let usesGuide = ways.contains(.guide) || ways.contains(.guideController)
        let edge =
            usesGuide
            ? "keyboardGuide.topAnchor"
            : habits.contains(.usesApplesGuide) ? "keyboardLayoutGuide.topAnchor" : "safeAreaLayoutGuide.bottomAnchor"
        let own = ways.contains { $0.object == .ground } ? 8 + ownNumber : 8
        writer.add("ground = footer.bottomAnchor.constraint(equalTo: view.\(edge), constant: -\(own))")
        if ways.contains(.followingConstraint) {
            writer.add("ground = ground.map { KeyboardConstraint(following: $0) }")
        }
        if ways.contains(.constant) { writer.add("ground?.keyboardAvoidance = .constant") }
        writer.add("ground?.isActive = true")
    }

    private func writePlace(of body: ScreenNode, to writer: inout NodeCode) {
        let name = body.name.lowercased().replacingOccurrences(of: " ", with: ""), isCard = body.kind == .card
        let side = isCard || body.kind == .stack ? 16 : 0
        writer.add("NSLayoutConstraint.activate([")
        writer.add("    \(name).leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: \(side)),")
        writer.add("    \(name).trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -\(side)),")
        if isCard {
            let edge =
                footer.isEmpty
                ? "view.safeAreaLayoutGuide.bottomAnchor, constant: -40" : "footer.topAnchor, constant: -8"
            writer.add("    \(name).bottomAnchor.constraint(equalTo: \(edge))")
        } else {
            let rest = body.kind == .stack ? "view.safeAreaLayoutGuide.topAnchor" : "view.topAnchor"
            let top = header.isEmpty ? rest : "header.bottomAnchor, constant: 8"
            writer.add("    \(name).topAnchor.constraint(equalTo: \(top))\(body.kind == .stack ? "" : ",")")
            let bottom = footer.isEmpty ? "view.bottomAnchor" : "footer.topAnchor, constant: -8"
            if body.kind != .stack { writer.add("    \(name).bottomAnchor.constraint(equalTo: \(bottom))") }
        }
        writer.add("])")
    }

    private func writeBar(to writer: inout NodeCode) {
        guard !bar.isEmpty else { return }
        writer.add("bar.allowsSelfSizing = true")
        writer.add("bar.translatesAutoresizingMaskIntoConstraints = false")
        writer.add("let barStack = UIStackView()")
        writer.add("barStack.axis = .vertical")
        writer.add("barStack.spacing = 8")
        writer.add("bar.fill(with: barStack)")
        for node in bar {
            let view = writer.write(node)
            writer.add("barStack.addArrangedSubview(\(view))")
            writer.add("inBar[\(node.id)] = \(view)")
        }
    }

    func focusCode(_ id: Int) -> String {
        bar.contains { $0.id == id }
            ? "page.inBar[\(id)].map { stage.phone.focus($0) }" : "try stage.focus(\"\(node(id)?.name ?? "")\")"
    }

    var barCode: String {
        guard !bar.isEmpty else { return "" }
        // If the view owns the bar, these are members of the page's view.
        let owner = barOwner == .view ? "    // These are members of the page's view:\n" : ""
        return owner + """
                let bar = UIInputView(frame: .zero, inputViewStyle: .keyboard)
                var inBar: [Int: UIView] = [:]
                override var canBecomeFirstResponder: Bool { true }
                override var inputAccessoryView: UIView? { bar }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    becomeFirstResponder()
                }

            """
    }

    var popupCode: [String] {
        guard !popup.isEmpty else { return [] }
        var writer = NodeCode(depth: 0, owner: "page.")
        writer.add("let popup = UIStackView(), window = stage.phone.window")
        writer.add("popup.axis = .vertical")
        writer.add("popup.translatesAutoresizingMaskIntoConstraints = false")
        for node in popup {
            let view = writer.write(node)
            writer.add("popup.addArrangedSubview(\(view))")
        }
        writer.add("window.addSubview(popup)")
        writer.add("NSLayoutConstraint.activate([")
        writer.add("    popup.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 40),")
        writer.add("    popup.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -40),")
        writer.add("    popup.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -60)")
        writer.add("])")
        return writer.lines
    }

    /// Returns Swift comments that name the habits of the app, such as its own animations.
    ///
    /// The comments stand in the generated class of the page.
    func habitCode(_ ways: [LawWay]) -> String { habits.map { "    // The app also: \($0.rawValue)\n" }.joined() }

    var presentCode: [String] {
        switch container {
        case .plain: ["stage.present(page)"]
        case .navigation: ["stage.present(UINavigationController(rootViewController: page))"]
        case .tabs:
            [
                "let tabs = UITabBarController()",
                "tabs.viewControllers = [UINavigationController(rootViewController: page)]", "stage.present(tabs)"
            ]
        case .pageSheet, .formSheet, .mediumSheet, .popover:
            [
                "let root = UIViewController()", "stage.present(root)",
                "page.modalPresentationStyle = .\(container == .mediumSheet ? "pageSheet" : container.rawValue)",
                container == .mediumSheet ? "page.sheetPresentationController?.detents = [.medium()]" : "",
                "page.preferredContentSize = CGSize(width: 375, height: 600)",
                "page.popoverPresentationController?.sourceView = root.view", "root.present(page, animated: false)",
                "stage.settle()"
            ]
        case .child:
            [
                "let root = UIViewController()", "root.addChild(page)", "root.view.addSubview(page.view)",
                "page.view.frame = root.view.bounds.inset(by: UIEdgeInsets(top: 60, left: 20, bottom: 0, right: 20))",
                "page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]", "page.didMove(toParent: root)",
                "stage.present(root)"
            ]
        }
    }
}

extension LifeStep {
    func code(on screen: LawScreen, _ ways: [LawWay]) -> [String] {
        switch self {
        case .focus(let id): return [screen.focusCode(id)]
        case .hideAndFocus(let id):
            return [
                "stage.dismissKeyboard()", "stage.advance(by: 0.1)",
                screen.focusCode(id)
            ]
        case .type: return ["try stage.type(\"a\")"]
        case .newLine: return [#"try stage.type("\n")"#]
        case .predictions(let shows): return ["stage.phone.keyboard.setShowsPredictions(\(shows))"]
        case .emoji(let shows): return ["stage.phone.keyboard.setShowsEmoji(\(shows))"]
        case .codeBar(let shows): return ["stage.phone.keyboard.setShowsCodeBar(\(shows))"]
        case .resize(let id, let height): return ["page.heights[\(id)]?.constant = \(height)"]
        case .insert(let id, let index, let node):
            return [
                "let space = UIView()",
                "space.heightAnchor.constraint(equalToConstant: \(node.height)).isActive = true",
                "page.stacks[\(id)]?.insertArrangedSubview(space, at: \(index))"
            ]
        case .delete(let id): return ["try stage.view(\"\(screen.node(id)?.name ?? "")\").removeFromSuperview()"]
        case .drag(let height): return ["if let body = page.body { stage.scroll(body, by: \(height)) }"]
        case .pull: return ["// A finger pulls the keyboard halfway down and lets go."]
        case .assign(let number): return [Self.assignment(number, ways, on: screen)]
        case .assignAnimated(let number):
            return [
                "UIView.animate(withDuration: 0.3) {", "    \(Self.assignment(number, ways, on: screen))",
                "    page.view.layoutIfNeeded()", "}"
            ]
        case .add(let number): return [Self.addition(number, ways, on: screen)]
        case .set(let setting): return [setting.code]
        case .keyboard(let isNew):
            return ["// \(isNew ? "Everything follows a new" : "The app drops a") Keyboard() of its own."]
        case .inside(let moment): return ["// In the next call at \(moment):"]
        case .push(let animated, let takesInput):
            return [
                "page.navigationController?.pushViewController(",
                "    Second(takesInput: \(takesInput)), animated: \(animated))", "stage.phone.endTurn()"
            ]
        case .pushAvoiding: return ["// A page with insets from its appearance on is pushed."]
        case .pop(let animated):
            return ["page.navigationController?.popViewController(animated: \(animated))", "stage.phone.endTurn()"]
        case .undock: return ["stage.phone.keyboard.undock(to: CGRect(x: 100, y: 300, width: 320, height: 250))"]
        case .dock: return ["stage.phone.keyboard.dock()"]
        case .remote(let shows): return ["stage.phone.\(shows ? "show" : "hide")RemoteInput()"]
        case .hardware(let has): return ["stage.phone.keyboard.setHasHardwareKeyboard(\(has))"]
        case .rotate: return ["stage.rotate(to: stage.phone.orientation == .portrait ? .landscape : .portrait)"]
        case .moveWindow(let y):
            return ["stage.phone.setWindowFrame(CGRect(x: 60, y: \(y), width: 714, height: 924))"]
        case .hurry: return ["stage.advance(by: 0.1)"]
        case .hide: return ["stage.dismissKeyboard()"]
        }
    }

    private static func addition(_ number: Int, _ ways: [LawWay], on screen: LawScreen) -> String {
        switch ways.first?.object {
        case .ground: "page.ground?.constant -= \(number)"
        case .card: "page.\(screen.movesPage ? "view" : "view.subviews.last?").keyboardOwnValue -= \(number)"
        default: "page.body?.contentInset.bottom += \(number)"
        }
    }

    private static func assignment(_ number: Int, _ ways: [LawWay], on screen: LawScreen) -> String {
        switch ways.first?.object {
        case .ground: "page.ground?.constant = -\(8 + number)"
        case .card where screen.movesPage: "page.view.transform = .identity"
        case .card: "page.view.subviews.last?.transform.ty = -\(number)"
        default: "page.body?.contentInset.bottom = \(number)"
        }
    }
}

extension LawSetting {
    fileprivate var code: String {
        let object =
            switch owner {
            case .body: "page.body?"
            case .card: "page.view.subviews.last?"
            case .page: "page"
            case .ground: "page.ground?"
            case .window: "stage.phone.window"
            case .scene: "stage.phone.window.windowScene?"
            case .banner: "// In a second window of the app: banner"
            }
        let option = spacing == 0 ? "" : ".spacing(\(spacing))"
        let value =
            switch kind {
            case .nothing: "nil"
            case .excluded: ".excluded"
            default: ".\(LawSetting(owner: owner).way?.rawValue ?? "translation")\(option)"
            }
        return "\(object).keyboardAvoidance = \(value)\(kind == .classic ? "  // by the type of the articles" : "")"
    }
}
