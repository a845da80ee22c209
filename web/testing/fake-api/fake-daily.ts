import type { CheckInEdit, CheckInRecord, Member, Recovery, Reflection } from '@evenkeel/api'
import type { FakeApi } from './fake-api'
import { articleCards, articleFile, categories, picks, searchArticles } from './fake-articles'
import { placed } from './fake-member'
import { fakePatterns } from './fake-patterns'
import { fakePracticeTime, fakeResults } from './fake-practised'
import { anExercise, fakeEffects, programDay, programGlance } from './fake-program'
import { type FakeReply, type Handlers, ok, refused } from './reply'
import { states } from './words'

const DAY = 24 * 60 * 60 * 1000
const INTERVALS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365, all: 10_000 }
const EVERY = '/api/authorized'
const PREMIUM = '/api/premium/authorized'

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** The calls of the daily screens: history, learn, program and practice rhythm. */
export class FakeDaily {
  private reflections: Reflection[] = []
  private restWeekdays: string[] = []
  private completed = new Set<string>()
  private ratings = new Map<string, number>()

  constructor(private readonly api: FakeApi) {}

  private get member(): Member {
    if (!this.api.member) throw new Error('nobody is signed in')
    return this.api.member
  }

  private withMember(body: object = {}, status = 200): FakeReply {
    return ok({ ...body, member: this.member }, status)
  }

  readonly handlers: Handlers = {
    [`GET ${EVERY}/history/check-ins`]: () => ok({ check_ins: this.newestFirst(), next: null }),
    [`GET ${EVERY}/history/check-in`]: ({ check_in_id }) => {
      const check_in = this.api.checkIns.find((known) => known.check_in_id === check_in_id)
      return check_in ? ok({ check_in }) : refused(404, 'not_found', 'You have no such check-in.', 'check_in_id')
    },
    [`GET ${EVERY}/history/practice-time`]: () => ok(fakePracticeTime(this.api.now(), this.seasoned())),
    [`GET ${EVERY}/history/exercises`]: ({ exercise_id }) =>
      ok({ exercise_results: this.seasoned() ? fakeResults(String(exercise_id), this.api.now()) : [], next: null }),
    [`PUT ${PREMIUM}/assessment/check-in`]: (body) => this.editCheckIn(body as unknown as CheckInEdit),
    [`PUT ${PREMIUM}/assessment/check-in/remove`]: ({ check_in_id }) => {
      this.api.checkIns = this.api.checkIns.filter((known) => known.check_in_id !== check_in_id)
      this.api.refresh()
      return this.withMember()
    },
    [`GET ${EVERY}/history/states`]: ({ interval }) => this.shares(String(interval)),
    [`GET ${EVERY}/history/balance`]: ({ interval }) => this.series(String(interval)),
    [`GET ${EVERY}/history/year`]: ({ year }) => this.year(Number(year)),
    [`GET ${EVERY}/history/readings`]: () =>
      ok({ readings: this.member.latest_reading ? this.readings() : [], next: null }),
    [`GET ${EVERY}/history/recovery`]: () => ok(this.recovery()),
    [`GET ${EVERY}/history/patterns`]: () => ok(fakePatterns(this.seasoned())),
    [`GET ${PREMIUM}/exercises/effects`]: () => this.withMember({ exercises: this.seasoned() ? fakeEffects : [] }),

    [`GET ${EVERY}/articles/categories`]: () => this.withMember({ categories }),
    [`${EVERY}/recommendation/article`]: (body) =>
      this.withMember(body.is_search ? searchArticles(String(body.query_text ?? '')) : picks(body.category_tag)),
    [`GET ${EVERY}/article`]: ({ article_id }) => {
      const article = articleFile(String(article_id))
      if (!article) return refused(404, 'not_found', 'There is no such article.', 'article_id')
      const completed_at = this.completed.has(article.article_id) ? this.api.now().toISOString() : null
      return this.withMember({
        article,
        completed_at,
        article_rating: this.ratings.get(article.article_id) ?? null,
      })
    },
    [`${EVERY}/assessment/article/start`]: ({ article_id }) => this.articleEvent(String(article_id), 201),
    [`${EVERY}/assessment/article/completion`]: ({ article_id }) => {
      this.completed.add(String(article_id))
      return this.articleEvent(String(article_id))
    },
    [`${EVERY}/assessment/article/rating`]: ({ article_id, article_rating }) => {
      this.ratings.set(String(article_id), Number(article_rating))
      return this.articleEvent(String(article_id))
    },

    [`GET ${PREMIUM}/program`]: () => {
      const program = programGlance(this.member.program, this.reflections)
      return this.withMember({ program, today: programDay(program.day_number) })
    },
    [`GET ${PREMIUM}/program/day`]: ({ day }) => {
      const number = Number(day)
      return number >= 1 && number <= 42
        ? this.withMember({ program_day: programDay(number) })
        : refused(422, 'invalid_input', 'The program has days 1 to 42.', 'day')
    },
    [`${PREMIUM}/program/pause`]: () => this.changeProgram({ paused: true }),
    [`${PREMIUM}/program/resume`]: () => this.changeProgram({ paused: false }),
    [`${PREMIUM}/program/restart`]: () => this.changeProgram({ week: 1, day: 1, paused: false, finished: false }),
    [`${PREMIUM}/program/plan_item`]: ({ plan_item, done }) => {
      const items = this.member.today.items.map((item) =>
        item.name === plan_item ? { ...item, done: done !== false } : item,
      )
      this.api.member = { ...this.member, today: { ...this.member.today, items } }
      return this.withMember()
    },
    [`${PREMIUM}/program/reflection`]: (body) => {
      const reflection = { ...body, written_at: this.api.now().toISOString() } as unknown as Reflection
      this.reflections = [...this.reflections.filter(({ week }) => week !== reflection.week), reflection]
      return this.withMember({ reflection })
    },
    [`GET ${PREMIUM}/practice`]: () => this.withMember({ practice: this.rhythm() }),
    [`${PREMIUM}/practice/rest`]: ({ weekdays }) => {
      if (Array.isArray(weekdays)) this.restWeekdays = weekdays
      return this.withMember()
    },
  }

