import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { words, wordsLike } from './support/words'

// The device lends the app three things: a screen that stays lit, a voice, and a memory for when the app was killed.

interface Lit {
  asked: number
  released: number
}

/** Runs in the page: a screen lock that counts. */
function fakeWakeLock(): void {
  const lit: Lit = { asked: 0, released: 0 }
  const request = async () => {
    lit.asked += 1
    const release = async () => {
      lit.released += 1
    }
    return { release }
  }
  Object.assign(globalThis, { lit })
  Object.defineProperty(navigator, 'wakeLock', { value: { request } })
}

interface Said {
  text: string
  voice: string | undefined
}

/** Runs in the page: two voices, one of the device and one of a service; a piece ends when the test says so. */
function fakeSpeech(): void {
  const said: Said[] = []
  let present: { onend?: () => void } | undefined
  const voice = (voiceURI: string, localService: boolean) => ({ voiceURI, localService, lang: 'en-GB', name: voiceURI })
  const voices = [voice('of-a-service', false), voice('first', true), voice('chosen', true)]
  class Utterance {
    voice: { voiceURI: string } | undefined
    constructor(readonly text: string) {}
  }
  const speak = (utterance: Utterance & { onend?: () => void }) => {
    said.push({ text: utterance.text, voice: utterance.voice?.voiceURI })
    present = utterance
  }
  const cancel = () => {
    present = undefined
  }
  const synthesis = { getVoices: () => voices, speak, cancel, pause: () => undefined, resume: () => undefined }
  const all = { ...synthesis, addEventListener: () => undefined, removeEventListener: () => undefined }
  Object.defineProperty(globalThis, 'speechSynthesis', { value: all })
  Object.assign(globalThis, {
    SpeechSynthesisUtterance: Utterance,
    speech: { said, isSpeaking: () => present !== undefined, endPiece: () => present?.onend?.() },
  })
}

type Speech = { said: Said[]; isSpeaking: () => boolean; endPiece: () => void }

const lit = (page: Page) => page.evaluate(() => (globalThis as unknown as { lit: Lit }).lit)
const said = (page: Page) => page.evaluate(() => (globalThis as unknown as { speech: Speech }).speech.said)
const isSpeaking = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { speech: Speech }).speech.isSpeaking())
const endPiece = (page: Page) => page.evaluate(() => (globalThis as unknown as { speech: Speech }).speech.endPiece())

test.use({ settled: 'Ana' })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(fakeWakeLock)
  await page.addInitScript(fakeSpeech)
})

test('the screen stays lit while an exercise runs, and not a moment longer', async ({ member, page }) => {
  await page.goto(`${member.server.main}/app/practice/long-exhale/play`)
  await expect(member.button('player.before.start')).toBeVisible()
  expect(await lit(page)).toEqual({ asked: 0, released: 0 })
  await member.button('player.before.start').click()
  await expect.poll(() => lit(page)).toEqual({ asked: 1, released: 0 })
  await member.button('player.pause').click()
  await expect.poll(() => lit(page)).toEqual({ asked: 1, released: 1 })
  await member.button('player.play').click()
  await expect.poll(() => lit(page)).toEqual({ asked: 2, released: 1 })
  await member.button('player.finish').click()
  await expect.poll(() => lit(page)).toEqual({ asked: 2, released: 2 })
})

test('the guide speaks with a voice of the device, the chosen one from then on, and falls silent at once', async ({
  member,
  page,
}) => {
  await page.goto(`${member.server.main}/app/practice/long-exhale/play`)
  await member.button('player.before.start').click()
  await expect.poll(async () => (await said(page)).length).toBeGreaterThan(0)
  expect((await said(page))[0]?.voice).toBe('first')
  await member.button('player.sound.title').click()
  await page.getByLabel(words('player.sound.voice'), { exact: true }).selectOption('chosen')
  await member.button('common.close').click()
  await member.button('player.skip').click()
  await expect.poll(async () => (await said(page)).at(-1)?.voice).toBe('chosen')
  await member.button('player.pause').click()
  await expect.poll(() => isSpeaking(page)).toBe(false)
})

test('an article is read aloud piece by piece by the device, and no longer than it is open', async ({
  member,
  page,
}) => {
  await page.goto(`${member.server.main}/app/learn`)
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await member.button('learn.aloud').click()
  await expect.poll(async () => (await said(page)).length).toBe(1)
  await endPiece(page)
  await expect.poll(async () => (await said(page)).length).toBe(2)
  const pieces = await said(page)
  expect(pieces.map(({ voice }) => voice)).toEqual(['first', 'first'])
  const article = (await page.getByRole('article').innerText()).replaceAll(/\s+/g, ' ')
  for (const { text } of pieces) expect(article).toContain(text)
  await member.button('learn.aloud_pause').click()
  await member.button('learn.aloud_resume').click()
  await member.button('learn.aloud_stop').click()
  expect(await isSpeaking(page)).toBe(false)

  await member.button('learn.aloud').click()
  await expect.poll(() => isSpeaking(page)).toBe(true)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toBeVisible()
  expect(await isSpeaking(page)).toBe(false)
  await endPiece(page)
  expect(await said(page)).toHaveLength(3)
})

test('an exercise goes on where it stood when the app was killed', async ({ member, page, context }) => {
  const address = `${member.server.main}/app/practice/long-exhale/play`
  const position = (on: Page) => on.getByRole('slider', { name: words('player.position') })
  await page.goto(address)
  await member.button('player.before.start').click()
  await expect.poll(async () => Number(await position(page).inputValue()), { timeout: 20_000 }).toBeGreaterThan(7_000)
  const device = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  device.send('Page.crash').catch(() => undefined)
  await crashed

  const again = await context.newPage()
  await again.goto(address)
  await again.getByRole('button', { name: wordsLike('player.before.go_on') }).click()
  await expect.poll(async () => Number(await position(again).inputValue())).toBeGreaterThanOrEqual(6_000)
  // After a new start, the former place is no longer offered.
  await again.getByRole('button', { name: words('player.finish'), exact: true }).click()
  await again.getByRole('button', { name: words('player.after.save'), exact: true }).click()
  await expect(again.getByRole('region', { name: words('home.balance') })).toBeVisible()
  await again.goto(address)
  await expect(again.getByRole('button', { name: words('player.before.start'), exact: true })).toBeVisible()
})
