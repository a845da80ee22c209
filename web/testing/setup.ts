import '@testing-library/jest-dom/vitest'
import { setNativeBridge } from '@evenkeel/native'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { network } from './network'

// A busy machine takes its time; a test that fails should fail for another reason.
configure({ asyncUtilTimeout: 12_000 })

const hasPage = typeof document !== 'undefined'

if (hasPage) {
  // jsdom draws nothing: no canvas to measure with, no sizes that change, no modal layer, no scrolling.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  globalThis.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  HTMLCanvasElement.prototype.getContext = () => null
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  network.resetHandlers()
  if (!hasPage) return
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  setNativeBridge(undefined)
})
afterAll(() => {
  network.close()
  // The next file runs in the same place.
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
