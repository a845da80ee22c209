import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { precompress } from '../../tooling/precompress.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  base: '/api/docs/',
  root: here('.'),
  // The page shows the printed contract itself, copied beside it under its own names.
  publicDir: here('../../../contract'),
  plugins: [precompress()],
  build: { assetsInlineLimit: 0 },
})
