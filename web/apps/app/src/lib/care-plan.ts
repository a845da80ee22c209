import { useSyncExternalStore } from 'react'
import { stored } from './stored'

export interface CareContact {
  id: string
  name: string
  phone: string
  /** What this person may do or say that helps. */
  helps: string
}

/** Who and what helps in a hard moment. It stays on this device, so that it is there without a network or a session. */
export interface CarePlan {
  contacts: CareContact[]
  signs: string
  coping: string
  places: string
}

const EMPTY: CarePlan = { contacts: [], signs: '', coping: '', places: '' }

const kept = stored<CarePlan>('care_plan')
const listeners = new Set<() => void>()
let present: CarePlan | undefined

const read = (): CarePlan => {
  present ??= kept.read() ?? EMPTY
  return present
}

export function keepCarePlan(plan: CarePlan) {
  present = plan
  kept.write(plan)
  for (const notify of listeners) notify()
}

export function forgetCarePlan() {
  present = undefined
  kept.clear()
  for (const notify of listeners) notify()
}

export const useCarePlan = (): CarePlan =>
  useSyncExternalStore((notify) => {
    listeners.add(notify)
    return () => listeners.delete(notify)
  }, read)
