import type { Config, NervousState } from '@evenkeel/api'

type StateRow = [name: NervousState['name'], title: string, colours: string, description: string]

const STATE_ROWS: StateRow[] = [
  ['stillness', 'Stillness', '#3B5BA5 #8FA8E6 #3B5BA5 #8FA8E6', 'Quiet, slow, at rest'],
  ['parasympathetic', 'Ventral Vagal', '#1F7A6B #6CC9B6 #1A6E61 #6CC9B6', 'Safe, warm, open to others'],
  ['play', 'Play', '#B07F14 #F2C45A #8F5C00 #F2C45A', 'Light, curious, ready to move'],
  ['sympathetic', 'Sympathetic', '#D9692F #F29A6B #A54716 #F29A6B', 'Driven, tense, on the go'],
  ['overwhelm', 'Overwhelm', '#B0303A #F0868C #B0303A #F0868C', 'Too much, too fast, no way out'],
  ['dorsal_vagal', 'Dorsal Vagal', '#5E5A75 #B3AECB #5E5A75 #B3AECB', 'Heavy, numb, far away'],
]

export const states: NervousState[] = STATE_ROWS.map(([name, title, colours, description], index) => {
  const [color = '', color_dark = '', text_color = '', text_color_dark = ''] = colours.split(' ')
  return {
    name,
    description,
    display_name: title,
    title_name: title,
    color,
    color_dark,
    text_color,
    text_color_dark,
    from: index * 60,
    to: index * 60 + 60,
    regulated: index < 3,
  }
})

const choices = (...titles: string[]) =>
  titles.map((title) => ({ key: title.toLowerCase().replaceAll(/[^a-z]+/g, '_'), title }))

const lifeAspects = [
  'Love & Relationship',
  'Money & Finance',
  'Family & Friends',
  'Career & Business',
  'Health & Well-Being',
  'Purpose & Mission',
  'Environment',
]

export const visitorConfig = (now: Date): Config => ({
  brand: {
    name: 'Evenkeel',
    tagline: 'Your body knows the way back',
    support_email: 'hello@evenkeel.example',
    legal_url: '/legal',
    store_links: { ios: '', android: '', universal: '' },
  },
  states,
  prices: { currency: 'USD', three_months_cents: 3599, yearly_cents: 12499, trial_days: 3 },
  onboarding: {
    goals: choices('Less stress', 'Better sleep', 'More energy', 'Steadier moods', 'Feeling connected'),
    life_aspects: choices(...lifeAspects),
  },
  body_signs: choices(
    'Warm hands',
    'Easy breath',
    'Quick heart',
    'Tight jaw',
    'Soft belly',
    'Restless legs',
    'Heavy limbs',
    'Light body',
    'Cold hands',
  ),
  main_url: '',
  service_url: '',
  dashboard_url: '',
  server_time: now.toISOString(),
  tz: 'UTC',
  language_code: 'en',
  languages: [{ language_code: 'en', name: 'English', right_to_left: false }],
  notices: [],
  sandboxed: ['mail', 'payments'],
  experiments: {},
  publishable_keys: {},
  account_privacy: 'open',
  web_push_key: null,
  member: null,
})
