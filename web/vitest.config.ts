import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { articlePictures } from './tooling/article-pictures.ts'
import { helplines } from './tooling/helplines.ts'
import { hrvEngine } from './tooling/hrv-engine.ts'
import { licences } from './tooling/licences.ts'
import { openExercises } from './tooling/open-exercises.ts'
import { words } from './tooling/words.ts'

const TESTS = '{apps,packages,scripts,testing,tooling}/**/*.test.{ts,tsx,mjs}'

/** They put other modules in the place of ours, or load ours again: each needs a place for itself. */
const ALONE = [
  'apps/app/src/journeys/kept-answers.test.tsx',
  'apps/app/src/lib/calls/kept-queries.test.ts',
  'apps/app/src/lib/device/app-update.test.ts',
]

export default defineConfig({
  plugins: [react(), words(), articlePictures(), helplines(), licences(), openExercises(), hrvEngine()],
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:8080/' } },
    setupFiles: ['testing/setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
    css: false,
    pool: 'threads',
    maxWorkers: '100%',
    projects: [
      // One page for all the files of a worker: a page takes longer to make than most files take to run.
      {
        extends: true,
        test: { name: 'together', isolate: false, include: [TESTS], exclude: ['**/node_modules/**', ...ALONE] },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
})
