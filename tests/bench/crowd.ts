import { execFileSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { aMember, aPassword, type Person } from '../support/person'
import { aResult } from '../support/practice'
import type { Server } from '../support/server'

const DAY_MS = 86_400_000
const EXERCISES = ['long-exhale', 'shake-it-out', 'humming-exhale', 'brisk-walk']

type Known = Person & { member: { email_address: string } }

function worked(answer: { status: number; body: unknown }): void {
  if (answer.status > 299) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`)
}

/** Somebody who has used the app for four weeks: a check-in a day, an exercise every other day, some articles. */
export async function aDiligentMember(server: Server): Promise<Known> {
  const person = await aMember(server)
  await person.changeDetails({ password: aPassword })
  for (let day = 27; day >= 0; day--) {
    const when = new Date(Date.now() - day * DAY_MS - 60_000).toISOString()
    const angle = day * 0.7
    worked(await person.checkIn({ arousal: -Math.cos(angle), comfort: Math.sin(angle), checked_in_at: when }))
    if (day % 2 === 0)
      worked(
        await person.api.post('/premium/authorized/assessment/exercise', {
          ...aResult(),
          exercise_id: EXERCISES[(day / 2) % EXERCISES.length],
          started_at: when,
        }),
      )
  }
  for (const article_id of ['long-exhale', 'walking', 'vagus-what-science-says'])
    worked(await person.api.post('/authorized/assessment/article/start', { article_id }))
  return person
}

/** Lets wrk act as these people: "cookies<TAB>csrf token", a line each. */
export function writeMembers(server: Server, people: readonly Person[]): string {
  const file = join(server.folder, 'members.tsv')
  writeFileSync(file, people.map(({ jar }) => `${jar.header()}\t${jar.get('csrf_token')}\n`).join(''))
  return file
}

/** Stops the server, lets crowd.py fill its database, and starts it again. */
export async function filled(server: Server, verb: 'members' | 'history', ...words: string[]): Promise<void> {
  await server.stop()
  const name = readdirSync(server.folder).find((each) => each.endsWith('.db') || each.endsWith('.sqlite'))
  if (!name) throw new Error(`there is no database in ${server.folder}`)
  const script = fileURLToPath(new URL('crowd.py', import.meta.url))
  execFileSync('python3', [script, verb, join(server.folder, name), ...words])
  await server.restart()
}
