import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { hrvEngine } from '../../tooling/hrv-engine.ts'
import { precompress } from '../../tooling/precompress.ts'
import { prerender } from '../../tooling/prerender.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

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
  build: { assetsInlineLimit: 0, manifest: true, rollupOptions: { input: here('src/entry-client.tsx') } },
})
