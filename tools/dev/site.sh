# ./dev site [--origin https://example.org]: the pages of the public site again from content/, without a build.

verb_site() {
    # shellcheck source=tools/dev/build.sh
    . tools/dev/build.sh
    [ -f web/apps/site/dist-render/entry-render.js ] || build_web
    node web/scripts/render-site.mjs "$@"
}
