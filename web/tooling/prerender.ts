import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { precompressFiles } from './precompress.ts'

interface PrerenderOptions {
  root: string
  /** Exports `renderSite`. */
  entry: string
  contentFolder: string
}

/**
 * Builds the renderer beside the client and lets it write every page. The renderer stays: texts can be rendered again
 * without a build (decision 0103). The browser then hydrates the pages; without script they can still be read.
 */
export function prerender({ root, entry, contentFolder }: PrerenderOptions): Plugin {
  const renderDir = join(root, 'dist-render')
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
        await build({
          root,
          logLevel: 'warn',
          ssr: { noExternal: true },
          build: { ssr: entry, outDir: renderDir, emptyOutDir: true, manifest: false },
        })
        const { renderSite } = await import(pathToFileURL(join(renderDir, 'entry-render.js')).href)
        const written = await renderSite({ contentFolder, dist: join(root, 'dist') })
        await precompressFiles(written)
      },
    },
  }
}
