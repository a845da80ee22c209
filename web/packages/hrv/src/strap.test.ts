// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import { hasStraps, openStrap, readMeasurement, toRrData } from './strap'

const bytes = (...values: number[]) => new DataView(Uint8Array.from(values).buffer)

describe('a heart strap', () => {
  test('tells rate and intervals, in 1/1024 of a second', () => {
    expect(readMeasurement(bytes(0b10000, 62, 0x00, 0x04, 0x00, 0x02))).toEqual({
      pulse: 62,
      intervals: [1000, 500],
      isWorn: true,
    })
  })

  test('may write its rate in two bytes, its energy, and that nobody wears it', () => {
    expect(readMeasurement(bytes(0b11101, 200, 0, 9, 9, 0x00, 0x04))).toEqual({
      pulse: 200,
      intervals: [1000],
      isWorn: false,
    })
    expect(readMeasurement(bytes(0, 70)).intervals).toEqual([])
  })

  test('is written as the server reads it', () => expect(toRrData([812.5, 799.96])).toBe('rr_ms\n812.5\n800.0\n'))

  test('is asked for, listened to and let go', async () => {
    const measurement = Object.assign(new EventTarget(), {
      value: bytes(0b10000, 62, 0x00, 0x04),
      startNotifications: vi.fn(),
    })
    const disconnect = vi.fn()
    const getPrimaryService = async () => ({ getCharacteristic: async () => measurement })
    const device = Object.assign(new EventTarget(), {
      name: 'Strap',
      gatt: { connect: async () => ({ getPrimaryService, disconnect }) },
    })
    const requestDevice = vi.fn(async () => device)
    expect(hasStraps()).toBe(false)
    vi.stubGlobal('navigator', { bluetooth: { requestDevice } })
    expect(hasStraps()).toBe(true)
    const beats = vi.fn()
    const lost = vi.fn()
    const strap = await openStrap(beats, lost)
    measurement.dispatchEvent(new Event('characteristicvaluechanged'))
    expect(beats).toHaveBeenCalledWith({ pulse: 62, intervals: [1000], isWorn: true })
    device.dispatchEvent(new Event('gattserverdisconnected'))
    expect(lost).toHaveBeenCalledOnce()
    strap.close()
    measurement.dispatchEvent(new Event('characteristicvaluechanged'))
    expect(beats).toHaveBeenCalledOnce()
    expect(disconnect).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })
})
