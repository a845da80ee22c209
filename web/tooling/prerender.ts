import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

interface PrerenderOptions {
  root: string
  /** Exports `renderPage(): Promise<string>`. */
  entry: string
}

const PLACE = '<!--page-->'

/**
 * Writes the page into index.html after the client build, by the same pipeline, so that class names and hashed
 * addresses agree. The browser then hydrates it; without script it can still be read.
 */
export function prerender({ root, entry }: PrerenderOptions): Plugin {
  const outDir = join(root, 'dist')
  const serverDir = join(root, 'node_modules/.prerender')
  let isServerBuild = false
  return {
    name: 'evenkeel:prerender',
    apply: 'build',
    configResolved(config) {
      isServerBuild = Boolean(config.build.ssr)
    },
    closeBundle: {
      sequential: true,
      async handler() {
        if (isServerBuild) return
        await build({ root, logLevel: 'warn', build: { ssr: entry, outDir: serverDir, emptyOutDir: true } })
        const { renderPage } = await import(pathToFileURL(join(serverDir, 'entry-server.js')).href)
        const index = join(outDir, 'index.html')
        const html = await readFile(index, 'utf8')
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`)
        const page = await renderPage()
        await writeFile(
          index,
          html.replace(PLACE, () => page),
        )
        await rm(serverDir, { recursive: true })
      },
    },
  }
}
