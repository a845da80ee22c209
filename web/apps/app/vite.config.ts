import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { articlePictures } from '../../tooling/article-pictures.ts'
import { helplines } from '../../tooling/helplines.ts'
import { hrvEngine } from '../../tooling/hrv-engine.ts'
import { licences } from '../../tooling/licences.ts'
import { openExercises } from '../../tooling/open-exercises.ts'
import { precacheList } from '../../tooling/precache-list.ts'
import { precompress } from '../../tooling/precompress.ts'
import { preloadFonts } from '../../tooling/preload-fonts.ts'
import { words } from '../../tooling/words.ts'

const base = '/app/'
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** With everything they import. The ring is on the first screen of strangers and of members. */
const FIRST = new Set([here('src/main.tsx'), here('../../packages/ui/src/Ring.tsx')])

/** Asked for by its name, the package hands out the build that checks and warns, whatever is built. */
const ROUTER_WITHOUT_WARNINGS = {
  'react-router': here('../../node_modules/react-router/dist/production/index.mjs'),
}

export default defineConfig(({ command }) => ({
  base,
  root: here('.'),
  resolve: { alias: command === 'build' ? ROUTER_WITHOUT_WARNINGS : {} },
  plugins: [
    react(),
    words(),
    articlePictures(),
    helplines(),
    licences(),
    openExercises(),
    hrvEngine(),
    preloadFonts(),
    precacheList(base),
    precompress(),
  ],
  build: {
    // The content security policy admits no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: here('index.html'), 'service-worker': here('src/service-worker/worker.ts') },
      output: {
        // Letters and digits only: by these the server knows a name that never changes its content.
        hashCharacters: 'base36',
        // The code that a first visit waits for is one file: on a mobile network each further file costs a round trip.
        codeSplitting: { groups: [{ name: 'first', test: (id) => FIRST.has(id) }] },
        // A service worker is known by its address, which therefore cannot carry a hash.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
}))
