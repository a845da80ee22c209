import type { JournalMessage, JournalNotice, JournalNotices } from '@evenkeel/api'
import type { FakeApi } from './fake-api'
import { type FakeReply, type Handlers, ok, refused } from './reply'

const notice = (id: string, words: Omit<Partial<JournalNotice>, 'id'>): JournalNotice => ({
  id,
  when: 'first_message',
  acknowledge: 'shown',
  title: '',
  texts: [],
  questions: [],
  variants: [],
  buttons: [],
  is_in_bold_capitals: false,
  ...words,
})

const confirm = (id: string, text: string, refused = '') => ({ id, text, kind: 'must_confirm' as const, refused })

const NOTICES: JournalNotice[] = [
  notice('before-first-message', {
    acknowledge: 'required',
    title: 'Before you write',
    texts: [
      'The guide is a program. It is not a person, not a doctor and not a therapist.',
      'It is not for emergencies. In danger, call the number that Help now shows.',
      'It can misread you. Say so, or leave it.',
    ],
    questions: [
      confirm('adult', 'I am 18 or older.', 'This journal is for adults. These people answer young people.'),
      confirm('understood', 'I have understood that I write to a program.'),
      { id: 'country', text: 'Which country are you in?', kind: 'country', refused: '' },
    ],
  }),
  notice('where-words-go', {
    title: 'Where your words go',
    texts: ['What you write is kept on this server, and sent to nobody else.'],
  }),
  notice('new-thread', {
    when: 'new_thread',
    texts: ['You write to a program, not a person.'],
    variants: ['A program answers. For emergencies there is help.'],
  }),
  notice('three-hours', {
    when: 'every_3_hours',
    acknowledge: 'required',
    title: 'A pause',
    texts: ['You have been here for three hours. The guide is a program.'],
    buttons: ['I take a break', 'I go on for now'],
  }),
  notice('half-an-hour', { when: 'after_30_minutes', texts: ['Half an hour of writing. The window is over there.'] }),
  notice('formal', {
    when: 'first_message_and_every_3_hours',
    is_in_bold_capitals: true,
    texts: ['THIS IS A PROGRAM.'],
  }),
  notice('about-this-line', {
    when: 'asked',
    acknowledge: 'none',
    title: 'Why this line',
    texts: ['A program chose it from a list that people wrote.'],
  }),
]

/** Answers an entry as the fake guide: about safety where it holds the word "dark", nothing to an entry of "…". */
export function guideLines(body: string, sent_at: string): JournalMessage[] {
  const line = (text: string, changes: Partial<JournalMessage> = {}): JournalMessage => ({
    journal_thread_message_id: `guide-${sent_at}-${text.length}`,
    author: 'guide',
    body: text,
    sent_at,
    reaction_name: null,
    is_safety_reply: false,
    exercise_id: null,
    ...changes,
  })
  if (body.trim() === '…') return []
  if (body.includes('dark')) {
    return [
      line('That is a lot of pain in few words. May I ask something directly?', { is_safety_reply: true }),
      line('Are you thinking of ending your life? You can call 116 123, day and night, for now or for later.', {
        is_safety_reply: true,
      }),
    ]
  }
  if (body.includes('rest'))
    return [line('Would something small suit you, for the legs?', { exercise_id: 'press-and-stand' })]
  return [
    line('That sounds like a full day, and like a short night before it.'),
    line('What of it could wait until tomorrow?'),
  ]
}

/** The notices that a member sees before they write, and their answers. */
export class FakeGuide {
  constructor(private readonly api: FakeApi) {}

  readonly handlers: Handlers = {
    'GET /api/authorized/journal/notices': () => this.notices(),
    '/api/authorized/journal/notices': (body) => this.answer(body),
  }

  private notices(status = 200): FakeReply {
    const { hasAnsweredNotices: is_acknowledged, member } = this.api
    if (!member) return refused(401, 'session_required', 'Please sign in.')
    const acknowledged_at = is_acknowledged ? this.api.now().toISOString() : null
    const body: JournalNotices = {
      version: '1',
      is_acknowledged,
      acknowledged_at,
      country: member.country_code ?? null,
      notices: NOTICES,
      member,
    }
    return ok(body, status)
  }

  private answer({ version, is_adult, has_understood, country }: Record<string, unknown>): FakeReply {
    if (version !== '1') return refused(422, 'invalid_input', 'There is a newer version.', 'version')
    if (is_adult !== true) return refused(422, 'invalid_input', 'The journal is for adults.', 'is_adult')
    if (has_understood !== true) return refused(422, 'invalid_input', 'Please confirm.', 'has_understood')
    if (!country) return refused(422, 'invalid_input', 'Please choose a country.', 'country')
    this.api.hasAnsweredNotices = true
    return this.notices(201)
  }
}
