import type { CDPSession, Locator, Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}

/** One finger on the glass, as the browser gets it from a phone: touches, not clicks. It counts what it did. */
export class Finger {
  gestures = 0

  private constructor(
    readonly page: Page,
    private readonly device: CDPSession,
  ) {}

  static async on(page: Page): Promise<Finger> {
    return new Finger(page, await page.context().newCDPSession(page))
  }

  /** A press as the browser tells it, once the place stands still: a touch sent while a drag still ends is lost. */
  async tap(wanted: Locator): Promise<void> {
    this.gestures += 1
    await wanted.click()
  }

  /**
   * Down at the first point, over the others, and up. All at once on their way to the browser: between a slow machine's
   * answers a tap would last as long as a press.
   */
  async drag(points: readonly Point[]): Promise<void> {
    this.gestures += 1
    const moves = points.map((point, index) => this.#send(index === 0 ? 'touchStart' : 'touchMove', [point]))
    await Promise.all([...moves, this.#send('touchEnd', [])])
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<void> {
    await this.device.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}

/** Points on a circle around the middle of what is touched; 0° is up, clockwise as on the ring. */
export async function arc(around: Locator, share: number, degrees: readonly number[]): Promise<Point[]> {
  // Waits until it stands still: what comes late may still push it down.
  await around.scrollIntoViewIfNeeded()
  const box = await around.boundingBox()
  if (!box) throw new Error(`${around} is nowhere on the screen`)
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return degrees.map((degree) => {
    const angle = (degree * Math.PI) / 180
    const radius = share * (box.width / 2)
    return { x: middle.x + radius * Math.sin(angle), y: middle.y - radius * Math.cos(angle) }
  })
}
