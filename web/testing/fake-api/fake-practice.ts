import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  ExerciseCard,
  ExerciseDetail,
  ExerciseEffect,
  ExerciseResultRequest,
  ExerciseWish,
  ListedExercise,
  ResonancePace,
  StepGroup,
  Suggestion,
} from '@evenkeel/api'
import { parse } from 'yaml'
import type { FakeApi } from './fake-api'
import { type FakeReply, type Handlers, ok, refused } from './reply'
import { states } from './words'

const PREMIUM = '/api/premium/authorized'
const FOLDER = join(import.meta.dirname, '../../../content/exercises')

type Step = StepGroup['steps'][number]
type Written = Omit<ExerciseCard, 'exercise_id' | 'evidence_grade'> &
  Omit<ExerciseDetail, 'listed' | 'steps' | 'contraindications' | 'length_seconds'> & {
    contraindications: string[]
    steps: (Step | StepGroup)[]
  }

/** Never rated: what the server expects of a grade. */
const UNRATED: ExerciseEffect = { effect: 0.45, n: 0, certainty: 0, times: 0, last_done_on: null }

const grouped = (step: Step | StepGroup): StepGroup => ('steps' in step ? step : { repeat: 1, steps: [step] })

function cardOf(exercise_id: string, written: Written): ExerciseCard {
  const { title, summary, kind, plan_part, intensity, minutes, positions, surroundings, needs, evidence } = written
  const routes = written.routes.map(({ from, to }) => ({ from: String(from) === 'any' ? null : from, to }))
  const fields = { exercise_id, title, summary, kind, plan_part, intensity, minutes, positions, surroundings, needs }
  return { ...fields, routes, evidence_grade: evidence.grade }
}

function detailOf(listed: ListedExercise, written: Written): ExerciseDetail {
  const steps = written.steps.map(grouped)
  const { opt_in, longest_hold_seconds, evidence, feels_like, stop_if, variants, script } = written
  const length_seconds = steps.reduce(
    (sum, group) => sum + group.repeat * group.steps.reduce((inner, { seconds }) => inner + seconds, 0),
    0,
  )
  const contraindications = written.contraindications.map((code) => ({ code, title: code }))
  const words = { evidence, feels_like, stop_if, variants, script }
  return { listed, opt_in, longest_hold_seconds, length_seconds, contraindications, steps, ...words }
}

/** An exercise that only a test knows. */
export const anExercise = (exercise_id: string, changes: Partial<ExerciseCard> = {}): ListedExercise => ({
  exercise: {
    exercise_id,
    title: exercise_id.replaceAll('-', ' '),
    summary: 'A short one.',
    kind: 'breath',
    plan_part: 'stillness',
    intensity: 'gentle',
    minutes: { shortest: 1, usual: 3, longest: 5 },
    positions: ['seated'],
    surroundings: ['anywhere'],
    needs: [],
    routes: [{ from: 'sympathetic', to: 'parasympathetic' }],
    evidence_grade: 'B',
    ...changes,
  },
  is_safe: true,
  flags: [],
  effect: UNRATED,
})

function readLibrary(): Map<string, ExerciseDetail> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'))
  return new Map(
    files.map((file) => {
      const exerciseId = file.replace('.yaml', '')
      const written = parse(readFileSync(join(FOLDER, file), 'utf8')) as Written
      const listed = { exercise: cardOf(exerciseId, written), is_safe: !written.opt_in, flags: [], effect: UNRATED }
      return [exerciseId, detailOf(listed, written)]
    }),
  )
}

/** Read once, and only where somebody asks for an exercise. */
let library: Map<string, ExerciseDetail> | undefined

/** The real exercises, as the server answers them, and a member who does some. */
export class FakePractice {
  private readonly results = new Map<string, ExerciseResultRequest>()

  constructor(private readonly api: FakeApi) {}

  private get library() {
    library ??= readLibrary()
    return library
  }

  private effectOf(exerciseId: string): ExerciseEffect {
    const mine = [...this.results.values()].filter(({ exercise_id }) => exercise_id === exerciseId)
    const rated = mine.flatMap(({ felt_effect }) => (typeof felt_effect === 'number' ? [felt_effect] : []))
    if (mine.length === 0) return UNRATED
    return {
      effect: (4 * UNRATED.effect + rated.reduce((sum, felt) => sum + felt, 0)) / (4 + rated.length),
      n: rated.length,
      certainty: rated.length / (4 + rated.length),
      times: mine.length,
      last_done_on: this.api.now().toISOString().slice(0, 10),
    }
  }

