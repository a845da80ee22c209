import { describe, expect, test } from '../../support/fixtures'
import { mailsTo, mailTo } from '../../support/outbox'
import { aMember, anAddress, aVisitor, type Person } from '../../support/person'
import { recommend } from '../../support/practice'
import { isEnglishSentence } from '../../support/sentences'
import type { Server } from '../../support/server'

interface Spoken {
  tag: string
  language: string
  overwhelm: string
  bodySign: string
  longExhale: string
  /** Words that somebody types, and what is meant. */
  worn: string
  wornMood: string
  calm: string
  negated: string
  stageTitle: string
  fewStars: string
  checkIn: string
  signIn: RegExp
}

const SPOKEN: Spoken[] = [
  {
    tag: 'de-AT',
    language: 'de',
    overwhelm: 'Überforderung',
    bodySign: 'Warme Hände',
    longExhale: 'Lang ausatmen',
    worn: 'Ich bin TODMÜDE',
    wornMood: 'exhausted',
    calm: 'gelassen',
    negated: 'gar nicht gelassen',
    stageTitle: 'In der Stille bleiben',
    fewStars: 'Gib einen bis fünf Sterne.',
    checkIn: 'Check-in',
    signIn: /^Dein Anmeldelink für Evenkeel$/,
  },
  {
    tag: 'es-MX',
    language: 'es',
    overwhelm: 'Agobio',
    bodySign: 'Manos tibias',
    longExhale: 'Salida de aire larga',
    worn: 'estoy cansadisima',
    wornMood: 'exhausted',
    calm: 'en calma',
    negated: 'nada tranquila',
    stageTitle: 'Quedarte en el silencio',
    fewStars: 'Da de una a cinco estrellas.',
    checkIn: 'Registro',
    signIn: /^Tu enlace para entrar en Evenkeel$/,
  },
  {
    tag: 'ar-EG',
    language: 'ar',
    overwhelm: 'الضيق',
    bodySign: 'يدان دافئتان',
    longExhale: 'زفير طويل',
    worn: 'أنا تعبانه',
    wornMood: 'exhausted',
    calm: 'هادئة',
    negated: 'مش هادئة',
    stageTitle: 'البقاء في الهدوء',
    fewStars: 'من فضلك، من نجمة واحدة إلى خمس نجوم.',
    checkIn: 'لحظة اطمئنان',
    signIn: /رابط دخولك إلى Evenkeel/,
  },
]

interface Exercises {
  exercises: { exercise: { exercise_id: string; title: string } }[]
}

interface Refusal {
  error_code: string
  error_message: string
  field: string
}
interface Reasons {
  reasons: { text: string }[]
}
interface Reasoned {
  balance: Reasons
  today: { items: { title: string }[] }
}
interface Picked {
  articles: { reason: string }[]
}

const exercisesOf = async (person: Person) => (await person.api.get<Exercises>('/premium/authorized/exercises')).body
const titleOf = (list: Exercises, id: string) =>
  list.exercises.find(({ exercise }) => exercise.exercise_id === id)?.exercise.title
const quizOf = async (server: Server, language: string) =>
  (await (await fetch(`${server.main}/content/quiz/discovery.json?language_code=${language}`)).json()) as {
    language_code: string
    title: string
  }

test('the languages are listed by their own names', async ({ server }) => {
  const { body } = await aVisitor(server).config()
  expect(body.languages).toEqual([
    { language_code: 'ar', name: 'العربية', right_to_left: true },
    { language_code: 'de', name: 'Deutsch', right_to_left: false },
    { language_code: 'en', name: 'English', right_to_left: false },
    { language_code: 'es', name: 'Español', right_to_left: false },
  ])
})

