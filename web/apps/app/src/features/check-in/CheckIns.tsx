import { type CheckInRecord, useRequest } from '@evenkeel/api'
import { buttonClass, Screen, StateMark, TopBar } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { BackLink } from '../../components/BackLink'
import { Loaded } from '../../components/Loaded'
import { MoreButton } from '../../components/MoreButton'
import { PageTitle } from '../../components/PageTitle'
import { RowLink } from '../../components/RowLink'
import { UnsentNotices } from '../../components/UnsentNotices'
import { useConfig } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import { useNervousState } from '../../lib/calls/states'
import { paths } from '../../lib/navigation/paths'
import { checkInEditPath } from '../../lib/navigation/places'
import { clockTime, dayAtNoon, longDay } from '../../lib/words/moments'
import styles from './CheckIns.module.css'
import { byDay, checkInsQuery, readPage } from './history'

/** Everything the member said about themselves, to look back at and to set right. */
export default function CheckIns() {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const query = useQuery(checkInsQuery(member_id))
  return (
    <Screen>
      <PageTitle>{t('check_ins.title')}</PageTitle>
      <TopBar start={<BackLink to={paths.checkIn} />} />
      <h1 className={styles.title}>{t('check_ins.title')}</h1>
      <UnsentNotices />
      <Loaded query={query}>
        {({ check_ins, next }) => (check_ins.length > 0 ? <Days first={check_ins} next={next} /> : <Nothing />)}
      </Loaded>
    </Screen>
  )
}

function Nothing() {
  const { t } = useTranslation()
  return (
    <div className={styles.nothing}>
      <p className="quiet">{t('check_ins.none')}</p>
      <Link to={paths.checkIn} className={buttonClass({})}>
        {t('check_ins.first')}
      </Link>
    </div>
  )
}

function Days({ first, next }: { first: readonly CheckInRecord[]; next: string | null }) {
  const { t, i18n } = useTranslation()
  const [earlier, setEarlier] = useState<{ checkIns: CheckInRecord[]; next: string | null }>()
  const more = useRequest(readPage, {
    onSuccess: (page) =>
      setEarlier((known) => ({ checkIns: [...(known?.checkIns ?? []), ...page.check_ins], next: page.next })),
  })
  const cursor = earlier ? earlier.next : next
  return (
    <>
      {byDay([...first, ...(earlier?.checkIns ?? [])]).map(({ day, checkIns }) => (
        <section key={day} className={styles.day}>
          <h2>{longDay(dayAtNoon(day), i18n.language)}</h2>
          <ul>
            {checkIns.map((checkIn) => (
              <li key={checkIn.check_in_id}>
                <CheckInRow checkIn={checkIn} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <MoreButton request={more} cursor={cursor}>
        {t('check_ins.earlier')}
      </MoreButton>
    </>
  )
}

function CheckInRow({ checkIn }: { checkIn: CheckInRecord }) {
  const { i18n } = useTranslation()
  const { body_signs } = useConfig()
  const state = useNervousState(checkIn.state)
  const signs = checkIn.body_signs.map((key) => body_signs.find((sign) => sign.key === key)?.title ?? key)
  const said = [...signs, checkIn.note].filter(Boolean).join(' · ')
  return (
    <RowLink
      to={checkInEditPath(checkIn.check_in_id)}
      mark={<StateMark state={checkIn.state} />}
      title={state?.display_name ?? checkIn.state}
      detail={said && <span className={styles.said}>{said}</span>}
      end={<span className={`quiet ${styles.time}`}>{clockTime(new Date(checkIn.checked_in_at), i18n.language)}</span>}
    />
  )
}
