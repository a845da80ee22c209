import { describe, expect, test } from 'vitest'
import { appPath } from './app-path'
import type { Capacitor, ShellSettings } from './capacitor'
import { shellBridge } from './shell'

const SERVER = 'https://steady.example'
const PRODUCTS = [
  { product_id: 'premium.three_months', plan: 'three_months' },
  { product_id: 'premium.yearly', plan: 'yearly' },
]

type Answer = unknown | ((options: Record<string, unknown>) => unknown)

/** The device's side: what each method of a plugin answers, and events at will. */
class FakeCapacitor implements Capacitor {
  readonly calls: { call: string; options: Record<string, unknown> }[] = []
  #listeners = new Map<string, Set<(data: unknown) => void>>()

  constructor(
    private readonly answers: Record<string, Answer> = {},
    private readonly platform = 'android',
  ) {}

  isNativePlatform = () => true
  getPlatform = () => this.platform
  nativePromise = async (plugin: string, method: string, options: object = {}) => {
    const call = `${plugin}.${method}`
    this.calls.push({ call, options: options as Record<string, unknown> })
    const answer = this.answers[call]
    return typeof answer === 'function' ? answer(options) : answer
  }
  addListener = (plugin: string, event: string, listen: (data: unknown) => void) => {
    const key = `${plugin}.${event}`
    const listeners = this.#listeners.get(key) ?? new Set()
    this.#listeners.set(key, listeners.add(listen))
    return { remove: async () => void listeners.delete(listen) }
  }
  emit(key: string, data: unknown) {
    for (const listen of this.#listeners.get(key) ?? []) listen(data)
  }
}

const shell = (answers: Record<string, Answer> = {}, settings: Partial<ShellSettings> = {}) => {
  const capacitor = new FakeCapacitor(answers)
  return { capacitor, bridge: shellBridge(capacitor, { server: SERVER, push: true, products: PRODUCTS, ...settings }) }
}
const { signal } = new AbortController()

describe('which addresses lead into the app', () => {
  test.each([
    [`${SERVER}/app/learn/anger?from=mail#end`, '/app/learn/anger?from=mail#end'],
    [`${SERVER}/login/link/token`, '/login/link/token'],
    ['/reset_password/token', '/reset_password/token'],
    [`${SERVER}/`, undefined],
    [`${SERVER}/application`, undefined],
    [`${SERVER}/legal/`, undefined],
    ['https://elsewhere.example/app', undefined],
    ['//elsewhere.example/app', undefined],
    ['javascript:alert(1)', undefined],
    ['http://[', undefined],
  ])('%s → %s', (address, path) => expect(appPath(address, SERVER)).toBe(path))
})

describe('calls of a shell', () => {
  const json = (body: unknown) =>
    new Request(`${SERVER}/api/config`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })

  test('JSON goes out as its text and comes back as JSON', async () => {
    const { capacitor, bridge } = shell({
      'CapacitorHttp.request': {
        status: 200,
        headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'br' },
        data: { a: 'ä' },
      },
    })
    const response = await bridge.wire?.fetch(json({ tz: 'Europe/Vienna' }), signal)
    expect(await response?.json()).toEqual({ a: 'ä' })
    expect(response?.headers.has('Content-Encoding')).toBe(false)
    expect(capacitor.calls[0]?.options).toMatchObject({
      url: `${SERVER}/api/config`,
      method: 'POST',
      data: '{"tz":"Europe/Vienna"}',
    })
    // One spelling only: two would reach the server as one header with two values.
    expect(capacitor.calls[0]?.options.headers).toEqual({ 'Content-Type': 'application/json' })
    expect(capacitor.calls[0]?.options).not.toHaveProperty('dataType')
  })

  test('a form goes out byte by byte, with its boundary', async () => {
    const { capacitor, bridge } = shell({ 'CapacitorHttp.request': { status: 204, headers: {}, data: '' } })
    // As a browser writes it; jsdom's FormData is not the one that Request of Node knows.
    const body = '--b1\r\nContent-Disposition: form-data; name="key"\r\n\r\nü-1\r\n--b1--\r\n'
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b1' }
    const request = new Request(`${SERVER}/uploads/1`, { method: 'POST', body, headers })
    expect((await bridge.wire?.fetch(request, signal))?.status).toBe(204)
    const { data, dataType } = capacitor.calls[0]?.options ?? {}
    expect(dataType).toBe('file')
    expect(Buffer.from(String(data), 'base64').toString('utf8')).toBe(body)
    expect(capacitor.calls[0]?.options.headers).toMatchObject(headers)
  })

  test('bytes come back as bytes', async () => {
    const bytes = Buffer.from([80, 75, 3, 4, 255, 0])
    const reply = { status: 200, headers: { 'Content-Type': 'application/zip' }, data: bytes.toString('base64') }
    const { bridge } = shell({ 'CapacitorHttp.request': reply })
    const response = await bridge.wire?.fetch(new Request(`${SERVER}/api/authorized/account/export`), signal)
    expect(Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes)
  })

