// Heart straps by Web Bluetooth: the standard heart-rate service, whose measurements carry the intervals between beats.

// Not in TypeScript's DOM library: https://webbluetoothcg.github.io/web-bluetooth/
interface Characteristic extends EventTarget {
  value?: DataView
  startNotifications: () => Promise<Characteristic>
}
interface Server {
  getPrimaryService: (name: string) => Promise<{ getCharacteristic: (name: string) => Promise<Characteristic> }>
  disconnect: () => void
}
interface Device extends EventTarget {
  name?: string
  gatt?: { connect: () => Promise<Server> }
}
interface Bluetooth {
  requestDevice: (options: { filters: { services: string[] }[] }) => Promise<Device>
}

const bluetooth = () => (globalThis.navigator as unknown as { bluetooth?: Bluetooth } | undefined)?.bluetooth

export const hasStraps = () => bluetooth() !== undefined

export interface StrapBeat {
  /** Beats a minute, as the strap shows them. */
  pulse: number
  /** Milliseconds between beats, those since the last message. */
  intervals: number[]
  /** False where the strap says that it has no skin to listen to. */
  isWorn: boolean
}

/** Bluetooth's heart rate measurement (0x2A37): flags, rate in one or two bytes, energy, intervals in 1/1024 s. */
export function readMeasurement(data: DataView): StrapBeat {
  const flags = data.getUint8(0)
  const isWide = (flags & 1) !== 0
  const knowsContact = (flags & 4) !== 0
  const hasEnergy = (flags & 8) !== 0
  const hasIntervals = (flags & 16) !== 0
  const intervals: number[] = []
  for (let at = (isWide ? 3 : 2) + (hasEnergy ? 2 : 0); hasIntervals && at + 1 < data.byteLength; at += 2)
    intervals.push((data.getUint16(at, true) * 1000) / 1024)
  return {
    pulse: isWide ? data.getUint16(1, true) : data.getUint8(1),
    intervals,
    isWorn: !knowsContact || (flags & 2) !== 0,
  }
}

export interface Strap {
  name: string | undefined
  close: () => void
}

/** Has to be called from a tap: the browser asks which strap. Throws when none is chosen or it does not answer. */
export async function openStrap(onBeat: (beat: StrapBeat) => void, onLost: () => void): Promise<Strap> {
  const device = await bluetooth()?.requestDevice({ filters: [{ services: ['heart_rate'] }] })
  const server = await device?.gatt?.connect()
  if (!device || !server) throw new Error('no strap')
  const service = await server.getPrimaryService('heart_rate')
  const measurement = await service.getCharacteristic('heart_rate_measurement')
  const take = () => measurement.value && onBeat(readMeasurement(measurement.value))
  measurement.addEventListener('characteristicvaluechanged', take)
  device.addEventListener('gattserverdisconnected', onLost)
  await measurement.startNotifications()
  return {
    name: device.name,
    close: () => {
      measurement.removeEventListener('characteristicvaluechanged', take)
      device.removeEventListener('gattserverdisconnected', onLost)
      server.disconnect()
    },
  }
}

/** The rows that the server reads as a strap's: one interval each, in milliseconds. */
export const toRrData = (intervals: readonly number[]) =>
  `${['rr_ms', ...intervals.map((interval) => interval.toFixed(1))].join('\n')}\n`
