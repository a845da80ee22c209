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
  'PUT /premium/authorized/assessment/check-in': () => ({ check_in_id: 'none', arousal: 0.5, comfort: 0.5 }),
  '/premium/authorized/assessment/check-in/remove': () => ({ check_in_id: 'none' }),
}

/** A path that is posted and put to has its other body under "PUT path". */
export const aValidBody = (path: string, method = 'POST'): object =>
  (bodies[`${method} ${path}`] ?? bodies[path])?.() ?? {}
