import { aCheckIn, anAddress, aPassword } from './person'

/** For each call with required fields a body that is let in; the others take an empty one. */
const bodies: Readonly<Record<string, () => object>> = {
  '/account/create': () => ({ email_address: anAddress() }),
  '/account/login': () => ({ email_address: anAddress(), password: aPassword }),
  '/account/validate': () => ({ email_address: anAddress() }),
  '/authorized/assessment/onboarding/personalize': () => ({
    selected_goal: 'less_stress',
    selected_life_aspect: 'environment',
    life_aspect_current_state: 'play',
    life_aspect_preferred_state: 'stillness',
  }),
  '/premium/authorized/assessment/check-in': aCheckIn,
}

export const aValidBody = (path: string): object => bodies[path]?.() ?? {}