  /** Whether enough has happened for the lists to have something in them. */
  private seasoned = () => this.api.checkIns.length > 0

  private newestFirst = () =>
    this.api.checkIns.toSorted((one, other) => other.checked_in_at.localeCompare(one.checked_in_at))

  private within(interval: string): CheckInRecord[] {
    const begin = this.api.now().getTime() - (INTERVALS[interval] ?? 1) * DAY
    return this.api.checkIns.filter(({ checked_in_at }) => new Date(checked_in_at).getTime() >= begin)
  }

  private editCheckIn(edit: CheckInEdit): FakeReply {
    const known = this.api.checkIns.find(({ check_in_id }) => check_in_id === edit.check_in_id)
    if (!known) return refused(404, 'not_found', 'There is no such check-in.', 'check_in_id')
    const at = edit.checked_in_at ?? known.checked_in_at
    const request = { ...edit, event_uuid: known.event_uuid, checked_in_at: at }
    const check_in = { ...placed(request, this.api.now()), edited_at: this.api.now().toISOString() }
    this.api.checkIns = this.api.checkIns.map((present) => (present === known ? check_in : present))
    this.api.refresh()
    return this.withMember({ check_in })
  }

  private shares(interval: string): FakeReply {
    const counted = this.within(interval)
    const rows = states.map(({ name }) => {
      const check_ins = counted.filter(({ state }) => state === name).length
      return { state: name, check_ins, share: check_ins / Math.max(1, counted.length) }
    })
    return ok({
      status: counted.length > 0 ? 'READY' : 'PENDING',
      from: dayOf(this.api.now()),
      to: dayOf(this.api.now()),
      check_ins: counted.length,
      states: rows,
      mean_angle: null,
      agreement: 0.5,
    })
  }

