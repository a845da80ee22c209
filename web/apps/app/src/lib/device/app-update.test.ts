import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'

/** A worker that a browser is installing, as far as the app sees it. */
class Worker extends EventTarget {
  state = 'installing'
  readonly heard: unknown[] = []
  postMessage(words: unknown) {
    this.heard.push(words)
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class Registration extends EventTarget {
  waiting: Worker | null = null
  installing: Worker | null = null
  active: Worker | null = null
}

let registration: Registration

const inPage = (controller: object | null) =>
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller, register: async () => registration, ready: Promise.resolve(registration) },
  })

/** The module keeps what waits for the life of the page: each test has one of its own. */
async function pageWith(controller: object | null) {
  inPage(controller)
  vi.resetModules()
  const { registerWorker, useHasUpdate } = await import('./app-update')
  await registerWorker('/app/service-worker.js')
  return renderHook(() => useHasUpdate()).result
}

beforeEach(() => {
  registration = new Registration()
  return () => Reflect.deleteProperty(navigator, 'serviceWorker')
})

describe('a newer release', () => {
  test('is told of once it is installed', async () => {
    const hasUpdate = await pageWith({})
    registration.installing = new Worker()
    registration.dispatchEvent(new Event('updatefound'))
    expect(hasUpdate.current).toBe(false)
    registration.installing.become('installed')
    await waitFor(() => expect(hasUpdate.current).toBe(true))
  })

  test('that was found before the page could listen is told of all the same', async () => {
    registration.installing = new Worker()
    const hasUpdate = await pageWith({})
    expect(hasUpdate.current).toBe(false)
    registration.installing.become('installed')
    await waitFor(() => expect(hasUpdate.current).toBe(true))
  })

  test('that waits since another visit is told of at once', async () => {
    registration.waiting = new Worker()
    expect((await pageWith({})).current).toBe(true)
  })

  test('is none where nothing was installed before', async () => {
    registration.installing = new Worker()
    const hasUpdate = await pageWith(null)
    registration.installing.become('installed')
    expect(hasUpdate.current).toBe(false)
  })
})

describe('the worker that keeps the files', () => {
  beforeEach(() => {
    registration.active = new Worker()
  })

  test('is asked to take a page that it missed', async () => {
    await pageWith(null)
    await waitFor(() => expect(registration.active?.heard).toEqual(['claim']))
  })

  test('is left alone by a page that it has', async () => {
    await pageWith({})
    await navigator.serviceWorker.ready
    expect(registration.active?.heard).toEqual([])
  })
})
