import SceneModel

extension [SceneSnapshot] {
    /// The pictures, without the focus where a person has scrolled since the input got it or was typed into.
    var withoutScrolledFocus: [SceneSnapshot] {
        guard let scrolls = first?.personalScrolls, contains(where: { $0.personalScrolls != scrolls }) else {
            return self
        }
        var latest: SceneSnapshot?
        var isScrolled = false
        return map { picture in
            if let before = latest {
                let typed = picture.personalMoves - picture.personalScrolls
                let isNew = before.focus?.nodeID != picture.focus?.nodeID
                if isNew || typed != before.personalMoves - before.personalScrolls {
                    isScrolled = false
                } else if picture.personalScrolls != before.personalScrolls {
                    isScrolled = true
                }
            }
            latest = picture
            guard isScrolled else { return picture }
            var picture = picture
            picture.focus = nil
            return picture
        }
    }
}