  private series(interval: string): FakeReply {
    const days = [...new Set(this.within(interval).map(({ day }) => day))].toSorted()
    const points = days.map((from, index) => ({
      from,
      days: 1,
      score: 54 + Math.round(16 * Math.sin(index / 1.7)) + index,
    }))
    return ok({ status: points.length > 0 ? 'READY' : 'PENDING', step: 'day', points })
  }

  private year(year: number): FakeReply {
    const days = new Map<string, CheckInRecord>()
    for (const checkIn of this.api.checkIns) if (checkIn.day.startsWith(String(year))) days.set(checkIn.day, checkIn)
    const rows = [...days.values()].map(({ day, state }) => ({ day, state, check_ins: 1, agreement: 1 }))
    return ok({ year, days: rows.toSorted((one, other) => one.day.localeCompare(other.day)) })
  }

  private readings() {
    const latest = this.member.latest_reading
    const contexts = ['morning', 'morning', 'after_practice', 'other'] as const
    return [41.8, 38.2, 52.6, 36.9, 40.1, 44.7, 35.2, 39.9, 47.3, 33.8].map((rmssd_ms, index) => ({
      ...latest,
      rmssd_ms,
      task_id: `seed-${index}`,
      context: contexts[index % contexts.length],
      measured_at: new Date(this.api.now().getTime() - index * 1.6 * DAY).toISOString(),
    }))
  }

  private recovery(): Recovery {
    const isEnough = this.seasoned()
    return {
      status: isEnough ? 'usual' : 'gathering',
      basis: 'morning',
      week: { days: isEnough ? 5 : 0, needed: 4 },
      baseline: { days: isEnough ? 22 : 0, needed: 14 },
      week_rmssd_ms: isEnough ? 41.2 : null,
      usual: isEnough ? { rmssd_ms: 40.4, usual_from_ms: 37.1, usual_to_ms: 44 } : null,
      days: [],
      tags: isEnough ? [{ tag: 'poor_sleep', days: 2 }] : [],
      norm: null,
    }
  }

  private articleEvent(article_id: string, status = 200): FakeReply {
    if (!articleCards.some((card) => card.article_id === article_id)) {
      return refused(404, 'not_found', 'There is no such article.', 'article_id')
    }
    const now = this.api.now().toISOString()
    const is_daily_learn_article = this.member.daily_article?.article_id === article_id
    const event = {
      article_id,
      is_daily_learn_article,
      event_uuid: `event-${article_id}`,
      started_at: now,
      completed_at: this.completed.has(article_id) ? now : null,
      article_rating: this.ratings.get(article_id) ?? null,
    }
    return this.withMember({ event_uuid: event.event_uuid, event }, status)
  }

  private changeProgram(change: Partial<Member['program']>): FakeReply {
    const program = { ...this.member.program, ...change }
    this.api.member = { ...this.member, program, practice: { ...this.member.practice, paused: program.paused } }
    return this.withMember()
  }

  private rhythm() {
    const kinds = ['practised', 'practised', 'open', 'practised', 'rest', 'practised', 'practised']
    const days = Array.from({ length: 28 }, (_, index) => ({
      date: dayOf(new Date(this.api.now().getTime() - (27 - index) * DAY)),
      kind: this.seasoned() ? kinds[index % kinds.length] : 'open',
    }))
    const { days_practised, of_days, rest_days, paused } = this.member.practice
    return { days_practised, of_days, rest_days, paused, days, rest_weekdays: this.restWeekdays }
  }
}

export const suggestion = (): NonNullable<Member['suggestion']> => ({
  exercise: anExercise('long-exhale'),
  alternative: anExercise('shake-it-out'),
  reasons: [{ name: 'route', text: 'It leads from Sympathetic to Stillness.', weight: 0.6, value: 1 }],
  from: 'sympathetic',
  to: 'stillness',
  stage_title: 'Calming the body',
  stage_text: 'Calming the body so that it can rest.',
})
