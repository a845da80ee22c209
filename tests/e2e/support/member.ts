import { expect, type Locator, type Page } from '@playwright/test'
import type { Config } from '../../../web/packages/api/src/types'
import { aCheckIn, anAddress, nextAddress } from '../../support/person'
import type { Server } from '../../support/server'
import { spokenLanguage, words, wordsLike } from './words'

export const PASSWORD = 'a long enough sentence'

/** Where every browser of the tests is. */
export const TIME_ZONE = 'Europe/Berlin'

/** The questions at the start, before the one about safety. */
export const QUESTIONS = [
  'selected_goal',
  'selected_life_aspect',
  'life_aspect_current_state',
  'life_aspect_preferred_state',
] as const

/** Does in the app what a person does, by the roles and words on the screen. */
export class Member {
  readonly emailAddress = anAddress()

  constructor(
    readonly page: Page,
    readonly server: Server,
  ) {}

  button(key: string): Locator {
    return this.page.getByRole('button', { name: words(key), exact: true })
  }
  link(key: string, values = {}): Locator {
    return this.page.getByRole('link', { name: words(key, values), exact: true })
  }
  /** One of the places of the navigation that are there on every screen size. */
  place(key: string): Locator {
    // On a phone this one stands at the head of home, not in the bar.
    if (key === 'me') return this.page.locator('a[href="/app/me"]').filter({ visible: true }).first()
    return this.page.getByRole('navigation').getByRole('link', { name: words(`navigation.${key}`), exact: true })
  }
  heading(key: string): Locator {
    return this.page.getByRole('heading', { name: words(key), exact: true })
  }
  field(key: string): Locator {
    return this.page.getByLabel(words(key), { exact: true })
  }

  async signUp(firstName = 'Ana'): Promise<void> {
    await this.#comeFromElsewhere()
    await this.link('welcome.start', { count: 3 }).click()
    await this.link('privacy.continue').click()
    await this.field('sign_up.first_name').fill(firstName)
    await this.field('sign_up.email').fill(this.emailAddress)
    await this.button('sign_up.create').click()
    await expect(this.heading('onboarding.selected_goal.title')).toBeVisible()
  }

  /**
   * As `signUp` and `answerOnboarding` leave a person, each question answered by the first of its choices, by the calls
   * that the app makes: for whatever is not about the way in. Then the app is opened, at home.
   */
  async settleIn(firstName: string): Promise<void> {
    const account = { first_name: firstName, tz: TIME_ZONE, language_code: spokenLanguage() }
    const call = this.#calls(nextAddress())
    const { onboarding, states } = await call<Config>('/config', { tz: TIME_ZONE, language_code: spokenLanguage() })
    await call('/account/create', { email_address: this.emailAddress, ...account })
    await call('/authorized/assessment/onboarding/personalize', {
      selected_goal: onboarding.goals[0]?.key,
      selected_life_aspect: onboarding.life_aspects[0]?.key,
      life_aspect_current_state: states[0]?.name,
      life_aspect_preferred_state: states.find(({ regulated }) => regulated)?.name,
    })
    await call('/authorized/safety_profile', { known: true, codes: [], allowed_exercises: [] })
    await this.page.goto(`${this.server.main}/app`)
    await this.expectHome()
  }