  private listed = ({ listed }: ExerciseDetail): ListedExercise => ({
    ...listed,
    effect: this.effectOf(listed.exercise.exercise_id),
  })

  readonly handlers: Handlers = {
    [`GET ${PREMIUM}/exercises`]: () => {
      const all = [...this.library.values()].map(this.listed).filter(({ is_safe }) => is_safe)
      const byTitle = all.sort((one, other) => one.exercise.title.localeCompare(other.exercise.title))
      return ok({ exercises: byTitle, member: this.api.member })
    },
    [`GET ${PREMIUM}/exercise`]: ({ exercise_id }) => {
      const exercise = this.library.get(String(exercise_id))
      if (!exercise) return refused(404, 'not_found', 'There is no such exercise.', 'exercise_id')
      return ok({ exercise: { ...exercise, listed: this.listed(exercise) }, member: this.api.member })
    },
    'GET /api/authorized/practice/resonance_pace': () => ok({ resonance_pace: this.api.resonancePace }),
    [`${PREMIUM}/practice/resonance_pace`]: (body) => {
      const pace = body as unknown as ResonancePace
      const known = this.api.resonancePace
      if (!known || known.found_at <= pace.found_at) this.api.resonancePace = pace
      return ok({ resonance_pace: this.api.resonancePace, member: this.api.member })
    },
    [`${PREMIUM}/recommendation/exercise`]: (body) => this.recommend(body as ExerciseWish),
    [`${PREMIUM}/assessment/exercise`]: (body) => this.record(body as unknown as ExerciseResultRequest),
  }

  private recommend({ current_mood, passed_over }: ExerciseWish): FakeReply {
    if (!this.api.member) return refused(401, 'session_required', 'Please sign in.')
    if (current_mood === 'xyzzyx') {
      const words =
        'We do not know this mood yet. Did you mean "Numb", "Tired", "Wound up"? A place on the ring will do too.'
      return refused(422, 'invalid_input', words, 'current_mood')
    }
    const open = (id: string) => !passed_over?.includes(id)
    const [first = 'long-exhale', second = 'look-around'] = [
      'long-exhale',
      'look-around',
      'butterfly-taps',
      'brisk-walk',
    ].filter(open)
    const card = (id: string) => this.library.get(id)?.listed.exercise as ExerciseCard
    const suggestion: Suggestion = {
      exercise: card(first),
      alternative: card(second),
      reasons: [
        { name: 'fit', text: 'It leads from Sympathetic to Ventral Vagal.', weight: 0.5, value: 0.9 },
        { name: 'evidence', text: 'Good trials stand behind it.', weight: 0.2, value: 1 },
      ],
      from: 'sympathetic',
      to: 'parasympathetic',
      stage_title: 'Calming the body',
      stage_text: 'Calming the body so that it can rest.',
    }
    this.api.member = { ...this.api.member, suggestion }
    const place = (state: string) => ({
      mood: null,
      state,
      angle: states.find(({ name }) => name === state)?.from ?? 0,
    })
    const moods = { current_mood: place('sympathetic'), desired_mood: place('parasympathetic') }
    return ok({ suggestion, ...moods, member: this.api.member })
  }

  private record(request: ExerciseResultRequest): FakeReply {
    const exercise = this.library.get(request.exercise_id)
    if (!exercise) return refused(404, 'not_found', 'There is no such exercise in the library.', 'exercise_id')
    const isRepeat = this.results.has(request.event_uuid)
    if (!isRepeat) this.results.set(request.event_uuid, request)
    const kept = this.results.get(request.event_uuid) ?? request
    const started_at = kept.started_at ?? this.api.now().toISOString()
    const exercise_result = {
      result_id: `result-${kept.event_uuid}`,
      event_uuid: kept.event_uuid,
      exercise_id: kept.exercise_id,
      plan_part: exercise.listed.exercise.plan_part,
      started_at,
      date: started_at.slice(0, 10),
      duration_s: kept.duration_s,
      completed: kept.completed,
      mood_before: kept.mood_before ?? null,
      mood_after: kept.mood_after ?? null,
      mood_scale: kept.mood_scale ?? 'slider',
      felt_effect: kept.felt_effect ?? null,
      note: kept.note ?? '',
    }
    const answer = { exercise_result, effect: this.effectOf(request.exercise_id), member: this.api.member }
    return ok(answer, isRepeat ? 200 : 201)
  }
}
