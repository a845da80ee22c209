import type { Member } from '../../web/packages/api/src/types'
import type { Answer } from './client'
import type { Person } from './person'

export interface Card {
  exercise_id: string
  title: string
  kind: string
  plan_part: string
}

export interface Effect {
  effect: number
  n: number
  certainty: number
  times: number
  last_done_on: string | null
}

export interface Listed {
  exercise: Card
  is_safe: boolean
  flags: { code: string; title: string }[]
  effect: Effect
}

export interface Suggestion {
  exercise: Card
  alternative: Card | null
  reasons: { name: string; text: string; weight: number; value: number }[]
  from: string
  to: string
  stage_title: string
  stage_text: string
}

interface Recommended {
  suggestion: Suggestion
  current_mood: { mood: string | null; state: string; angle: number }
  desired_mood: { mood: string | null; state: string; angle: number }
  member: Member
}

interface Recorded {
  exercise_result: { result_id: string; event_uuid: string; plan_part: string; date: string; note: string }
  effect: Effect
  member: Member
}

/** A finished exercise of ten minutes' stillness, with an event id of its own. */
export const aResult = () => ({
  event_uuid: crypto.randomUUID(),
  exercise_id: 'long-exhale',
  duration_s: 180,
  completed: true,
  felt_effect: 1,
})

export const recommend = (person: Person, wish: object): Promise<Answer<Recommended>> =>
  person.api.post('/premium/authorized/recommendation/exercise', wish)

export const record = (person: Person, changes: object = {}): Promise<Answer<Recorded>> =>
  person.api.post('/premium/authorized/assessment/exercise', { ...aResult(), ...changes })

export const keepProfile = (person: Person, profile: object) =>
  person.api.post<{ safety_profile: { known: boolean; codes: string[]; allowed_exercises: string[] } }>(
    '/authorized/safety_profile',
    profile,
  )

export const tick = (person: Person, changes: object = {}): Promise<Answer<{ member: Member }>> =>
  person.api.post('/premium/authorized/program/plan_item', {
    event_uuid: crypto.randomUUID(),
    plan_item: 'social_play',
    ...changes,
  })

export const steer = (person: Person, verb: string, body: object = {}): Promise<Answer<{ member: Member }>> =>
  person.api.post(`/premium/authorized/program/${verb}`, body)

export const isDone = (member: Member | null | undefined, name: string) =>
  member?.today.items.find((item) => item.name === name)?.done