describe.each(SPOKEN)('in $language', (spoken) => {
  test('a visitor who asks is told states, choices and body signs', async ({ server }) => {
    const visitor = aVisitor(server)
    const english = (await visitor.config()).body
    const { body } = await visitor.config({ language_code: spoken.tag })
    expect(body).toMatchObject({ language_code: spoken.language, notices: [] })
    expect(body.states.map(({ name }) => name)).toEqual(english.states.map(({ name }) => name))
    expect(body.states.map(({ display_name }) => display_name)).toContain(spoken.overwhelm)
    expect(body.body_signs.map(({ title }) => title)).toContain(spoken.bodySign)
    expect(body.onboarding.goals[0]?.title).not.toBe(english.onboarding.goals[0]?.title)
    expect(body.onboarding.life_aspects[0]?.title).not.toBe(english.onboarding.life_aspects[0]?.title)
  })

  test('a member reads exercises and is understood', async ({ server }) => {
    const ana = await aMember(server, { language_code: spoken.tag })
    expect(titleOf(await exercisesOf(ana), 'long-exhale')).toBe(spoken.longExhale)
    const { status, body } = await recommend(ana, { current_mood: spoken.worn, desired_mood: spoken.calm })
    expect(status).toBe(200)
    expect(body.current_mood.mood).toBe(spoken.wornMood)
    expect(body.desired_mood.mood).toBe('calm')
    const still = await recommend(ana, { current_mood: 'stillness', desired_mood: 'stillness' })
    expect(still.body.suggestion.stage_title).toBe(spoken.stageTitle)
  })

  test('a refusal is said', async ({ server }) => {
    const ana = await aMember(server, { language_code: spoken.tag })
    const path = '/authorized/assessment/rate_app_experience'
    const { body } = await ana.api.post<Refusal>(path, { star_rating: 9 })
    expect(body).toMatchObject({ error_code: 'invalid_input', error_message: spoken.fewStars, field: 'star_rating' })
  })

  test('reasons are said, and the plan of the day', async ({ server }) => {
    const ana = await aMember(server, { language_code: spoken.tag })
    const { member } = (await ana.checkIn()).body as unknown as { member: Reasoned }
    const { suggestion } = (await recommend(ana, { current_mood: 'overwhelm', desired_mood: 'calm' })).body
    const articles = await ana.api.post<Picked>('/authorized/recommendation/article', {
      category_tag: '',
      query_text: '',
      is_search: false,
    })
    const reasons = [
      ...member.balance.reasons.map(({ text }) => text),
      ...(suggestion as unknown as Reasons).reasons.map(({ text }) => text),
      ...articles.body.articles.map(({ reason }) => reason),
    ]
    expect(reasons.length).toBeGreaterThan(5)
    expect(reasons.filter(isEnglishSentence)).toEqual([])
    expect(member.today.items[0]?.title).toBe(spoken.checkIn)
  })

  test('a mood turned round is not taken for the mood', async ({ server }) => {
    const ana = await aMember(server, { language_code: spoken.tag })
    const { status } = await recommend(ana, { current_mood: spoken.negated, desired_mood: spoken.calm })
    expect(status).toBe(422)
  })

  test('the quiz asks', async ({ server }) => {
    const [english, own] = [await quizOf(server, 'en'), await quizOf(server, spoken.language)]
    expect(own.language_code).toBe(spoken.language)
    expect(own.title).not.toBe(english.title)
  })

  test('mails come', async ({ server }) => {
    const email_address = anAddress()
    await aMember(server, { language_code: spoken.tag, email_address, first_name: 'Änne' })
    await aVisitor(server).api.post('/account/sign_in_link/link', { email_address })
    await server.runJobs()
    const mail = mailTo(server, email_address, spoken.signIn)
    expect(mail.text).toContain('Änne')
    expect(mailsTo(server, email_address, /./)).toHaveLength(2)
  })
})

test('a language is that of the browser where nobody has asked, the first that we speak', async ({ server }) => {
  const config = async (liked: string) =>
    (await aVisitor(server).api.post<{ language_code: string }>('/config', {}, { 'Accept-Language': liked })).body
  expect((await config('es-MX,es;q=0.9')).language_code).toBe('es')
  expect((await config('fr-CH, fr;q=0.9, de;q=0.7')).language_code).toBe('de')
  expect((await config('tlh')).language_code).toBe('en')
})

test('a language stays with a member until they choose another one', async ({ server }) => {
  const ana = await aMember(server, { language_code: 'de-AT' })
  expect((await ana.config()).body.language_code).toBe('de')
  const chosen = (await ana.config({ language_code: 'es' })).body.member as unknown as Reasoned
  expect(chosen.today.items[0]?.title, 'the answer to the choice speaks it already').toBe('Registro')
  expect((await ana.config()).body.language_code).toBe('es')
  expect(titleOf(await exercisesOf(ana), 'long-exhale')).toBe('Salida de aire larga')
})

test('an account begins in the language of the browser where none is chosen', async ({ server }) => {
  const visitor = aVisitor(server)
  await visitor.config()
  await visitor.api.post('/account/create', { email_address: anAddress() }, { 'Accept-Language': 'fr, de;q=0.8' })
  expect((await visitor.config()).body.language_code).toBe('de')
})

test('a welcome has its day as people write it, and a greeting for whoever gave no name', async ({ server }) => {
  const [deutsch, arabic] = [anAddress(), anAddress()]
  await aMember(server, { language_code: 'de', email_address: deutsch, first_name: 'Änne' })
  await aMember(server, { language_code: 'ar', email_address: arabic, first_name: '' })
  await server.runJobs()
  const [german] = mailsTo(server, deutsch, /./)
  expect(german?.text).toMatch(/^Hallo Änne,/)
  expect(german?.text).toMatch(/\d{1,2}\. \p{L}+ \d{4}/u)
  expect(mailsTo(server, arabic, /./)[0]?.text).toContain('مرحبا بك،')
})
