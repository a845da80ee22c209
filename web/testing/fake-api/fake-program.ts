import type { ExerciseCard, ListedExercise, Member, ProgramDay, ProgramGlance, Reflection } from '@evenkeel/api'

const EXERCISES: Readonly<Record<string, [title: string, minutes: number, summary: string]>> = {
  'long-exhale': ['Long exhale', 5, 'Breathe out twice as long as you breathe in.'],
  'shake-it-out': ['Shake it out', 3, 'Shake arms, legs and shoulders, and stop.'],
  'look-around': ['Look around', 2, 'Let your eyes find the corners of the room.'],
  'name-the-state': ['Name the state', 4, 'Say to yourself where you are on the ring.'],
}

export function anExercise(exercise_id: string): ExerciseCard {
  const [title, minutes, summary] = EXERCISES[exercise_id] ?? ['An exercise', 5, '']
  return {
    exercise_id,
    title,
    summary,
    kind: 'breath',
    plan_part: 'stillness',
    intensity: 'gentle',
    minutes: { usual: minutes, shortest: minutes, longest: minutes },
    positions: ['seated'],
    surroundings: ['anywhere'],
    needs: [],
    routes: [{ from: 'sympathetic', to: 'stillness' }],
    evidence_grade: 'B',
  }
}

export const fakeEffects: ListedExercise[] = [
  ['long-exhale', 1.4, 9],
  ['shake-it-out', 0.6, 5],
  ['look-around', -0.2, 2],
].map(([id, effect, n]) => ({
  exercise: anExercise(String(id)),
  is_safe: true,
  flags: [],
  effect: {
    effect: Number(effect),
    n: Number(n),
    certainty: Number(n) / (Number(n) + 4),
    times: Number(n) + 1,
    last_done_on: null,
  },
}))

const WEEKS = ['Where am I?', 'Steadying', 'The body’s side', 'Play and people', 'Difficult weather', 'What stays']

export function programGlance(position: Member['program'], reflections: readonly Reflection[]): ProgramGlance {
  const day_number = (position.week - 1) * 7 + position.day
  return {
    run: 1,
    began_on: '2026-11-10',
    day_number,
    week: position.week,
    day: position.day,
    practised_today: false,
    finished: position.finished,
    paused: position.paused,
    weeks: WEEKS.map((title, index) => ({
      title,
      week: index + 1,
      theme: 'The six states, one a day, met from the inside',
      intention:
        'You learn to tell your own states apart. Nothing has to change yet; it is enough to know where you are.',
      reflection_questions: [
        'Which of the six did you recognise at once?',
        'What does your body do first when you leave ease?',
        'Where were you when you felt most like yourself this week?',
      ],
      reflection: reflections.find(({ week }) => week === index + 1) ?? null,
      days: Array.from({ length: 7 }, (_, offset) => {
        const number = index * 7 + offset + 1
        return {
          day_number: number,
          title: number === 1 ? 'Find yourself on the ring' : `Day ${number}`,
          practised_on: number < day_number ? '2026-11-12' : null,
          is_today: number === day_number,
        }
      }),
    })),
    earlier_runs: [],
  }
}

export const programDay = (day_number: number): ProgramDay => ({
  day_number,
  week: Math.ceil(day_number / 7),
  day: ((day_number - 1) % 7) + 1,
  title: 'Find yourself on the ring',
  article_id: 'state-sympathetic',
  social_play: {
    title: 'Three good mornings',
    text: 'Say good morning to three living beings, at any hour of the day.',
  },
  exercise: { exercise: anExercise('shake-it-out'), is_instead: false },
  stillness: { exercise: anExercise('long-exhale'), is_instead: true },
  check_in_prompt: 'Before you read anything, where would you put your finger?',
})
