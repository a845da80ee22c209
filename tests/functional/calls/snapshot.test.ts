// A process remembers what a member's snapshot was made from. Whoever changes anything of it, in whatever process, is seen at
// once by all of them.
import { expect, test } from '../../support/fixtures'
import { aMember, Person } from '../../support/person'
import { aResult } from '../../support/practice'
import { golden } from '../../support/recordings'
import type { Server } from '../../support/server'

/** The flags that let another server work on the same data. */
function besides(server: Server): Record<string, string> {
  const words = server.installationFlags
  return Object.fromEntries(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? '']] : [])))
}

/** The same browser at another server. */
function at(server: Server, person: Person): Person {
  const there = new Person(server)
  for (const name of ['session', 'csrf_token']) there.jar.set(name, person.jar.get(name) ?? '')
  return there
}

const changes: [name: string, change: (ana: Person) => Promise<unknown>][] = [
  ['a first name', (ana) => ana.changeDetails({ first_name: 'Ana' })],
  [
    'first answers',
    (ana) =>
      ana.api.post('/authorized/assessment/onboarding/personalize', {
        selected_goal: 'less_stress',
        selected_life_aspect: 'environment',
        life_aspect_current_state: 'sympathetic',
        life_aspect_preferred_state: 'stillness',
      }),
  ],
  ['a check-in', (ana) => ana.checkIn({ arousal: 0.4, comfort: -0.3 })],
  [
    'a wish for an exercise',
    (ana) => ana.api.post('/premium/authorized/recommendation/exercise', { current_mood: '330', desired_mood: '150' }),
  ],
  ['an exercise', (ana) => ana.api.post('/premium/authorized/assessment/exercise', aResult())],
  [
    "the day's article, read to its end",
    async (ana) => {
      const article_id = (await ana.config()).body.member?.daily_article?.article_id
      const { body } = await ana.api.post<{ event_uuid: string }>('/authorized/assessment/article/start', {
        article_id,
      })
      await ana.api.post('/authorized/assessment/article/completion', {
        article_id,
        event_uuid: body.event_uuid,
        is_daily_learn_article: true,
      })
    },
  ],
  ['a question for a review', (ana) => ana.api.post('/authorized/review_request_count/increment')],
  [
    'a conversation',
    (ana) =>
      ana.api.post('/premium/authorized/journal/thread', {
        selected_life_aspect: 'environment',
        selected_life_aspect_current_state: 'play',
      }),
  ],
  ['a heart reading', async (ana) => ana.finishedTask((await ana.submitReading(golden('rest_70s').csv)).task_id)],
]

test('what one process remembers is read anew when another one has changed it', async ({ startServer }) => {
  const first = await startServer()
  const second = await startServer({ flags: besides(first) })
  const here = await aMember(first)
  const there = at(second, here)
  const remembered = async (person: Person) => (await person.config()).body.member
  for (const [name, change] of changes) {
    const before = await remembered(there)
    expect(await remembered(there), `before ${name}`).toEqual(before)
    await change(here)
    const { body } = await here.changeDetails({}) // always reads
    expect(body.member, name).not.toEqual(before)
    expect(await remembered(there), `${name}, elsewhere`).toEqual(body.member)
    expect(await remembered(here), `${name}, here`).toEqual(body.member)
  }
})

test('a day that begins is another day for what is remembered', async ({ startServer }) => {
  const server = await startServer()
  const ana = await aMember(server)
  const noon = new Date(Date.now() + 86_400_000)
  noon.setUTCHours(12, 0, 0, 0)
  await server.setClock(noon.toISOString())
  await ana.checkIn()
  const today = (await ana.config()).body.member?.today
  expect(today?.items.find(({ name }) => name === 'check_in')?.done).toBe(true)
  await server.setClock(new Date(noon.getTime() + 12 * 3_600_000).toISOString())
  const tomorrow = (await ana.config()).body.member?.today
  expect(tomorrow?.date).not.toBe(today?.date)
  expect(tomorrow?.items.find(({ name }) => name === 'check_in')?.done).toBe(false)
})