  test('a refusal keeps its body and status', async () => {
    const { bridge } = shell({
      'CapacitorHttp.request': {
        status: 422,
        headers: { 'Content-Type': 'application/json' },
        data: { error_code: 'invalid_input' },
      },
    })
    const response = await bridge.wire?.fetch(json({}), signal)
    expect(response?.status).toBe(422)
    expect(await response?.json()).toEqual({ error_code: 'invalid_input' })
  })

  test('nobody waits longer than the caller wants', async () => {
    const { bridge } = shell({ 'CapacitorHttp.request': () => new Promise(() => undefined) })
    const waiting = bridge.wire?.fetch(json({}), AbortSignal.timeout(20))
    await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  test('the CSRF cookie is asked of the device', async () => {
    const { capacitor, bridge } = shell({ 'EvenkeelShell.cookie': { value: 'abc' } })
    expect(await bridge.wire?.cookie('csrf_token')).toBe('abc')
    expect(capacitor.calls[0]?.options).toEqual({ url: SERVER, name: 'csrf_token' })
  })
})

describe('a shell tells the app', () => {
  test('whether somebody looks', () => {
    const { capacitor, bridge } = shell()
    const heard: boolean[] = []
    const stop = bridge.onActiveChange((isActive) => heard.push(isActive))
    capacitor.emit('App.appStateChange', { isActive: false })
    expect(bridge.isActive()).toBe(false)
    stop()
    capacitor.emit('App.appStateChange', { isActive: true })
    expect(bridge.isActive()).toBe(true)
    expect(heard).toEqual([false])
  })

  test('which screen a link or a notification opens, and nothing else', () => {
    const { capacitor, bridge } = shell()
    const opened: string[] = []
    bridge.onDeepLink((path) => opened.push(path))
    capacitor.emit('App.appUrlOpen', { url: `${SERVER}/login/link/t1` })
    capacitor.emit('App.appUrlOpen', { url: 'https://elsewhere.example/app' })
    capacitor.emit('PushNotifications.pushNotificationActionPerformed', {
      notification: { data: { path: '/app/check-in' } },
    })
    capacitor.emit('PushNotifications.pushNotificationActionPerformed', { notification: {} })
    expect(opened).toEqual(['/login/link/t1', '/app/check-in'])
  })
})

describe('push of a shell', () => {
  test('the token comes as an event', async () => {
    const { capacitor, bridge } = shell({
      'PushNotifications.requestPermissions': { receive: 'granted' },
      'PushNotifications.checkPermissions': { receive: 'granted' },
      'PushNotifications.register': () => {
        setTimeout(() => capacitor.emit('PushNotifications.registration', { value: 'token' }), 1)
      },
    })
    expect(await bridge.push?.state()).toBe('off')
    expect(await bridge.push?.turnOn('')).toBe('token')
    expect(await bridge.push?.state()).toBe('on')
    await bridge.push?.turnOff()
    expect(await bridge.push?.state()).toBe('off')
  })

  test('a device without a token says why', async () => {
    const { capacitor, bridge } = shell({
      'PushNotifications.requestPermissions': { receive: 'granted' },
      'PushNotifications.register': () => {
        setTimeout(() => capacitor.emit('PushNotifications.registrationError', { error: 'no services' }), 1)
      },
    })
    await expect(bridge.push?.turnOn('')).rejects.toThrow('no services')
  })

  test('is not there in a shell that was made without it', () => {
    expect(shell({}, { push: false }).bridge.push).toBeUndefined()
  })
})

describe('the store of a shell', () => {
  test('offers what it knows of ours, in our order', async () => {
    const { bridge } = shell({
      'EvenkeelShell.products': { products: [{ productId: 'premium.yearly', price: '€ 119.99' }] },
    })
    expect(await bridge.purchases?.products()).toEqual([
      { productId: 'premium.yearly', plan: 'yearly', price: '€ 119.99' },
    ])
  })

  test('is not there where nothing is sold', () => {
    expect(shell({}, { products: [] }).bridge.purchases).toBeUndefined()
  })
})

describe('the light', () => {
  const camera = (hasTorch: boolean) => ({ hasTorch, setTorch: async () => undefined })

  test('is the camera’s own where it has one', async () => {
    const { capacitor, bridge } = shell()
    expect(await bridge.setTorch(camera(true), true)).toBe(true)
    expect(capacitor.calls).toEqual([])
  })

  test('else the device’s, and none where that fails too', async () => {
    expect(await shell({ 'EvenkeelShell.setTorch': { isLit: true } }).bridge.setTorch(camera(false), true)).toBe(true)
    const broken = shell({ 'EvenkeelShell.setTorch': () => Promise.reject(new Error('no torch')) })
    expect(await broken.bridge.setTorch(camera(false), true)).toBe(false)
  })
})
