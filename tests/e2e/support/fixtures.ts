import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath, leanChromiumPath, needsNoSandbox } from '../../support/chromium'
import { blankScene, sceneOf, writeVideo } from '../../support/make-finger-video'
import { projectRoot } from '../../support/paths'
import { golden, strapRecording } from '../../support/recordings'
import { Server } from '../../support/server'
import { Member } from './member'
import { type Language, speak } from './words'

/** The finger on the lens: none, one of our recordings, or one of the data set. */
export type CameraSource = 'blank' | `golden:${string}` | `strap:${string}`

export interface WorkerFixtures {
  camera: CameraSource
  /** For pages that are only looked at: nothing is installed, pushed or held to a camera in them. */
  isLean: boolean
  /** The app's language; `locale` has to match it. */
  language: Language
  /** Whether the server has its demo member, who has lived with the app for two months. */
  hasDemo: boolean
  server: Server
}
interface OwnWorkerFixtures {
  /** Makes `words` answer in the language of the browser. */
  spoken: undefined
}
export interface TestOptions {
  /** First name of a member who has answered the questions; without one a visitor comes. */
  settled: string | undefined
}
interface TestFixtures {
  /** A person who has just opened the app: a visitor, or who is named in `settled`. */
  member: Member
  /** Fails the test when the page asked a foreign host for anything, or broke. */
  goodManners: undefined
}

/** Longer than a reading with the time to find the finger; the file starts over after its end. */
const VIDEO_SECONDS = 70

function videoOf(camera: CameraSource): string {
  const folder = join(projectRoot, 'build/e2e')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${camera.replace(':', '-')}.y4m`)
  const [kind, name = ''] = camera.split(':')
  const scene = kind === 'blank' ? blankScene : sceneOf((kind === 'golden' ? golden(name) : strapRecording(name)).csv)
  // Put in place at once: another browser may be reading the same video.
  const unfinished = `${path}.${process.pid}`
  writeVideo(unfinished, scene, { seconds: VIDEO_SECONDS })
  renameSync(unfinished, path)
  return path
}

export const test = base.extend<TestFixtures & TestOptions, WorkerFixtures & OwnWorkerFixtures>({
  camera: ['blank', { scope: 'worker', option: true }],
  isLean: [false, { scope: 'worker', option: true }],
  language: ['en', { scope: 'worker', option: true }],
  hasDemo: [false, { scope: 'worker', option: true }],
  spoken: [
    async ({ language }, use) => {
      speak(language)
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
  launchOptions: [
    async ({ camera, isLean }, use) => {
      const video = `--use-file-for-fake-video-capture=${videoOf(camera)}`
      await use({
        executablePath: isLean ? leanChromiumPath() : chromiumPath(),
        chromiumSandbox: !needsNoSandbox(),
        args: [...CHROMIUM_FLAGS, '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream', video],
      })
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ hasDemo }, use) => {
      const server = await Server.start(hasDemo ? { flags: { '--demo': 'true' } } : {})
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
  goodManners: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('request', (request) => {
        const { protocol, hostname, href } = new URL(request.url())
        if (/^https?:$/.test(protocol) && hostname !== 'localhost') complaints.push(`asked a foreign host: ${href}`)
      })
      context.on('weberror', (error) => complaints.push(`broke: ${error.error().message}`))
      context.on('console', (message) => {
        const isPolicy = /Content Security Policy|Permissions policy/i.test(message.text())
        if (message.type() === 'error' && isPolicy) complaints.push(`broke a policy: ${message.text()}`)
      })
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  settled: [undefined, { option: true }],
  member: async ({ page, server, settled, hasDemo }, use) => {
    const member = new Member(page, server)
    if (settled) await member.settleIn(settled)
    // Who comes for the demo member signs in as her.
    else if (!hasDemo) await page.goto(`${server.main}/app`)
    await use(member)
  },
})

export { expect }
