import type { CheckInRecord, CheckInRequest, Member, Reading } from '@evenkeel/api'
import { states } from './words'

const DAY = 24 * 60 * 60 * 1000
const CHECK_INS_FOR_A_SCORE = 3

const stateAt = (angle: number) => states.find((state) => angle >= state.from && angle < state.to) ?? states[0]

export function placed(request: CheckInRequest, now: Date): CheckInRecord {
  const { event_uuid, arousal, comfort } = request
  const angle = ((Math.atan2(comfort, -arousal) * 180) / Math.PI + 360) % 360
  const checked_in_at = request.checked_in_at ?? now.toISOString()
  return {
    event_uuid,
    arousal,
    comfort,
    angle,
    checked_in_at,
    check_in_id: event_uuid,
    felt_angle: angle,
    day: checked_in_at.slice(0, 10),
    edited_at: null,
    state: stateAt(angle)?.name ?? 'stillness',
    body_signs: request.body_signs ?? [],
    note: request.note ?? '',
  }
}

/** The rough stand-in for the server's balance rule: enough for screens to have both of its faces. */
export function balanceOf(checkIns: readonly CheckInRecord[]): Member['balance'] {
  const [latest] = checkIns
  const isReady = checkIns.length >= CHECK_INS_FOR_A_SCORE
  const regulated = checkIns.filter((checkIn) => checkIn.angle < 180).length
  const share = regulated / Math.max(1, checkIns.length)
  return {
    status: isReady ? 'READY' : 'PENDING',
    score: isReady ? Math.round(100 * share) : null,
    state: latest?.state ?? null,
    angle: latest?.angle ?? null,
    certainty: Math.min(1, checkIns.length / 8),
    reasons: isReady
      ? [
          {
            name: 'regulated_share',
            text: `${regulated} of ${checkIns.length} check-ins were in a regulated state.`,
            weight: 0.7,
            value: share,
          },
          { name: 'return_time', text: 'You usually find back within a day.', weight: 0.3, value: 0.8 },
        ]
      : [
          {
            name: 'check_ins_missing',
            text: 'Three check-ins are needed for a first score.',
            weight: 0,
            value: checkIns.length,
          },
        ],
    check_ins_counted: checkIns.length,
    last_changed_at: latest?.checked_in_at ?? null,
  }
}

export const aReading = (taskId: string, now: Date): Reading => ({
  task_id: taskId,
  measured_at: now.toISOString(),
  hr_bpm: 63.6,
  rmssd_ms: 41.8,
  sdnn_ms: 52.3,
  pnn50: 0.21,
  quality: 0.96,
  quality_reason: 'good',
  beats: 63,
  duration_s: 60,
  clear_s: 58,
  ectopic_beats: 0,
  rmssd_range: { low_ms: 38.9, high_ms: 44.8 },
  sdnn_range: { low_ms: 47.2, high_ms: 57.1 },
  context: 'other',
  tags: [],
})

const todayOf = (hasCheckedIn: boolean, hasRead: boolean): Member['today']['items'] => [
  { name: 'check_in', title: 'Check in', minutes: 1, done: hasCheckedIn },
  { name: 'reading', title: 'Reading', minutes: 2, done: hasRead },
  { name: 'stillness', title: 'Stillness', minutes: 10, done: false },
  { name: 'exercise', title: 'Exercise', minutes: 10, done: false },
  { name: 'social_play', title: 'Social play', minutes: 10, done: false },
]

export function newMember(emailAddress: string, firstName: string, now: Date): Member {
  const items = todayOf(false, false)
  return {
    member_id: `member-${emailAddress}`,
    email_address: emailAddress,
    first_name: firstName,
    has_password: false,
    inherited_at: null,
    language_code: 'en',
    tz: 'UTC',
    country_code: null,
    is_admin: false,
    created_at: now.toISOString(),
    premium: { is_premium: true, source: 'trial', ends_at: new Date(now.getTime() + 3 * DAY).toISOString() },
    balance: balanceOf([]),
    recent_check_ins: [],
    latest_reading: null,
    today: { date: now.toISOString().slice(0, 10), minutes_left: 33, items },
    program: { week: 1, day: 1, paused: false, finished: false, title: 'Where you are' },
    practice: { days_practised: 0, of_days: 28, rest_days: 0, paused: false },
    onboarded: false,
    plan: null,
    daily_article: null,
    suggestion: null,
    unread_journal: 0,
    settings: { trainer_linked: false, review_request_count: 0, notifications_paused_until: null },
  }
}

/** The member after something was done today. */
export function refreshed(member: Member, checkIns: readonly CheckInRecord[]): Member {
  const items = todayOf(checkIns.length > 0, member.latest_reading !== null)
  const minutes_left = items.reduce((sum, item) => sum + (item.done ? 0 : item.minutes), 0)
  return {
    ...member,
    balance: balanceOf(checkIns),
    recent_check_ins: checkIns.slice(0, 8),
    today: { ...member.today, items, minutes_left },
    practice: { ...member.practice, days_practised: checkIns.length > 0 ? 1 : 0 },
  }
}
