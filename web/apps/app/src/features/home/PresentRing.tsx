import { bandAt, Ring } from '@evenkeel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMember } from '../../lib/calls/member'
import { useNervousState, useRingBands } from '../../lib/calls/states'
import { isGuest } from '../../lib/guest/guest-member'
import { paths } from '../../lib/navigation/paths'
import { type Place, useRecentPlaces } from '../../lib/practice/recent-places'
import { clockTime, dayAndTime } from '../../lib/words/moments'
import styles from './PresentRing.module.css'
import { WhyDialog } from './WhyDialog'

/** Longer ago than this, the place before says nothing about the way to here. */
const A_DAY = 24 * 60 * 60 * 1000

function before([latest, earlier]: readonly Place[]): number | undefined {
  if (!latest || !earlier || latest.at.getTime() - earlier.at.getTime() > A_DAY) return undefined
  return earlier.angle === latest.angle ? undefined : earlier.angle
}

/** The product's face: where the person is and since when, the place before it, and the score below with its why. */
export function PresentRing() {
  const { t } = useTranslation()
  const member = useMember()
  const { balance } = member
  const bands = useRingBands()
  const places = useRecentPlaces()
  const [latest] = places
  const present = useNervousState(latest && bandAt(bands, latest.angle)?.name)
  const balanced = useNervousState(balance.state)
  const isReady = balance.status === 'READY' && balance.score !== null
  const description = isReady
    ? t('home.ring_ready', { score: balance.score, state: balanced?.display_name ?? '' })
    : t('home.ring_pending', { count: balance.check_ins_counted })

  return (
    <section className={styles.balance} aria-label={t('home.balance')}>
      <Ring
        bands={bands}
        description={description}
        activeState={present?.name}
        markerAngle={latest?.angle}
        before={before(places)}
      >
        {latest && present ? (
          <>
            <span className={`figure ${styles.state}`} style={{ color: `var(--${present.name})` }}>
              {present.display_name}
            </span>
            <span className={`quiet ${styles.label}`}>
              <When moment={latest.at} />
            </span>
          </>
        ) : (
          <span className={`figure ${styles.pending}`}>{t('next.check_in.title')}</span>
        )}
        <Link to={paths.checkIn} className={styles.why}>
          {t(latest ? 'home.move_dot' : 'home.place_dot')}
        </Link>
      </Ring>
      {!isGuest(member) && <Score score={isReady ? balance.score : null} />}
    </section>
  )
}

/** Today the hour says it; any other day is named. */
function When({ moment }: { moment: Date }) {
  const { t, i18n } = useTranslation()
  const isToday = moment.toDateString() === new Date().toDateString()
  if (isToday) return t('home.at', { time: clockTime(moment, i18n.language) })
  return dayAndTime(moment, i18n.language)
}

function Score({ score }: { score: number | null }) {
  const { t } = useTranslation()
  const [isExplaining, setIsExplaining] = useState(false)
  return (
    <p className={styles.score}>
      <span className="quiet">{t('home.balance')}</span>
      {score === null ? (
        <span className="figure">{t('home.pending')}</span>
      ) : (
        <span className={`figure ${styles.number}`}>{score}</span>
      )}
      <button type="button" className={styles.why} onClick={() => setIsExplaining(true)}>
        {score === null ? t('home.why_pending') : t('home.why_score', { score })}
      </button>
      {isExplaining && <WhyDialog onClose={() => setIsExplaining(false)} />}
    </p>
  )
}
