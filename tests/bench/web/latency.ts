import { chromium, devices, type Page } from '@playwright/test'
import { Member } from '../../e2e/support/member'
import { words } from '../../e2e/support/words'
import { CHROMIUM_FLAGS, chromiumPath, needsNoSandbox } from '../../support/chromium'
import type { Server } from '../../support/server'

/** How many times slower than this machine the phone is taken to be. */
export const SLOWDOWN = 4

export interface Latency {
  screen: string
  interactions: number
  /** Milliseconds from the finger to the next picture. With fewer than 50 interactions the worst one is the INP. */
  worst: number
  /** The element under the finger when it took longest. */
  worstOn: string
}

interface Interaction {
  milliseconds: number
  on: string
}

/** Runs in the page before anything else: keeps the longest event of every interaction. */
function watch(): void {
  const interactions = new Map<number, Interaction>()
  const nameOf = (target: EventTarget | null) => {
    const element = target instanceof Element ? target.closest('button, a, input, label, [role]') : null
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim().slice(0, 40)
  }
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      const known = interactions.get(entry.interactionId)
      if (!entry.interactionId || (known && known.milliseconds >= entry.duration)) continue
      interactions.set(entry.interactionId, { milliseconds: entry.duration, on: nameOf(entry.target) })
    }
  })
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  Object.assign(globalThis, {
    takeInteractions: () => {
      const taken = [...interactions.values()]
      interactions.clear()
      return taken
    },
  })
}

/** The interactions since the last question. The newest may still wait for their picture. */
async function taken(page: Page): Promise<Interaction[]> {
  await page.waitForTimeout(1_000)
  return page.evaluate(() => (globalThis as unknown as { takeInteractions: () => Interaction[] }).takeInteractions())
}

function summed(screen: string, interactions: Interaction[]): Latency {
  const worst = interactions.reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a), { milliseconds: 0, on: '' })
  return { screen, interactions: interactions.length, worst: Math.round(worst.milliseconds), worstOn: worst.on }
}

/** Everything that a check-in lets a finger and a keyboard do. */
async function checkIn(member: Member, page: Page): Promise<Latency> {
  await page.goto(`${member.server.main}/app/check-in`)
  const ring = page.getByRole('slider', { name: words('check_in.ring') })
  await ring.waitFor()
  await taken(page)
  const box = await ring.boundingBox()
  if (!box) throw new Error('the ring is not on the screen')
  const place = (turn: number) => ({
    x: box.width / 2 + 0.35 * box.width * Math.sin(turn),
    y: box.height / 2 - 0.35 * box.width * Math.cos(turn),
  })
  for (const turn of [0.6, 1.8, 3, 4.2, 5.4]) await ring.tap({ position: place(turn) })
  await drag(
    page,
    [0.6, 1, 1.4, 1.8, 2.2, 2.6, 3].map(place).map(({ x, y }) => ({ x: x + box.x, y: y + box.y })),
  )
  for (const key of ['ArrowRight', 'ArrowRight', 'PageDown', 'Home', 'End', 'PageUp']) await ring.press(key)
  const signs = page.getByRole('group', { name: words('check_in.body') }).getByRole('button')
  for (const index of [0, 1, 2, 0]) await signs.nth(index).tap()
  await member.button('check_in.more_signs').tap()
  await page.getByRole('button', { name: words('check_in.when.label') }).tap()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await member.field('check_in.note').tap()
  await page.keyboard.type('a walk, then tea')
  await member.button('check_in.save').tap()
  const interactions = await taken(page)
  await member.expectHome()
  return summed('check-in', interactions)
}

async function drag(page: Page, way: { x: number; y: number }[]): Promise<void> {
  const [start, ...rest] = way
  if (!start) return
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  for (const { x, y } of rest) await page.mouse.move(x, y)
  await page.mouse.up()
}

/** From the first tap to the kept answer, with everything that can be pressed while the figure moves. */
async function player(member: Member, page: Page): Promise<Latency> {
  await page.goto(`${member.server.main}/app/practice/long-exhale/play`)
  await member.button('player.before.start').waitFor()
  await taken(page)
  await member.button('player.before.start').tap()
  await page.waitForTimeout(2_000)
  for (const key of ['player.pause', 'player.play', 'player.skip', 'player.skip', 'player.back', 'player.captions'])
    await member.button(key).tap()
  await member.button('player.captions').tap()
  await page.getByRole('slider', { name: words('player.position') }).tap({ position: { x: 120, y: 24 } })
  await member.button('player.sound.title').tap()
  await page.getByRole('dialog').getByRole('button', { name: /1/ }).first().tap()
  await member.button('common.close').tap()
  await page.waitForTimeout(1_000)
  await member.button('player.finish').tap()
  await page.getByRole('radio').first().tap()
  await page.getByRole('slider').first().press('ArrowRight')
  await member.button('player.after.save').tap()
  const interactions = await taken(page)
  await member.heading('player.done.title').waitFor()
  return summed('player', interactions)
}

/** Several times, each by somebody who was never here: what else the machine does makes single taps slow. */
const ROUNDS = 3

/** On a phone that is four times slower than this machine: of each screen the middle one of the rounds. */
export async function measureLatency(server: Server): Promise<Latency[]> {
  const rounds: Latency[][] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await oneRound(server))
  return (rounds[0] ?? []).map(({ screen }) => {
    const ofScreen = rounds.flat().filter((latency) => latency.screen === screen)
    return ofScreen.sort((a, b) => a.worst - b.worst)[Math.floor(ROUNDS / 2)] as Latency
  })
}

async function oneRound(server: Server): Promise<Latency[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    chromiumSandbox: !needsNoSandbox(),
    args: CHROMIUM_FLAGS,
  })
  try {
    const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-GB', timezoneId: 'Europe/Berlin' })
    const page = await context.newPage()
    // The runner of these files names functions by a helper that the page does not have.
    await page.addInitScript({ content: 'globalThis.__name = (it) => it' })
    await page.addInitScript(watch)
    await page.goto(`${server.main}/app`)
    const member = new Member(page, server)
    await member.signUp()
    await member.answerOnboarding()
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    return [await checkIn(member, page), await player(member, page)]
  } finally {
    await browser.close()
  }
}
