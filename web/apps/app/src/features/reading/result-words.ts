import type { Reading, ReadingTag } from '@evenkeel/api'
import type { TFunction } from 'i18next'
import { isContextTag } from '../../lib/practice/context-tags'
import { type Comparison, DAYS_NEEDED, type OwnDay } from './own-range'

/** Low readings in a row from which on a lighter day is suggested. */
const A_ROW = 3
/** Fewer days than this with the same tag may look alike by chance. */
const FEW = 5

const tagsOf = (reading: Reading): ReadingTag[] => reading.tags.filter(isContextTag)

/** The member's other days with the same tag, for the first tag that has any. */
export function alike(reading: Reading, days: readonly OwnDay[]) {
  for (const tag of tagsOf(reading)) {
    const same = days.filter(({ tags }) => tags.includes(tag))
    if (same.length > 0) return { tag, days: same }
  }
  return undefined
}

/** Says what the ringed days have in common, and that few may be chance. */
export function alikeSentence(t: TFunction, language: string, same: ReturnType<typeof alike>) {
  if (!same) return undefined
  const shown = same.days.slice(-FEW).map(({ rmssd }) => String(Math.round(rmssd)))
  const values = new Intl.ListFormat(language, { type: 'conjunction' }).format(shown)
  const tag = t(`progress.recovery.tag_name.${same.tag}`)
  const sentence = t('result.alike', { count: same.days.length, tag, values })
  return same.days.length < FEW ? `${sentence} ${t('result.too_few')}` : sentence
}

/** One sentence for the day, from the verdict, the days before and what the member said about the reading. */
export function todaySentence(t: TFunction, reading: Reading, { verdict, lowInARow, days }: Comparison): string {
  const [tag] = tagsOf(reading)
  switch (verdict) {
    case 'early':
      return t('result.today.early', { count: DAYS_NEEDED - days.length })
    case 'usual':
      return tag
        ? t('result.today.usual_tag', { tag: t(`progress.recovery.tag_name.${tag}`) })
        : t('result.today.usual')
    case 'low':
    case 'very_low':
      if (lowInARow >= A_ROW) return t('result.today.row', { count: lowInARow })
      return tag ? t(`result.today.low_tag.${tag}`) : t('result.today.low')
    case 'edge_low':
    case 'edge_high':
      return t('result.today.edge')
    case 'high':
    case 'very_high':
      return t('result.today.high')
    default:
      return t(`result.today.${verdict}`)
  }
}
