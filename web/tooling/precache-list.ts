import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const WORKER = 'service-worker.js'
const LIST = '__PRECACHE__'
/** The files that the page itself shows before its first script has run. */
const FIRST_PICTURE = 'icons/ring.svg'

/**
 * Tells the service worker which files make the app work offline. Their names carry their hashes, so the list is also
 * the version: a new build gives another worker, and the browser fetches it.
 */
export function precacheList(base: string): Plugin {
  return {
    name: 'evenkeel:precache-list',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER]
        if (worker?.type !== 'chunk') throw new Error(`${WORKER} is not part of this build`)
        const files = Object.keys(bundle)
          .filter((name) => name.startsWith('assets/'))
          .sort()
        const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)
        const list = { version, files: [base, base + FIRST_PICTURE, ...files.map((name) => base + name)] }
        worker.code = worker.code.replace(LIST, () => JSON.stringify(list))
      },
    },
  }
}
