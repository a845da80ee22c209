import type { DayPattern, Patterns as PatternsOf } from '@evenkeel/api'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChartCard, ChartTable } from '../../components/ChartCard'
import { Loaded } from '../../components/Loaded'
import { useMember } from '../../lib/calls/member'
import styles from './Patterns.module.css'
import { comparedOf, type FoundPattern, foundOf } from './patterns'
import { patternsQuery } from './reads'
import { Scale } from './Scale'
import { useTraitName } from './use-trait-name'

/** What went together with feeling at ease, on the member's own days. It never says that one makes the other. */
export function Patterns() {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const query = useQuery(patternsQuery(member_id))
  const compared = comparedOf(query.data?.patterns ?? [])
  return (
    <ChartCard
      title={t('progress.patterns.title')}
      table={compared.length > 0 ? <Table patterns={compared} /> : undefined}
    >
      <Loaded query={query} height={180}>
        {(patterns) => <Findings patterns={patterns} />}
      </Loaded>
    </ChartCard>
  )
}

function Findings({ patterns: { patterns, days, days_needed, compared } }: { patterns: PatternsOf }) {
  const { t } = useTranslation()
  const found = foundOf(patterns)
  if (compared === 0) return <p className="quiet">{t('progress.patterns.too_early', { count: days, days_needed })}</p>
  if (found.length === 0) {
    return (
      <>
        <p>{t('progress.patterns.none')}</p>
        <p className="small quiet">{t('progress.patterns.none_words', { count: compared })}</p>
      </>
    )
  }
  return (
    <>
      <ul className={styles.list}>
        {found.map((pattern) => (
          <li key={`${pattern.trait.kind} ${pattern.trait.key}`}>
            <Found pattern={pattern} />
          </li>
        ))}
      </ul>
      <p className="small quiet">{t('progress.patterns.words', { count: compared })}</p>
    </>
  )
}

function Found({ pattern: { trait, comparison } }: { pattern: FoundPattern }) {
  const { t } = useTranslation()
  const name = useTraitName()
  const { difference, low, high, days_with, days_without } = comparison
  return (
    <div className={styles.row}>
      <span className={styles.name}>{name(trait)}</span>
      <span className={styles.direction}>{t(`progress.patterns.${difference > 0 ? 'more' : 'less'}`)}</span>
      <Difference difference={difference} low={low} high={high} />
      <span className={`small quiet ${styles.days}`}>{t('progress.patterns.days', { days_with, days_without })}</span>
    </div>
  )
}

/** Of a scale from -1 to 1, in per cent of the drawing's width. */
const across = (value: number) => 50 + 50 * Math.max(-1, Math.min(1, value))

/** Less at ease at one end, more at the other: the dot is the difference, the bar how far it is known. */
function Difference({ difference, low, high }: { difference: number; low: number; high: number }) {
  return (
    <Scale className={styles.scale}>
      <span
        className={styles.range}
        style={{ insetInlineStart: `${across(low)}%`, insetInlineEnd: `${100 - across(high)}%` }}
      />
      <span className={styles.dot} style={{ insetInlineStart: `${across(difference)}%` }} />
    </Scale>
  )
}

function Table({ patterns }: { patterns: readonly (DayPattern & FoundPattern)[] }) {
  const { t, i18n } = useTranslation()
  const name = useTraitName()
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2, signDisplay: 'exceptZero' })
  const head = ['trait', 'with', 'without', 'difference', 'finding'] as const
  return (
    <>
      <p className="small quiet">{t('progress.patterns.scale')}</p>
      <ChartTable
        head={head.map((column) => t(`progress.patterns.column.${column}`))}
        rows={patterns.map(({ trait, finding, comparison }) => [
          name(trait),
          comparison.days_with,
          comparison.days_without,
          t('progress.patterns.interval', {
            difference: number.format(comparison.difference),
            low: number.format(comparison.low),
            high: number.format(comparison.high),
          }),
          t(`progress.patterns.finding.${finding === 'found' ? 'found' : 'none'}`),
        ])}
      />
    </>
  )
}