  /** Calls with the browser's own cookies. */
  #calls(address: string) {
    const { page, server } = this
    return async <Body>(path: string, data: object): Promise<Body> => {
      const cookies = await page.context().cookies(server.main)
      const token = cookies.find(({ name }) => name === 'csrf_token')?.value ?? ''
      const headers = { 'X-CSRF-Token': token, 'X-Forwarded-For': address }
      const answer = await page.request.post(`${server.main}/api${path}`, { data, headers })
      if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}: ${await answer.text()}`)
      return (await answer.json()) as Body
    }
  }

  /** From an address of their own, or the accounts of one file would share a rate limit. */
  async #comeFromElsewhere(): Promise<void> {
    const address = nextAddress()
    await this.page.route('**/api/account/create', (route) =>
      route.continue({ headers: { ...route.request().headers(), 'X-Forwarded-For': address } }),
    )
  }

  async answerOnboarding(): Promise<void> {
    for (const question of QUESTIONS) {
      // Or the choices of the question before would be meant.
      await expect(this.heading(`onboarding.${question}.title`)).toBeVisible()
      await this.page.getByRole('radio').first().check()
      await this.button('onboarding.next').click()
    }
    await this.button('onboarding.safety.none').click()
    await this.expectHome()
  }

  /** Opens a screen and waits until everything on it has come. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.server.main}${path}`)
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
    await this.expectLoaded()
  }

  /** Sections load for themselves, so several may be waiting. */
  async expectLoaded(): Promise<void> {
    await expect(this.page.getByText(words('common.loading'))).toHaveCount(0)
  }

  /** Waits until the device keeps the app's own files, and the app needs no network to show another screen. */
  async expectKept(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  }

  async expectHome(): Promise<void> {
    await expect(this.page.getByRole('region', { name: words('home.balance') })).toBeVisible()
  }

  /** Fills in the check-in in the middle of "play" and saves it. */
  async checkIn(saveKey = 'check_in.save'): Promise<void> {
    await this.place('check_in').click()
    await this.fillCheckIn()
    await this.button(saveKey).click()
    await this.expectHome()
  }

  async fillCheckIn(): Promise<void> {
    const ring = this.page.getByRole('slider', { name: words('check_in.ring') })
    await ring.press('Home')
    await ring.press('PageDown')
    await ring.press('PageDown')
    await expect(ring).toHaveAttribute('aria-valuenow', '150')
  }

  /** From today's plan, where a reading stands until it is done; its address is open to everybody else. */
  async openReading(): Promise<void> {
    await this.page.goto(`${this.server.main}/app/reading`)
    await expect(this.heading('reading.intro.title')).toBeVisible()
  }

  async startReading(): Promise<void> {
    await this.openReading()
    await this.button('reading.intro.start').click()
  }

  async setPassword(): Promise<void> {
    await this.page.goto(`${this.server.main}/app/me/details`)
    await this.field('account.password.new').fill(PASSWORD)
    await this.button('account.password.set').click()
    await expect(this.heading('account.password.change')).toBeVisible()
  }

  async signOut(): Promise<void> {
    await this.page.goto(`${this.server.main}/app/me`)
    await this.button('account.sign_out.sign_out').click()
    await expect(this.link('welcome.sign_in')).toBeVisible()
  }

  async signIn(password = PASSWORD): Promise<void> {
    await this.link('welcome.sign_in').click()
    await this.field('sign_in.email').fill(this.emailAddress)
    await this.field('sign_in.password').fill(password)
    await this.button('sign_in.sign_in').click()
  }

  /** A conversation about the first part of life in the last state; the guide has spoken. */
  async openConversation(): Promise<void> {
    await this.open('/app/journal/new')
    await this.page.getByRole('radio').first().check()
    await this.page.getByRole('radio').last().check()
    await this.button('journal.new.open').click()
    await expect(this.lines().first()).toBeVisible()
  }

  /** Reads and answers what stands before the first message of all in the journal. */
  async beginToWrite(): Promise<void> {
    const before = this.page.getByRole('region', { name: words('journal.before.label') })
    await before.getByRole('checkbox').first().check()
    await before.getByRole('checkbox').last().check()
    await before.getByRole('combobox').selectOption('GB')
    await this.button('journal.before.begin').click()
    await expect(this.entryField()).toBeFocused()
  }

  entryField(): Locator {
    return this.page.getByRole('textbox', { name: words('journal.write.label') })
  }

  /** The open conversation, line by line. */
  lines(): Locator {
    return this.page
      .getByRole('log')
      .getByRole('listitem')
      .filter({ has: this.page.locator('p') })
  }

  async say(sentence: string): Promise<void> {
    await this.entryField().fill(sentence)
    await this.button('journal.write.send').click()
    // The guide may quote it.
    await expect(this.lines().getByText(sentence, { exact: true })).toBeVisible()
  }

  /** The ring's own words about the score, or about the check-ins that are on the way to one. */
  balance(): Locator {
    const onTheWay = [1, 2, 3, 4].map((count) => wordsLike('home.ring_pending', { count }).source)
    const name = new RegExp([wordsLike('home.ring_ready').source, ...onTheWay].join('|'))
    return this.page.getByRole('img', { name })
  }

  /** Four check-ins of earlier days, so that the next one makes a score. */
  async hasCheckedInBefore(): Promise<void> {
    const call = this.#calls(nextAddress())
    for (const days of [13, 12, 11, 10]) {
      const checked_in_at = new Date(Date.now() - days * 86_400_000).toISOString()
      await call('/premium/authorized/assessment/check-in', { ...aCheckIn(), checked_in_at })
    }
  }

  /** The member of this session as the server knows them. */
  async snapshot(): Promise<{ balance: { check_ins_counted: number }; latest_reading: { hr_bpm: number } | null }> {
    const answer = await this.page.request.post(`${this.server.main}/api/config`, { data: {} })
    return (await answer.json()).member
  }
}
