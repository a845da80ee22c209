import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cookie } from '@playwright/test'
import { Person } from '../../support/person'
import type { Server } from '../../support/server'
import type { Member } from './member'
import { spokenLanguage } from './words'

const ADDRESS = 'demo@evenkeel.example'

/** The demo member's own client, by server. */
const clients = new WeakMap<Server, Person>()

/** The demo member's own client, to add what a life leaves behind without a walk through the screens. */
export async function demoPerson({ server }: Member): Promise<Person> {
  const mara = clients.get(server) ?? (await logIn(server))
  clients.set(server, mara)
  return mara
}

async function logIn(server: Server): Promise<Person> {
  const mara = new Person(server)
  const { status } = await mara.logIn(ADDRESS, passwordIn(server.folder))
  if (status !== 200) throw new Error(`the demo member's sign-in was answered ${status}`)
  await mara.config({ language_code: spokenLanguage() })
  await mara.changeDetails({ country_code: 'AT' })
  return mara
}

/** The cookies of the demo member's session in a browser, by server. */
const signedIn = new WeakMap<Server, Cookie[]>()

/** The demo member on this device. The first browser of a server signs in; the others go on with its session. */
export async function signInAsDemo(member: Member): Promise<void> {
  const { page, server } = member
  const cookies = signedIn.get(server)
  if (cookies) {
    await page.context().addCookies(cookies)
    await page.goto(`${server.main}/app`)
  } else {
    await page.goto(`${server.main}/login`)
    await member.field('sign_in.email').fill(ADDRESS)
    await member.field('sign_in.password').fill(passwordIn(server.folder))
    await member.button('sign_in.sign_in').click()
  }
  await member.expectHome()
  signedIn.set(server, await page.context().cookies())
}

const passwordIn = (folder: string) => readFileSync(join(folder, 'demo_password'), 'utf8').trim()

/** Conversations about three parts of life; returns how the guide opened each. */
export async function openConversations(mara: Person): Promise<string[]> {
  const said: string[] = []
  for (const [selected_life_aspect, selected_life_aspect_current_state] of [
    ['family_friends', 'play'],
    ['health_well_being', 'dorsal_vagal'],
    ['career_business', 'overwhelm'],
  ]) {
    const body = { selected_life_aspect, selected_life_aspect_current_state, event_uuid: crypto.randomUUID() }
    const opened = await mara.api.post<{ messages: { body: string }[] }>('/premium/authorized/journal/thread', body)
    said.push(opened.body.messages[0]?.body ?? '')
  }
  return said
}

/** The exercise that was done and rated most often. */
export async function favouriteOf(mara: Person): Promise<string> {
  const { body } = await mara.api.get<{ exercise_results: { exercise_id: string }[] }>('/authorized/history/exercises')
  const times = new Map<string, number>()
  for (const { exercise_id } of body.exercise_results) times.set(exercise_id, (times.get(exercise_id) ?? 0) + 1)
  const [most] = [...times].sort(([, one], [, other]) => other - one)
  if (!most) throw new Error('the demo member has practised nothing')
  return most[0]
}
