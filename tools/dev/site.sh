# ./dev site [--origin https://example.org]: the pages of the public site again from content/, without a build.
# ./dev site film: the training film from its scenes, when they have changed; it takes some minutes. Then the pages again.

verb_site() {
    # shellcheck source=tools/dev/build.sh
    . tools/dev/build.sh
    if [ "${1:-}" = film ]; then
        shift
        make_film
    fi
    [ -f web/apps/site/dist-render/entry-render.js ] || build_web
    node web/scripts/render-site.mjs "$@"
}

make_film() {
    ensure_packages film
    install_node_modules web
    [ -f build/film/training.json ] || rm -f "$STAMPS/film"
    once film "$(fingerprint web/scripts/training-film content/site/pages/training.yaml content/pictures/exercises \
        content/brand/brand.yaml content/states.yaml)" make_film_now
}

make_film_now() {
    say "Making the training film"
    (cd web && node scripts/training-film/main.mjs) || fail "the film could not be made; the reason is above"
}
