import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { readSiteContent } from '../../tooling/content.ts'
import { precompress } from '../../tooling/precompress.ts'
import { prerender } from '../../tooling/prerender.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  define: { __SITE_CONTENT__: JSON.stringify(readSiteContent()) },
  plugins: [react(), prerender({ root: here('.'), entry: here('src/entry-server.tsx') }), precompress()],
  build: { assetsInlineLimit: 0 },
})
