import type { DayPattern } from '@evenkeel/api'
import { useTranslation } from 'react-i18next'
import { useConfig } from '../../lib/calls/config'
import { isContextTag } from '../../lib/practice/context-tags'

type Trait = DayPattern['trait']

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const NAMED = [
  'practice.any',
  'practice.social_play',
  'practice.exercise',
  'practice.stillness',
  'article.read',
  'journal.written',
  'first_check_in.before_noon',
] as const

/** A Monday, to name the days of the week from. */
const MONDAY = new Date(2024, 0, 1, 12)

function weekdayName(key: string, language: string): string {
  const day = new Date(MONDAY)
  day.setDate(day.getDate() + Math.max(0, WEEKDAYS.indexOf(key)))
  return new Intl.DateTimeFormat(language, { weekday: 'long' }).format(day)
}

/** What a trait of a day is called. A newer server may know others; those keep their own word. */
export function useTraitName() {
  const { t, i18n } = useTranslation()
  const { body_signs } = useConfig()
  return ({ kind, key }: Trait): string => {
    if (kind === 'weekday') return weekdayName(key, i18n.language)
    if (kind === 'body_sign') return body_signs.find((sign) => sign.key === key)?.title ?? key
    if (kind === 'context_tag' && isContextTag(key)) return t(`progress.recovery.tag_name.${key}`)
    const named = NAMED.find((name) => name === `${kind}.${key}`)
    return named ? t(`progress.patterns.trait.${named}`) : key.replaceAll('_', ' ')
  }
}
