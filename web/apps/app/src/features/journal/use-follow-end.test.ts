import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFollowEnd } from './use-follow-end'

/** Pixels of a window on a page, as the browser keeps them. */
const WINDOW = 800
const at = { top: 0, height: 0 }
let tellOfSizes: () => void = () => undefined

/** No browser scrolls further than to the end. */
const clamp = () => {
  at.top = Math.max(0, Math.min(at.top, at.height - WINDOW))
}

beforeEach(() => {
  Object.assign(at, { top: 0, height: 2000 })
  vi.stubGlobal('innerHeight', WINDOW)
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => {
    at.top = top
    clamp()
  })
  Object.defineProperty(globalThis, 'scrollY', { configurable: true, get: () => at.top })
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, get: () => at.height })
  class Sizes {
    constructor(tell: () => void) {
      tellOfSizes = tell
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Sizes)
})

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document.documentElement, 'scrollHeight')
})

const becomes = (height: number) => {
  at.height = height
  clamp()
}
const scrolled = () => act(() => dispatchEvent(new Event('scroll')))
const sized = () => act(() => tellOfSizes())

function opened() {
  const { result } = renderHook(() => useFollowEnd(true))
  sized()
  scrolled()
  expect(at.top).toBe(1200)
  return result
}

test('the page follows what comes', () => {
  const result = opened()
  becomes(2400)
  sized()
  expect(at.top).toBe(1600)
  expect(result.current.isBehind).toBe(false)
})

test('whoever has gone back stays there and is told so', () => {
  const result = opened()
  at.top = 600
  scrolled()
  becomes(2400)
  sized()
  expect(at.top).toBe(600)
  expect(result.current.isBehind).toBe(true)
  act(() => result.current.toEnd())
  expect(at.top).toBe(1600)
  expect(result.current.isBehind).toBe(false)
})

test('a page that becomes shorter and then longer before the browser tells of it is no hand', () => {
  const result = opened()
  becomes(1900)
  sized()
  becomes(2300)
  scrolled()
  sized()
  expect(result.current.isBehind).toBe(false)
  expect(at.top).toBe(1500)
})
