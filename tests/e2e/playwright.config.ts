import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { strapRecordingNames } from '../support/recordings'
import type { TestOptions, WorkerFixtures } from './support/fixtures'
import { isForPeople } from './support/looks'
import { TIME_ZONE } from './support/member'

const results = '../../build'
/** The tests run in two turns, and each keeps its own report. */
const report = process.env.E2E_REPORT ?? 'e2e'

/** Their hearts beat steadily enough that it does not matter which minute of the recording the camera shows. */
const STEADY_PEOPLE = ['subject_05', 'subject_18']

/** `./dev looks` draws every pixel of a phone, for people to look at; a judgement of the layout needs fewer. */
const sharpness = isForPeople ? {} : { deviceScaleFactor: 1 }

/** Every screen, empty and lived in. */
const SCREENS = 'screens*.spec.ts'
/** Those that not every language is looked at in `./dev test`. */
const FURTHER = ['screens-lived-in.spec.ts', 'screens-security.spec.ts', 'screens-ways-in.spec.ts']

/** A look's finding is in its message and its picture; recording all of them would cost a quarter of the time. */
const looking = { camera: 'blank', isLean: true, trace: 'off', screenshot: 'only-on-failure' } as const

const hasDataSet = strapRecordingNames().length > 0

export default defineConfig<TestOptions, WorkerFixtures>({
  testDir: '.',
  outputDir: `${results}/e2e-traces`,
  // A browser for each core. `./dev test` gives those with a beating camera a turn of their own.
  workers: availableParallelism(),
  // Each test begins with a person of its own, so that no file is the last one to run.
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `${results}/test-results/${report}.json` }]],
  use: {
    ...devices['Pixel 7'],
    ...sharpness,
    viewport: { width: 390, height: 844 },
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: TIME_ZONE,
    permissions: ['camera'],
    // Without a film of the page, which would cost every test a quarter of its time: each step has its own state of it.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  projects: [
    { name: 'finger', testMatch: 'journey.spec.ts', use: { camera: 'golden:rest_70s' } },
    { name: 'no finger', testIgnore: ['journey.spec.ts', 'strap.spec.ts', SCREENS], use: { camera: 'blank' } },
    { name: 'English', testMatch: SCREENS, use: looking },
    // The screens once more where text runs the other way, and where words and sentences are long.
    { name: 'Arabic', testMatch: SCREENS, use: { ...looking, language: 'ar', locale: 'ar-EG' } },
    {
      name: 'German',
      testMatch: SCREENS,
      testIgnore: FURTHER,
      use: { ...looking, language: 'de', locale: 'de-DE' },
    },
    // `./dev looks` adds these.
    {
      name: 'German further',
      testMatch: FURTHER,
      use: { ...looking, language: 'de', locale: 'de-DE' },
    },
    { name: 'Spanish', testMatch: SCREENS, use: { ...looking, language: 'es', locale: 'es-ES' } },
    ...STEADY_PEOPLE.map((person) => ({
      name: person,
      testMatch: 'strap.spec.ts',
      use: { camera: hasDataSet ? (`strap:${person}` as const) : ('blank' as const) },
    })),
  ],
})
