// Longer than others: the list of screens is one piece, so that nothing is left out of it.
// Takes a picture of every screen against the fake API, and prints what axe, the console and the width complain about:
// `node testing/screenshots.mjs FOLDER [part of a name, or a pattern]`.
import AxeBuilder from '@axe-core/playwright'
import { chromium } from '@playwright/test'
import { runnerImport } from 'vite'

const [folder = '/tmp/evenkeel-screens', wanted = ''] = process.argv.slice(2)
const { module } = await runnerImport(new URL('./serve.ts', import.meta.url).pathname)

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }
const LAUNCH = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
const VIDEO = process.env.FINGER_VIDEO ? [`--use-file-for-fake-video-capture=${process.env.FINGER_VIDEO}`] : []

const PLAN = {
  goal: 'less_stress',
  life_aspect: 'career_business',
  current_state: 'sympathetic',
  preferred_state: 'stillness',
  target_state: 'stillness',
  stage_text: 'calming the body',
}

const angles = [75, 62, 100, 165, 200, 88, 60, 83]

const checkInAt = (api, angle, index) => {
  const radians = (angle * Math.PI) / 180
  api.answer('/api/premium/authorized/assessment/check-in', {
    event_uuid: `seed-${index}`,
    arousal: -Math.cos(radians),
    comfort: Math.sin(radians),
  })
}

