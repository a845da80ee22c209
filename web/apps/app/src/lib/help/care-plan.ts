import { observable } from '../device/observable'
import { stored } from '../device/stored'

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
const present = observable(kept.read() ?? EMPTY)

export function keepCarePlan(plan: CarePlan) {
  kept.write(plan)
  present.set(plan)
}

export function forgetCarePlan() {
  kept.clear()
  present.set(EMPTY)
}

export const useCarePlan = (): CarePlan => present.use()
