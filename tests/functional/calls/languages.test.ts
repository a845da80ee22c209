import { describe, expect, test } from '../../support/fixtures'
import { mailsTo } from '../../support/outbox'
import { aMember, anAddress, aVisitor } from '../../support/person'

const GERMAN = { language_code: 'de-AT' }

describe('the languages', () => {
  test('are listed by their own names', async ({ server }) => {
    const { body } = await aVisitor(server).config()
    expect(body.languages).toEqual([
      { language_code: 'ar', name: 'العربية', right_to_left: true },
      { language_code: 'de', name: 'Deutsch', right_to_left: false },
      { language_code: 'en', name: 'English', right_to_left: false },
      { language_code: 'es', name: 'Español', right_to_left: false },
    ])
  })

  test('speak to a visitor who asks, in states, choices and body signs', async ({ server }) => {
    const visitor = aVisitor(server)
    const english = (await visitor.config()).body
    const german = (await visitor.config(GERMAN)).body
    expect(german).toMatchObject({ language_code: 'de', notices: [] })
    expect(german.states.map(({ name }) => name)).toEqual(english.states.map(({ name }) => name))
    expect(german.states.map(({ display_name }) => display_name)).toContain('Überforderung')
    expect(german.body_signs[0]?.title).not.toBe(english.body_signs[0]?.title)
    expect(german.onboarding.goals[0]?.title).not.toBe(english.onboarding.goals[0]?.title)
  })

  test('are those of the browser where nobody has asked', async ({ server }) => {
    const { body } = await aVisitor(server).api.post<{ language_code: string }>('/config', {}, { 'Accept-Language': 'es-MX,es;q=0.9' })
    expect(body.language_code).toBe('es')
  })

  test('stay with a member: exercises, moods, refused words, and the next /config', async ({ server }) => {
    const ana = await aMember(server, GERMAN)
    const exercises = await ana.api.get<{ exercises: { exercise: { id: string; title: string } }[] }>('/premium/authorized/exercises')
    const longExhale = exercises.body.exercises.find(({ exercise }) => exercise.id === 'long-exhale')
    expect(longExhale?.exercise.title).toBe('Lang ausatmen')
    expect((await ana.config()).body).toMatchObject({ language_code: 'de', member: { language_code: 'de' } })
  })

  test('greet a new member by mail', async ({ server }) => {
    const [deutsch, arabic] = [anAddress(), anAddress()]
    await aMember(server, { ...GERMAN, email_address: deutsch, first_name: 'Änne' })
    await aMember(server, { language_code: 'ar', email_address: arabic, first_name: '' })
    await server.runJobs()
    const [german] = mailsTo(server, deutsch, /./)
    expect(german?.text).toMatch(/^Hallo Änne,/)
    expect(german?.text).toMatch(/\d{1,2}\. \p{L}+ \d{4}/u)
    expect(mailsTo(server, arabic, /./)[0]?.text).toContain('مرحبا بك،')
  })
})
