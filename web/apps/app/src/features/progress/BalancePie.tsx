import type { Interval, StateShares } from '@evenkeel/api'
import { StateMark } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PieChart } from 'react-minimal-pie-chart'
import { ChartCard } from '../../components/ChartCard'
import { Loaded } from '../../components/Loaded'
import { useConfig } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import styles from './BalancePie.module.css'
import { stateSharesQuery } from './reads'

const RING = { lineWidth: 30, paddingAngle: 4, startAngle: -90 } as const

/** How often each state was answered. Its legend is a table: colour, shape, name and number of every part. */
export function BalancePie({ interval }: { interval: Interval }) {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const query = useQuery(stateSharesQuery(member_id, interval))
  return (
    <ChartCard title={t('progress.pie.title')}>
      <Loaded query={query} height={214}>
        {(shares) => <Pie shares={shares} />}
      </Loaded>
    </ChartCard>
  )
}

function Pie({ shares }: { shares: StateShares }) {
  const { t, i18n } = useTranslation()
  const { states } = useConfig()
  const { balance } = useMember()
  const isPending = shares.status === 'PENDING'
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const named = shares.states.map((share) => ({
    ...share,
    title: states.find(({ name }) => name === share.state)?.display_name ?? share.state,
  }))
  const most = named.toSorted((one, other) => other.share - one.share)[0]
  const summary = isPending
    ? t('progress.pie.pending_words')
    : t('progress.pie.summary', {
        count: shares.check_ins,
        state: most?.title ?? '',
        share: percent.format(most?.share ?? 0),
      })
  return (
    <>
      <div className={styles.pie}>
        <div className={styles.figure} role="img" aria-label={summary}>
          {isPending ? (
            <PieChart {...RING} data={[{ value: 1, color: 'var(--line)' }]} paddingAngle={0} />
          ) : (
            <PieChart
              {...RING}
              data={named
                .filter(({ share }) => share > 0)
                .map(({ state, share }) => ({ value: share, color: `var(--${state}-fill)` }))}
            />
          )}
          <div className={styles.middle}>
            {isPending || balance.score === null ? (
              <span className={`figure ${styles.pending}`}>{t('home.pending')}</span>
            ) : (
              <>
                <span className={`figure ${styles.score}`}>{balance.score}</span>
                <span className={`quiet ${styles.name}`}>{t('progress.pie.balance')}</span>
              </>
            )}
          </div>
        </div>
        <table className={styles.legend}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('progress.pie.state')}</th>
              <th scope="col">{t('progress.pie.share')}</th>
            </tr>
          </thead>
          <tbody>
            {named.map(({ state, title, share, check_ins }) => (
              <tr key={state}>
                <th scope="row">
                  <StateMark state={state} />
                  {title}
                </th>
                <td>
                  {isPending ? '–' : percent.format(share)}
                  <span className="visually-hidden"> {t('progress.pie.check_ins', { count: check_ins })}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small quiet">{summary}</p>
    </>
  )
}
