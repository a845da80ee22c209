// Renders the pages of the site again from content/, without bundling anything: after texts, claims or prices have changed.
// `node scripts/render-site.mjs [--content FOLDER] [--origin https://example.org]`; a running server serves the result at once.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

const { values } = parseArgs({
  options: {
    content: { type: 'string', default: here('../../content') },
    origin: { type: 'string' },
    dist: { type: 'string', default: here('../apps/site/dist') },
  },
})
const { precompressFiles } = (await runnerImport(here('../tooling/precompress.ts'))).module
const { renderSite } = await import(here('../apps/site/dist-render/entry-render.js'))

const written = await renderSite({
  contentFolder: values.content,
  dist: values.dist,
  origin: values.origin,
})
await precompressFiles(written)
console.log(`${written.length} files written`)
