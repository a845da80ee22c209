import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const shared = {
  globalSetup: ['./support/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

// These tests never reach the database, so they run once.
const needsNoDatabase = 'functional/edge/**'

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    // Files keep nothing in modules that another would notice, and reading the contracts again for each of them is half of
    // the work.
    isolate: false,
    // A test that was forgotten in focus must not make the rest pass unseen.
    allowOnly: false,
    projects: [
      { test: { ...shared, name: 'sqlite', include: ['functional/**/*.test.ts', 'support/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'postgresql',
          include: ['functional/**/*.test.ts'],
          exclude: [needsNoDatabase, '**/node_modules/**'],
        },
      },
    ],
  },
})
