import { stored } from './stored'
import { newUuid } from './uuid'

const device = stored<string>('device')

/** Names this browser in the list of sessions; made here, once, and tied to nothing else. */
export function deviceUuid(): string {
  const known = device.read()
  if (known) return known
  const fresh = newUuid()
  device.write(fresh)
  return fresh
}
