import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page, Route } from '@playwright/test'
import { CookieJar } from '../../support/cookie-jar'
import { projectRoot } from '../../support/paths'
import type { Server } from '../../support/server'

/** Where a shell on Android shows its files. */
const ORIGIN = 'https://localhost'

const CAPACITOR = join(projectRoot, 'build/native/node_modules/@capacitor/android')
const SCRIPT = join(CAPACITOR, 'capacitor/src/main/assets/native-bridge.js')

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

interface Call {
  callbackId: string
  pluginId: string
  methodName: string
  options: Record<string, unknown>
}

interface PageModule {
  copyWeb: (dist: string, www: string, settings: object) => void
}

/**
 * The app as a shell carries it: the same files at the same address, under Capacitor's own script. This class is the
 * native side of it: HTTP with cookies of its own, a store, a back button. The page itself reaches no network.
 */
export class NativeShell {
  readonly calls: string[] = []
  /** The answer of each method of a plugin. */
  readonly answers: Record<string, (options: Record<string, unknown>) => unknown> = {
    'EvenkeelShell.cookie': ({ name }) => ({ value: this.#cookies.get(String(name)) }),
    'EvenkeelShell.unfinished': () => ({ purchases: [] }),
    'CapacitorHttp.request': (options) => this.#request(options),
  }
  readonly #www = mkdtempSync(join(tmpdir(), 'evenkeel-www-'))
  readonly #listeners = new Map<string, Set<string>>()
  readonly #cookies = new CookieJar()

  private constructor(readonly page: Page) {}

  static async open(page: Page, server: Server): Promise<NativeShell> {
    if (!existsSync(SCRIPT)) throw new Error(`${SCRIPT} is missing: run ./dev native android`)
    const shell = new NativeShell(page)
    const products = [{ product_id: 'evenkeel.premium.yearly', plan: 'yearly' }]
    const settings = { server: server.main, push: false, products, name: 'Evenkeel' }
    const { copyWeb } = (await import(pathToFileURL(join(projectRoot, 'tools/native/page.mjs')).href)) as PageModule
    copyWeb(join(projectRoot, 'web/apps/app/dist'), shell.#www, settings)
    await page.exposeFunction('callNative', (text: string) => shell.#take(JSON.parse(text)))
    await page.addInitScript(`
      globalThis.WEBVIEW_SERVER_URL = ${JSON.stringify(ORIGIN)}
      globalThis.androidBridge = { postMessage: (text) => globalThis.callNative(text) }
      ${readFileSync(SCRIPT, 'utf8')}`)
    await page.route(`${ORIGIN}/**`, (route) => shell.#serve(route))
    await page.goto(`${ORIGIN}/app`)
    return shell
  }

  /** Sends an event of the device to all listeners. */
  async emit(event: string, data: object = {}): Promise<void> {
    for (const callbackId of this.#listeners.get(event) ?? [])
      await this.#answer({ callbackId, success: true, save: true, data })
  }

  remove(): void {
    rmSync(this.#www, { recursive: true, force: true })
  }

  /** As Capacitor's local server does it: a path without an extension is the page. */
  async #serve(route: Route): Promise<void> {
    const { pathname } = new URL(route.request().url())
    const file = join(this.#www, extname(pathname) ? pathname : 'index.html')
    if (!existsSync(file)) return route.fulfill({ status: 404 })
    return route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? 'application/octet-stream' })
  }

  async #take({ callbackId, pluginId, methodName, options }: Call): Promise<void> {
    if (methodName === 'addListener') return this.#listen(`${pluginId}.${options.eventName}`, callbackId)
    if (methodName === 'removeListener') {
      this.#listeners.get(`${pluginId}.${options.eventName}`)?.delete(String(options.callbackId))
      return
    }
    const call = `${pluginId}.${methodName}`
    this.calls.push(call)
    try {
      await this.#answer({ callbackId, success: true, data: (await this.answers[call]?.(options)) ?? {} })
    } catch (thrown) {
      await this.#answer({ callbackId, success: false, error: { message: String(thrown) } })
    }
  }

  #listen(event: string, callbackId: string): void {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(callbackId))
  }

  async #answer(result: object): Promise<void> {
    const give = (answer: object) => (globalThis as unknown as NativePage).Capacitor.fromNative(answer)
    // The page that asked may have been left since.
    await this.page.evaluate(give, result).catch(() => undefined)
  }

  /** The device's HTTP: JSON as its text, everything else as base 64, answers the other way round. */
  async #request({ url, method, headers, data, dataType }: Record<string, unknown>): Promise<object> {
    const address = String(url)
    const body =
      data === undefined ? undefined : dataType === 'file' ? Buffer.from(String(data), 'base64') : String(data)
    const response = await fetch(address, {
      method: String(method),
      headers: { ...(headers as Record<string, string>), Cookie: this.#cookies.header() },
      ...(body !== undefined && { body }),
    })
    this.#cookies.keep(response.headers.getSetCookie())
    const isJson = response.headers.get('content-type')?.includes('application/json')
    const bytes = Buffer.from(await response.arrayBuffer())
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      data: isJson ? JSON.parse(bytes.toString('utf8')) : bytes.toString('base64'),
    }
  }
}

interface NativePage {
  Capacitor: { fromNative: (result: object) => void }
}
