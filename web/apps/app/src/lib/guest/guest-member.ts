import type { Config, Member } from '@evenkeel/api'
import i18next from 'i18next'
import { timeZone } from '../words/locale'
import { dayOf, guestCheckInViews } from './guest-check-ins'
import { GUEST_ID, type GuestRecord, guestResultBodies, momentOf } from './guest-record'

export const isGuest = ({ member_id }: Pick<Member, 'member_id'>) => member_id === GUEST_ID

const SHOWN_CHECK_INS = 8

const placesOf = (record: GuestRecord, config: Config): Member['recent_check_ins'] =>
  guestCheckInViews(record, config).map(({ angle, check_in_id, checked_in_at, state }) => ({
    angle,
    check_in_id,
    checked_in_at,
    state,
  }))

function planOf({ plan }: GuestRecord): Member['plan'] {
  if (!plan) return null
  return {
    goal: plan.selected_goal,
    life_aspect: plan.selected_life_aspect,
    current_state: plan.life_aspect_current_state,
    preferred_state: plan.life_aspect_preferred_state,
    target_state: plan.life_aspect_preferred_state,
    stage_title: i18next.t('guest.stage'),
    stage_text: '',
  }
}

/** Makes the member that the app shows for somebody without an account, in the form of the server's snapshot. */
export function guestMember(record: GuestRecord, config: Config, now = new Date()): Member {
  const places = placesOf(record, config)
  const [latest] = places
  const today = dayOf(now)
  const daysOfUse = new Set(record.events.map((event) => dayOf(new Date(momentOf(event)))))
  const isToday = (moment: string) => dayOf(new Date(moment)) === today
  const hasCheckedIn = latest !== undefined && isToday(latest.checked_in_at)
  const hasPractised = guestResultBodies(record).some(({ started_at }) => isToday(started_at))
  return {
    member_id: GUEST_ID,
    email_address: '',
    first_name: '',
    has_password: false,
    inherited_at: null,
    language_code: i18next.language ?? 'en',
    tz: timeZone(),
    country_code: null,
    is_admin: false,
    created_at: record.startedAt,
    premium: { is_premium: true, source: 'none', ends_at: null },
    balance: {
      status: 'PENDING',
      score: null,
      state: latest?.state ?? null,
      angle: latest?.angle ?? null,
      certainty: 0,
      reasons: [{ name: 'account_missing', text: i18next.t('guest.score'), weight: 0, value: 0 }],
      check_ins_counted: places.length,
      last_changed_at: latest?.checked_in_at ?? null,
    },
    recent_check_ins: places.slice(0, SHOWN_CHECK_INS),
    latest_reading: record.readings?.[0] ?? null,
    today: {
      date: today,
      minutes_left: (hasCheckedIn ? 0 : 1) + (hasPractised ? 0 : 1),
      items: [
        { name: 'check_in', title: i18next.t('navigation.check_in'), minutes: 1, done: hasCheckedIn },
        { name: 'exercise', title: i18next.t('navigation.practice'), minutes: 1, done: hasPractised },
      ],
    },
    program: { week: 1, day: 1, paused: false, finished: false, title: '' },
    practice: { days_practised: Math.min(28, daysOfUse.size), of_days: 28, rest_days: 0, paused: false },
    // Goals are asked for when an account is made: nothing stands before the first minute.
    onboarded: true,
    plan: planOf(record),
    daily_article: null,
    suggestion: record.suggestion ?? null,
    unread_journal: 0,
    settings: { trainer_linked: false, review_request_count: 0, notifications_paused_until: null },
  }
}
