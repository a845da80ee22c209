// The lines of content/pictures/exercises.yaml, held against what can be drawn. Errors name their field.
import { STATES } from './paint'
import { ACTIONS, type Action, type ExercisePicture } from './pictures'
import { isPose } from './poses'
import { isProp } from './props'
import { isScene } from './scenes'

interface Step {
  action?: Action
  steps?: Step[]
}

export interface Read {
  picture: ExercisePicture | undefined
  errors: [field: string, text: string][]
}

const KNOWN = new Set([
  'pose',
  'scene',
  'state',
  'accent',
  'scale',
  'bust',
  'x',
  'flip',
  'hair',
  'top',
  'props',
  'other',
  'moves',
  'steps',
])
const TONE = /^(line|hair|skin|paper|(stillness|parasympathetic|play|sympathetic|overwhelm|dorsal_vagal)\/\d{1,3})$/

type Fields = Record<string, unknown>
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

/** Steps in the order of the file; the inner steps of a repeat count once. */
export const stepsInOrder = (steps: readonly Step[]): Step[] =>
  steps.flatMap((step) => (step.steps ? stepsInOrder(step.steps) : [step]))

function movesErrors(field: string, value: unknown): Read['errors'] {
  if (!Array.isArray(value) || value.length === 0) return [[field, 'must be a list of poses']]
  return value.flatMap((move, index): Read['errors'] => {
    const { pose, seconds } = fields(move)
    const place = `${field}[${index}]`
    const errors: Read['errors'] = []
    if (!isPose(String(pose))) errors.push([`${place}.pose`, `there is no pose "${pose}"`])
    if (value.length > 1 && !(Number(seconds) > 0))
      errors.push([`${place}.seconds`, 'poses that take turns need seconds'])
    return errors
  })
}

function personErrors(prefix: string, person: Fields): Read['errors'] {
  const errors: Read['errors'] = []
  if (!isPose(String(person.pose))) errors.push([`${prefix}pose`, `there is no pose "${person.pose}"`])
  if (person.top !== undefined && !TONE.test(String(person.top)))
    errors.push([`${prefix}top`, 'must be a state and a share'])
  if (person.hair !== undefined && !['short', 'bun', 'curls', 'bob'].includes(String(person.hair)))
    errors.push([`${prefix}hair`, 'must be short, bun, curls or bob'])
  return errors
}

function sceneErrors(given: Fields): Read['errors'] {
  const errors: Read['errors'] = []
  if (!isScene(String(given.scene))) errors.push(['scene', `there is no scene "${given.scene}"`])
  for (const field of ['state', 'accent'])
    if (!STATES.some((state) => state === given[field])) errors.push([field, `there is no state "${given[field]}"`])
  if (!(Number(given.scale) > 0.5 && Number(given.scale) < 3)) errors.push(['scale', 'must lie between 0.5 and 3'])
  for (const prop of Array.isArray(given.props) ? given.props : [])
    if (!isProp(String(prop))) errors.push(['props', `there is no prop "${prop}"`])
  return errors
}

function motionErrors(given: Fields, steps: readonly Step[]): Read['errors'] {
  const used = stepsInOrder(steps)
  const errors: Read['errors'] = []
  for (const [action, moves] of Object.entries(fields(given.moves))) {
    if (!ACTIONS.some((known) => known === action) || !used.some((step) => step.action === action))
      errors.push([`moves.${action}`, 'the exercise has no such action'])
    errors.push(...movesErrors(`moves.${action}`, moves))
  }
  for (const [place, moves] of Object.entries(fields(given.steps))) {
    if (!used[Number(place) - 1]) errors.push([`steps.${place}`, `the exercise has ${used.length} steps`])
    errors.push(...movesErrors(`steps.${place}`, moves))
  }
  return errors
}

/** `steps` are those of the exercise, so that a line about a step that is gone is found. */
export function readPicture(value: unknown, steps: readonly Step[]): Read {
  const given = fields(value)
  const errors: Read['errors'] = [
    ...Object.keys(given)
      .filter((field) => !KNOWN.has(field))
      .map((field): [string, string] => [field, 'there is no such field']),
    ...personErrors('', given),
    ...(given.other === undefined ? [] : personErrors('other.', fields(given.other))),
    ...sceneErrors(given),
    ...motionErrors(given, steps),
  ]
  return { picture: errors.length > 0 ? undefined : (given as unknown as ExercisePicture), errors }
}
