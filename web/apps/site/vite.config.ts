import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { hrvEngine } from '../../tooling/hrv-engine.ts'
import { precompress } from '../../tooling/precompress.ts'
import { prerender } from '../../tooling/prerender.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Parts that several pages have. */
const SHARED = /\/(apps\/site\/src\/(parts|lib)|packages\/ui|lucide-react|node_modules\/react)\//

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    hrvEngine(),
    precompress(),
    prerender({
      root: here('.'),
      entry: here('src/render/entry-render.tsx'),
      contentFolder: here('../../../content'),
    }),
  ],
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      input: here('src/start.ts'),
      output: {
        // Letters and digits only: by these the server knows a name that never changes its content.
        hashCharacters: 'base36',
        // Few files, because on a mobile network each further one costs a round trip.
        codeSplitting: {
          groups: [
            { name: 'load', test: /preload-helper/, priority: 1 },
            { name: 'shared', test: SHARED, minShareCount: 2 },
          ],
        },
      },
    },
  },
})
