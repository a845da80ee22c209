import { defineConfig, devices } from '@playwright/test'
import { strapRecordingNames } from '../support/recordings'
import type { WorkerFixtures } from './support/fixtures'

const results = '../../build'
/** The tests run in two turns, and each keeps its own report. */
const report = process.env.E2E_REPORT ?? 'e2e'

/** Their hearts beat steadily enough that it does not matter which minute of the recording the camera shows. */
const STEADY_PEOPLE = ['subject_05', 'subject_18']

/** Every screen, empty and lived in. */
const SCREENS = 'screens*.spec.ts'

const hasDataSet = strapRecordingNames().length > 0

export default defineConfig<object, WorkerFixtures>({
  testDir: '.',
  outputDir: `${results}/e2e-traces`,
  // Two browsers at once: more would share a core. `./dev test` gives those with a beating camera a turn of their own.
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `${results}/test-results/${report}.json` }]],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    permissions: ['camera'],
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'finger', testMatch: 'journey.spec.ts', use: { camera: 'golden:rest_70s' } },
    { name: 'no finger', testIgnore: ['journey.spec.ts', 'strap.spec.ts'], use: { camera: 'blank' } },
    // The screens once more where text runs the other way, and where words and sentences are long.
    { name: 'Arabic', testMatch: SCREENS, use: { camera: 'blank', language: 'ar', locale: 'ar-EG' } },
    { name: 'German', testMatch: 'screens.spec.ts', use: { camera: 'blank', language: 'de', locale: 'de-DE' } },
    // `./dev looks` adds these.
    {
      name: 'German further',
      testMatch: SCREENS,
      testIgnore: 'screens.spec.ts',
      use: { camera: 'blank', language: 'de', locale: 'de-DE' },
    },
    { name: 'Spanish', testMatch: SCREENS, use: { camera: 'blank', language: 'es', locale: 'es-ES' } },
    ...STEADY_PEOPLE.map((person) => ({
      name: person,
      testMatch: 'strap.spec.ts',
      use: { camera: hasDataSet ? (`strap:${person}` as const) : ('blank' as const) },
    })),
  ],
})
