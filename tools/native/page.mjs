// The web build as a shell carries it: without what only a server or a browser needs, and told where our server is.
import { cpSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

const NEEDLESS = /\.(br|gz)$|service-worker\.js$|manifest\.webmanifest$/

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The page with what `web/packages/native` reads: server, push, products. */
export function pageFor(html, { server, push, products, name }) {
  const meta = `<meta name="evenkeel-shell" content="${escaped(JSON.stringify({ server, push, products }))}" />`
  const page = html
    .replace(/\s*<link rel="manifest"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, `<title>${escaped(name)}</title>`)
    .replace('</head>', `  ${meta}\n  </head>`)
  if (!page.includes(meta)) throw new Error('the built page has no </head>')
  return page
}

/** The app's files under /app/, as on the server, and its page at the root, where Capacitor looks for one. */
export function copyWeb(dist, www, settings) {
  rmSync(www, { recursive: true, force: true })
  mkdirSync(www, { recursive: true })
  cpSync(dist, join(www, 'app'), { recursive: true, filter: (path) => !NEEDLESS.test(path) })
  rmSync(join(www, 'app/index.html'))
  writeFileSync(join(www, 'index.html'), pageFor(readFileSync(join(dist, 'index.html'), 'utf8'), settings))
}
