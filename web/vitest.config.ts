import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { articlePictures } from './tooling/article-pictures.ts'
import { helplines } from './tooling/helplines.ts'
import { hrvEngine } from './tooling/hrv-engine.ts'
import { licences } from './tooling/licences.ts'
import { openExercises } from './tooling/open-exercises.ts'
import { words } from './tooling/words.ts'

export default defineConfig({
  plugins: [react(), words(), articlePictures(), helplines(), licences(), openExercises(), hrvEngine()],
  test: {
    // One page for all the files of a worker: a page takes longer to make than most files take to run.
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:8080/' } },
    include: ['{apps,packages,testing,tooling}/**/*.test.{ts,tsx}'],
    setupFiles: ['testing/setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
    css: false,
  },
})