/** Puts a recording where the app keeps one that has no result yet. */
const keepRecording = (page, readingData) =>
  page.evaluate(
    (text) =>
      new Promise((resolve) => {
        const opening = indexedDB.open('evenkeel', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('records')
        opening.onsuccess = () => {
          const owned = { id: 'r1', memberId: 'member-mara@example.org', order: 1 }
          const pending = { ...owned, context: 'other', readingData: text }
          const written = opening.result.transaction('records', 'readwrite').objectStore('records')
          written.put(pending, 'outbox:r1').onsuccess = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    readingData,
  )

const member = (api) => api.signIn({ plan: PLAN })
const practising = (api) => {
  member(api)
  for (const [index, angle] of angles.entries()) checkInAt(api, angle, index)
}
const seasoned = (api) => {
  practising(api)
  api.receiveUpload('seed', 'time_ms,red,green,blue\n0,180,20,5')
  api.answer('/hrv-task', { upload_id: 'seed' })
}

/** Five weeks of mornings, and a low one today after wine, like three before it. */
const lowToday = (api) => {
  seasoned(api)
  const latest = {
    ...api.member.latest_reading,
    context: 'morning',
    rmssd_ms: 31,
    rmssd_range: { low_ms: 28.2, high_ms: 33.4 },
  }
  api.member = { ...api.member, latest_reading: { ...latest, tags: ['alcohol'] } }
  const values = [
    38, 42, 36, 44, 40, 47, 33, 43, 39, 45, 37, 41, 30, 46, 35, 40, 48, 38, 29, 42, 36, 44, 41, 39, 32, 43,
  ]
  api.ownReadings = values.map((rmssd_ms, index) => ({
    ...latest,
    rmssd_ms,
    task_id: `past-${index}`,
    tags: rmssd_ms < 33 ? ['alcohol'] : [],
    measured_at: new Date(Date.now() - (index + 1) * 1.3 * 86_400_000).toISOString(),
  }))
}

const refusedFor = (api, rejection) => {
  member(api)
  api.rejection = { message: 'No variability could be read.', ...rejection }
}

async function sendDark(page) {
  await keepRecording(page, 'time_ms,red,green,blue\n0,3,2,1')
  await page.reload()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
}

const suggested = (api) => {
  practising(api)
  api.answer('/api/premium/authorized/recommendation/exercise', { current_mood: 'wound up', desired_mood: 'calm' })
}

const playUntil = async (page, skips, milliseconds) => {
  await page.getByRole('button', { name: 'Begin' }).click()
  for (let skip = 0; skip < skips; skip++) await page.getByRole('button', { name: 'Next step' }).click()
  await page.waitForTimeout(milliseconds)
}

const administrator = (api) => api.signIn({ plan: PLAN, is_admin: true })

const chooseGermany = (page) => page.getByLabel('Country').selectOption('DE')

async function enterAsGuest(page) {
  await page.getByRole('link', { name: /free days/ }).click()
  await page.getByRole('button', { name: 'Continue without an account' }).click()
  for (const answer of ['Less stress', 'Career & Business', 'Sympathetic']) {
    await page.getByText(answer).first().click()
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.getByText('Stillness').click()
  await page.getByRole('button', { name: 'Show me my ring' }).click()
  await page.getByText('Today', { exact: true }).waitFor()
}

/** Nine months of check-ins that wander over the ring, so that charts have something to show. */
const practised = (api) => {
  seasoned(api)
  for (let day = 1; day < 280; day++) {
    if (day % 9 === 4) continue
    const angle = (200 + 130 * Math.sin(day / 9) + 70 * Math.sin(day / 2.3) + 720) % 360
    const radians = (angle * Math.PI) / 180
    api.answer('/api/premium/authorized/assessment/check-in', {
      event_uuid: `past-${day}`,
      arousal: -Math.cos(radians),
      comfort: Math.sin(radians),
      checked_in_at: new Date(Date.now() - day * 86_400_000).toISOString(),
      body_signs: day % 3 === 0 ? ['warm_hands', 'easy_breath'] : [],
      note: day % 7 === 0 ? 'A long walk after work, and no screen until dinner.' : '',
    })
  }
  api.member = {
    ...api.member,
    recent_check_ins: api.member.recent_check_ins.slice(0, 8),
    daily_article: {
      article_id: 'anger',
      title: 'Anger has a job',
      summary: 'What anger is for, and how to bring the heat down.',
      reading_minutes: 5,
      category: 'nervous_system',
      is_completed: false,
    },
    suggestion: module.suggestion(),
    program: { week: 2, day: 3, paused: false, finished: false, title: 'Nights and light' },
    practice: { days_practised: 17, of_days: 28, rest_days: 3, paused: false },
  }
}
const talking = (api) => {
  practised(api)
  const begin = (selected_life_aspect, selected_life_aspect_current_state) =>
    api.answer('/api/premium/authorized/journal/thread', { selected_life_aspect, selected_life_aspect_current_state })
  begin('family_friends', 'parasympathetic')
  begin('career_business', 'sympathetic')
}

const notYetTold = (api) => {
  talking(api)
  api.hasAnsweredNotices = false
}
async function converse(page, words) {
  await page.getByRole('textbox').fill(words)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Not quite right?' }).waitFor()
}

/** As Chromium offers it once it thinks the app worth keeping. */
const offerInstall = (page) =>
  page.evaluate(() => dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => undefined })))

/** Loads the page again as if a native shell carried it: its calls and its store are played here. */
async function asInShell(page) {
  await page.addInitScript(() => {
    const store = {
      products: [
        { productId: 'quarter', price: '€ 34.99' },
        { productId: 'year', price: '€ 119.99' },
      ],
      purchases: [],
    }
    const request = async ({ url, method, headers, data }) => {
      const answer = await fetch(url, { method, headers, body: data })
      return { status: answer.status, headers: { 'Content-Type': 'application/json' }, data: await answer.json() }
    }
    globalThis.Capacitor = {
      isNativePlatform: () => true,
      getPlatform: () => 'ios',
      addListener: () => ({ remove: async () => undefined }),
      nativePromise: async (plugin, _method, options) => (plugin === 'CapacitorHttp' ? request(options) : store),
    }
    const settings = {
      server: location.origin,
      push: false,
      products: [
        { product_id: 'quarter', plan: 'three_months' },
        { product_id: 'year', plan: 'yearly' },
      ],
    }
    new MutationObserver((_, observer) => {
      if (!document.head) return
      const meta = Object.assign(document.createElement('meta'), { name: 'evenkeel-shell' })
      meta.content = JSON.stringify(settings)
      document.head.append(meta)
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload({ waitUntil: 'networkidle' })
}

const screens = {
  welcome: { path: '/app/welcome' },
  privacy: { path: '/app/privacy' },
  'sign-up': { path: '/signup' },
  'sign-up-errors': {
    path: '/signup',
    act: async (page) => {
      await page.getByLabel('First name').fill('Mara')
      await page.getByLabel('Email address').fill('taken@example.org')
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.getByText('There is an account').first().waitFor()
    },
  },
  'sign-in': { path: '/login' },
  'sign-in-apple': {
    path: '/login',
    before: (api) => {
      api.appleClientId = 'example.evenkeel.web'
    },
  },
  onboarding: { path: '/app', before: (api) => api.signIn({ onboarded: false }) },
  'onboarding-state': {
    path: '/app',
    before: (api) => api.signIn({ onboarded: false }),
    act: async (page) => {
      await page.getByText('Less stress').click()
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByText('Career & Business').click()
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByText('Sympathetic').click()
    },
  },
  'home-new': { path: '/app', before: member },
  home: { path: '/app', before: seasoned },
  'home-next': { path: '/app', before: practising },
  why: {
    path: '/app',
    before: seasoned,
    act: (page) => page.getByRole('button', { name: /^Why/ }).click(),
  },
  'check-in': { path: '/app/check-in', before: member },
  'check-in-placed': {
    path: '/app/check-in',
    before: member,
    act: async (page) => {
      await page.getByRole('slider').focus()
      await page.keyboard.press('PageDown')
      await page.keyboard.press('PageDown')
      await page.getByRole('button', { name: 'Warm hands' }).click()
      await page.getByRole('button', { name: 'Easy breath' }).click()
    },
  },
  'check-in-when': {
    path: '/app/check-in',
    before: member,
    act: (page) => page.getByRole('button', { name: /When was this/ }).click(),
  },
  'check-ins': { path: '/app/check-ins', before: practised },
  'check-in-edit': { path: '/app/check-ins/past-21', before: practised },
  'day-home': { path: '/app', before: practised, isWhole: true },
  progress: { path: '/app/progress', before: practised, isWhole: true },
  'progress-pending': { path: '/app/progress', before: member, isWhole: true },
  learn: { path: '/app/learn', before: practised },
  'learn-search': {
    path: '/app/learn',
    before: practised,
    act: async (page) => {
      await page.getByRole('searchbox').fill('what')
      await page.locator('mark').first().waitFor()
    },
  },
  'learn-article': { path: '/app/learn/anger', before: practised, isWhole: true },
  program: { path: '/app/program', before: practised, isWhole: true },
  'program-paused': {
    path: '/app/program',
    before: (api) => {
      practised(api)
      api.answer('/api/premium/authorized/program/pause', {})
    },
  },
  'program-day': { path: '/app/program/10', before: practised, isWhole: true },
  'program-reflection': { path: '/app/program/reflection/2', before: practised },
  journal: { path: '/app/journal', before: talking },
  'journal-empty': { path: '/app/journal', before: practised },
  'journal-new': { path: '/app/journal/new', before: practised, isWhole: true },
  'journal-thread': { path: '/app/journal/thread-2', before: talking },
  'journal-before': { path: '/app/journal/thread-2', before: notYetTold, isWhole: true },
  'journal-too-young': {
    path: '/app/journal/thread-2',
    before: notYetTold,
    isWhole: true,
    act: (page) => page.getByRole('button', { name: /not 18/ }).click(),
  },
  'journal-writing': {
    path: '/app/journal/thread-2',
    before: talking,
    act: async (page) => {
      await page.route('**/chat-update', () => undefined)
      await page.getByRole('textbox').fill('It was a long day.')
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByText('The guide is writing').waitFor()
    },
  },
  'journal-revealing': {
    path: '/app/journal/thread-2',
    before: talking,
    act: async (page) => {
      await page.getByRole('textbox').fill('It was a long day.')
      await page.getByRole('button', { name: 'Send' }).click()
      await page.locator('[data-revealing]').waitFor()
      await page.waitForTimeout(300)
    },
  },
  'journal-answered': {
    path: '/app/journal/thread-2',
    before: talking,
    act: async (page) => {
      await converse(page, 'It was a long day, and nobody had a kind word.')
      await converse(page, 'I would like to rest.')
      await page.getByRole('button', { name: 'Not quite right?' }).click()
      await page.getByRole('button', { name: 'Wrong tone' }).waitFor()
    },
  },
  'journal-safety': {
    path: '/app/journal/thread-2',
    before: talking,
    act: async (page) => {
      await converse(page, 'It was a long day.')
      await converse(page, 'Everything is dark.')
    },
  },
  'journal-pause': {
    path: '/app/journal/thread-2',
    before: talking,
    act: async (page) => {
      await page.evaluate(() => {
        const day = new Date().toLocaleDateString('en-CA')
        const time = { memberId: 'member-mara@example.org', day, seconds: 10_800, hasHeardHalfHour: true, pauses: 0 }
        localStorage.setItem('evenkeel.writing_time', JSON.stringify(time))
      })
      await page.reload()
      await page.getByRole('dialog').waitFor()
    },
  },
  'reading-intro': { path: '/app/reading', before: member },
  'reading-finding': {
    path: '/app/reading',
    before: member,
    act: async (page) => {
      await page.getByRole('button', { name: 'Start' }).click()
      await page.waitForTimeout(1200)
    },
  },
  'reading-measuring': {
    path: '/app/reading',
    before: member,
    act: async (page) => {
      await page.getByRole('button', { name: 'Start' }).click()
      await page.waitForTimeout(12_000)
    },
  },
  'reading-denied': {
    path: '/app/reading',
    before: member,
    act: async (page) => {
      await page.evaluate(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
      })
      await page.getByRole('button', { name: 'Start' }).click()
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  'reading-rejected': {
    path: '/app/reading',
    before: member,
    act: sendDark,
  },
  'reading-unreachable': {
    path: '/app/reading',
    before: member,
    act: async (page, api) => {
      api.plan('/hrv-task/upload-url', ...Array.from({ length: 40 }, () => ({ status: 503 })))
      await keepRecording(page, 'time_ms,red,green,blue\n0,180,2,1')
      await page.reload()
      await page.getByText('we will keep trying').waitFor()
    },
  },
  'home-offline': {
    path: '/app',
    before: seasoned,
    act: async (page) => {
      await page.context().setOffline(true)
      await page.getByText('You are offline').waitFor()
    },
  },
  'result-install': { path: '/app/reading/result', before: seasoned, act: offerInstall },
  result: { path: '/app/reading/result', before: seasoned },
  'result-low': { path: '/app/reading/result', before: lowToday },
  'result-details': {
    path: '/app/reading/result',
    before: lowToday,
    act: (page) => page.getByText('How this number is worked out').click(),
  },
  'reading-pulse-only': {
    path: '/app/reading',
    before: (api) => refusedFor(api, { reason: 'motion', hr_bpm: 66, second: 12 }),
    act: sendDark,
  },
  'reading-uneven': {
    path: '/app/reading',
    before: (api) => refusedFor(api, { reason: 'irregular_rhythm', hr_bpm: 66, second: null }),
    act: sendDark,
  },
  'reading-many-tries': {
    path: '/app/reading',
    before: (api) => refusedFor(api, { reason: 'motion', second: 12 }),
    act: async (page) => {
      await page.evaluate(
        (refusals) => localStorage.setItem('evenkeel.refused_readings', JSON.stringify(refusals)),
        [
          { reason: 'too_dark', at: Date.now() },
          { reason: 'too_dark', at: Date.now() },
        ],
      )
      await sendDark(page)
    },
  },
  practice: { path: '/app/practice', before: suggested },
  'practice-filter': {
    path: '/app/practice',
    before: suggested,
    act: (page) => page.getByRole('button', { name: 'Filter' }).click(),
  },
  'practice-mood-unknown': {
    path: '/app/practice',
    before: member,
    act: async (page) => {
      await page.getByLabel('How do you feel now?').fill('xyzzyx')
      await page.getByRole('button', { name: 'Find an exercise' }).click()
      await page.getByText('Did you mean').waitFor()
    },
  },
  exercise: { path: '/app/practice/long-exhale', before: member },
  'exercise-preview': {
    path: '/app/practice/shake-it-out',
    before: member,
    act: async (page) => {
      await page.getByRole('button', { name: 'Watch 20 seconds' }).click()
      await page.waitForTimeout(2500)
    },
  },
  'player-before': { path: '/app/practice/long-exhale/play', before: member },
  'player-breath': { path: '/app/practice/long-exhale/play', before: member, act: (page) => playUntil(page, 1, 2600) },
  'player-move': { path: '/app/practice/brisk-walk/play', before: member, act: (page) => playUntil(page, 1, 1200) },
  'player-sound': {
    path: '/app/practice/long-exhale/play',
    before: member,
    act: async (page) => {
      await playUntil(page, 1, 300)
      await page.getByRole('button', { name: 'Sound and pace' }).click()
    },
  },
  'player-after': {
    path: '/app/practice/one-relief-sigh/play',
    before: member,
    act: async (page) => {
      await playUntil(page, 0, 300)
      await page.getByRole('button', { name: 'Finish' }).click()
      await page.getByText('A little better').click()
    },
  },
  'player-done': {
    path: '/app/practice/one-relief-sigh/play',
    before: member,
    act: async (page) => {
      await playUntil(page, 0, 300)
      await page.getByRole('button', { name: 'Finish' }).click()
      await page.getByText('A little better').click()
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('link', { name: 'Done' }).waitFor()
    },
  },
  'sign-in-link': { path: '/login/link' },
  'sign-in-link-sent': {
    path: '/login/link',
    act: async (page) => {
      await page.getByLabel('Email address').fill('mara@example.org')
      await page.getByRole('button', { name: 'Send the link' }).click()
      await page.getByText('Check your email').first().waitFor()
    },
  },
  'reset-password': { path: '/reset_password/token' },
  'reset-too-old': { path: '/reset_password/old' },
  'confirm-address': { path: '/app/confirm_email_address/token', before: member },
  'confirm-erasure': { path: '/app/confirm_delete/token', before: member },
  'onboarding-safety': {
    path: '/app',
    before: (api) => api.signIn({ onboarded: false }),
    act: async (page) => {
      for (const answer of ['Less stress', 'Career & Business', 'Sympathetic']) {
        await page.getByText(answer).first().click()
        await page.getByRole('button', { name: 'Next' }).click()
      }
      await page.getByText('Stillness').click()
      await page.getByRole('button', { name: 'Show me my ring' }).click()
      await page.getByText('pacemaker').click()
    },
  },
  'help-now': { path: '/app/help', act: chooseGermany },
  'help-grounding': {
    path: '/app/help',
    act: (page) => page.getByRole('button', { name: /Ground yourself/ }).click(),
  },
  'care-plan': { path: '/app/care-plan' },
  'guest-home': { path: '/app/welcome', act: enterAsGuest },
  'guest-me': {
    path: '/app/welcome',
    act: async (page) => {
      await enterAsGuest(page)
      await page.locator('a[href="/app/me"]:visible').first().click()
    },
  },
  me: { path: '/app/me', before: administrator },
  'me-details': { path: '/app/me/details', before: member },
  'me-devices': { path: '/app/me/devices', before: member },
  'me-appearance': { path: '/app/me/appearance', before: member },
  'me-text-200': {
    path: '/app/me/appearance',
    before: member,
    act: (page) => page.getByRole('button', { name: '200 %' }).click(),
  },
  'me-notifications': { path: '/app/me/notifications', before: member },
  'me-safety': { path: '/app/me/safety', before: member },
  'me-trainer': { path: '/app/me/trainer', before: member },
  'me-trainer-linked': {
    path: '/app/me/trainer',
    before: (api) => {
      member(api)
      api.answer('/api/premium/authorized/trainer/status', {
        trainer_invite_code: 'ANNA-7',
        consent: { check_ins: true },
        consent_until: new Date(Date.now() + 30 * 86_400_000).toISOString(),
      })
    },
  },
  'me-notifications-push': {
    path: '/app/me/notifications',
    before: (api) => {
      member(api)
      api.webPushKey = 'BPublicKey'
    },
  },
  'me-membership-store': { path: '/app/me/membership', before: member, act: asInShell },
  'me-membership': { path: '/app/me/membership', before: member },
  'me-data': { path: '/app/me/data', before: member },
  'me-feedback': { path: '/app/me/feedback', before: member },
  'me-about-install': { path: '/app/me/about', before: member, act: offerInstall },
  'me-about': { path: '/app/me/about', before: member },
  admin: { path: '/app/admin', before: administrator },
  'admin-invites': { path: '/app/admin?show=invites', before: administrator },
  breath: { path: '/app/breath', before: member },
  'breath-live': {
    path: '/app/breath',
    before: member,
    act: async (page) => {
      await page.getByRole('button', { name: /^Breathe at/ }).click()
      await page.waitForTimeout(process.env.FINGER_VIDEO ? 40_000 : 2000)
    },
  },
  'breath-blind': {
    path: '/app/breath',
    before: member,
    act: async (page) => {
      await page.getByRole('button', { name: 'Breathe without the camera' }).click()
      await page.waitForTimeout(3000)
    },
  },
  'not-found': { path: '/app/nowhere', before: member },
  'load-failed': {
    path: '/app',
    before: (api) => api.plan('/api/config', { status: 500 }, { status: 500 }, { status: 500 }),
    act: (page) => page.getByRole('button', { name: 'RETRY' }).waitFor(),
  },
  site: { path: '/', isWhole: true },
  dashboard: { path: '/', front: 'dashboard' },
  reference: { path: '/api/docs/' },
  'reference-call': { path: '/api/docs/#member/post-premium-authorized-assessment-check-in' },
  'reference-open': {
    path: '/api/docs/#member/get-authorized-history-check-ins',
    act: (page) => page.locator('main summary').first().click(),
  },
  'reference-search': {
    path: '/api/docs/',
    act: (page) => page.getByLabel('Search calls').fill('password'),
  },
  'reference-service': { path: '/api/docs/#service' },
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [...LAUNCH, ...CAMERA, ...VIDEO],
})
for (const [name, { path, before, act, isWhole, front }] of Object.entries(screens)) {
  if (!new RegExp(wanted).test(name)) continue
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of ['light', 'dark']) {
      const { origin, api, close } = await module.serve(front)
      before?.(api)
      const context = await browser.newContext({
        viewport,
        colorScheme,
        deviceScaleFactor: 1.5,
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      page.on('console', (message) => message.type() === 'error' && console.log(name, message.text()))
      page.on('pageerror', (error) => console.log(name, error.message))
      await page.goto(origin + path, { waitUntil: 'networkidle' })
      await act?.(page, api)
      await page.waitForTimeout(500)
      if (isWhole) await page.mouse.wheel(0, 20_000)
      await page.waitForTimeout(isWhole ? 800 : 0)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (overflow > 0) console.log(name, size, `overflows by ${overflow}`)
      for (const { id, nodes } of (await new AxeBuilder({ page }).analyze()).violations) {
        console.log(name, size, colorScheme, id, nodes[0]?.html)
      }
      await page.screenshot({
        path: `${folder}/${name}-${size}-${colorScheme}.png`,
        fullPage: isWhole ?? (size === 'phone' && !name.startsWith('home')),
      })
      await context.close()
      close()
    }
  }
}
await browser.close()
