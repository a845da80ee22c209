import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { projectRoot } from '../../support/paths'

const SCRIPT = join(projectRoot, 'docs/screen-reader-script.md')

/** Values that differ each time: the script names them by their kind. */
const CHANGING: [RegExp, string][] = [
  [/\b\d+ seconds left/g, '«count» seconds left'],
  [/\b\d+ of \d+ seconds/g, '«count» of «count» seconds'],
  [/\b\d{1,2}:\d{2}(?:\s?[ap]m)?\b/gi, '«time»'],
  [/Good (?:morning|afternoon|evening)/g, 'Good «part of the day»'],
]

const steady = (text: string) => CHANGING.reduce((said, [changing, kind]) => said.replace(changing, kind), text)

/** The properties of a role that a screen reader says with it. */
type Line = { role: string; name: string; rest: string }

/** A line of Playwright's picture of the accessibility tree: `- button "Save" [pressed]: text`. */
function lineOf(text: string): Line | undefined {
  const match = /^\s*- (?:'|")?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]+\])*)(?:'|")?:?\s*(.*)$/.exec(text)
  if (!match) return undefined
  const [, role = '', name = '', states = '', own = ''] = match
  const marks = [...states.matchAll(/\[([^\]]+)\]/g)].map(([, mark]) => mark)
  return { role, name, rest: [...marks, own.replace(/^["']|["']$/g, '')].filter(Boolean).join(', ') }
}

/** A reader says a label with what it belongs to, and not once more. */
const isLabel = ({ role, rest }: Line, before: Line | undefined) => role === 'text' && rest === before?.name

const spoken = ({ role, name, rest }: Line) => steady([role, name && `“${name}”`, rest].filter(Boolean).join(', '))

/** Runs in the page: keeps what live regions say from now on, each sentence once in a row. */
function listen(): void {
  const said: string[] = []
  const LIVE = '[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])'
  const last = new WeakMap<Element, string>()
  new MutationObserver((changes) => {
    const regions = new Set<Element>()
    for (const { target, addedNodes } of changes) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
      if (around) regions.add(around)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        for (const region of [...(node.matches(LIVE) ? [node] : []), ...node.querySelectorAll(LIVE)])
          regions.add(region)
      }
    }
    for (const region of regions) {
      const text = (region as HTMLElement).innerText?.replaceAll(/\s+/g, ' ').trim()
      if (!text || last.get(region) === text) continue
      last.set(region, text)
      said.push(text)
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
  Object.assign(globalThis, { takeSaid: () => said.splice(0) })
}

/** Writes down what would be heard of one task, from the accessibility tree, the focus and the live regions. */
export class Hearing {
  readonly #heard: string[] = []

  private constructor(
    readonly page: Page,
    readonly task: string,
  ) {}

  /** Listens from now on. The document has to stay the same until the end. */
  static async of(page: Page, task: string): Promise<Hearing> {
    await page.evaluate(listen)
    return new Hearing(page, task)
  }

  /** All that is on the screen, or in a part of it, in the order of reading, after something was done. */
  async screen(done: string, part: Locator = this.page.getByRole('main')): Promise<void> {
    await this.#step(done)
    const tree = (await part.ariaSnapshot()).split('\n')
    const values = await part
      .locator('[aria-valuetext]')
      .evaluateAll((all) => all.map((slider) => slider.getAttribute('aria-valuetext') ?? ''))
    const lines = tree.flatMap((text) => lineOf(text) ?? [])
    const valued = lines.map((line) => {
      if (line.role === 'slider') return { ...line, rest: values.shift() ?? '' }
      // The parts of a picture are not said.
      return line.role === 'img' ? { ...line, rest: '' } : line
    })
    const heard = valued.filter((line, index) => (line.name || line.rest) && !isLabel(line, valued[index - 1]))
    this.#heard.push(...heard.map(spoken))
  }

  /** Reads the focused element and nothing else. */
  async focused(done: string): Promise<void> {
    await this.#step(done)
    const [first = ''] = (await this.page.locator(':focus').ariaSnapshot()).split('\n')
    const line = lineOf(first)
    const value = await this.page.locator(':focus').getAttribute('aria-valuetext')
    if (line) this.#heard.push([spoken(line), value].filter(Boolean).join(', '))
  }

  /** Fails when it is not what the script says. */
  compare(): void {
    const [start, end] = [`<!-- heard: ${this.task} -->\n\`\`\`\n`, '\n```\n']
    const script = readFileSync(SCRIPT, 'utf8')
    const from = script.indexOf(start) + start.length
    const until = script.indexOf(end, from)
    if (from < start.length || until < 0) throw new Error(`${SCRIPT} has no place for "${this.task}"`)
    const heard = this.#heard.join('\n')
    if (process.env.UPDATE_HEARD) writeFileSync(SCRIPT, script.slice(0, from) + heard + script.slice(until))
    else expect(heard.split('\n')).toEqual(script.slice(from, until).split('\n'))
  }

  /** A live region speaks by itself: within the second after what was done. */
  async #step(done: string): Promise<void> {
    await this.page.waitForTimeout(600)
    const said = await this.page.evaluate(() => (globalThis as unknown as { takeSaid: () => string[] }).takeSaid())
    this.#heard.push(`# ${done}`, ...said.map((text) => `said by itself: “${steady(text)}”`))
  }
}
