import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RowLink } from '../../components/RowLink'
import { useConfig } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import { isGuest } from '../../lib/guest/guest-member'
import { useCarePlan } from '../../lib/help/care-plan'
import { paths } from '../../lib/navigation/paths'
import styles from './Me.module.css'

/** The ways to everything about the person and the app. */
export function MeGroups() {
  const guest = isGuest(useMember())
  return (
    <>
      <You isGuest={guest} />
      <App isGuest={guest} />
      <People isGuest={guest} />
      {!guest && <Yours />}
      <More isGuest={guest} />
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul className={styles.rows}>{children}</ul>
    </section>
  )
}

function Row({ to, title, detail }: { to: string; title: string; detail?: string }) {
  return (
    <li>
      <RowLink to={to} title={title} detail={detail} />
    </li>
  )
}

export function LookBack() {
  const { t } = useTranslation()
  return (
    <Group title={t('me.look_back')}>
      <Row to={paths.progress} title={t('navigation.progress')} />
      <Row to={paths.program} title={t('navigation.program')} />
      <Row to={paths.journal} title={t('navigation.journal')} />
    </Group>
  )
}

function You({ isGuest: guest }: { isGuest: boolean }) {
  const { t } = useTranslation()
  return (
    <Group title={t('me.you')}>
      {!guest && <Row to={paths.details} title={t('me.details')} />}
      <Row to={paths.onboarding} title={t('me.direction')} detail={t('me.direction_detail')} />
      {!guest && <Row to={paths.safety} title={t('me.safety')} detail={t('me.safety_detail')} />}
      {!guest && <Row to={paths.security} title={t('me.security')} detail={t('me.security_detail')} />}
      {!guest && <Row to={paths.devices} title={t('me.devices')} />}
    </Group>
  )
}

function App({ isGuest: guest }: { isGuest: boolean }) {
  const { t } = useTranslation()
  return (
    <Group title={t('me.app')}>
      <Row to={paths.appearance} title={t('me.appearance')} />
      {!guest && <Row to={paths.notifications} title={t('me.notifications')} />}
    </Group>
  )
}

function People({ isGuest: guest }: { isGuest: boolean }) {
  const { t, i18n } = useTranslation()
  const { settings } = useMember()
  const { contacts } = useCarePlan()
  const people = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(contacts.map(({ name }) => name))
  return (
    <Group title={t('me.people')}>
      <Row to={paths.carePlan} title={t('me.care_plan')} detail={people || t('me.care_plan_detail')} />
      {!guest && (
        <Row
          to={paths.trainer}
          title={t('me.trainer')}
          detail={settings.trainer_linked ? t('me.trainer_linked') : t('me.trainer_none')}
        />
      )}
    </Group>
  )
}

function Yours() {
  const { t } = useTranslation()
  return (
    <Group title={t('me.yours')}>
      <Row to={paths.membership} title={t('me.membership')} />
      <Row to={paths.data} title={t('me.data')} />
    </Group>
  )
}

function More({ isGuest: guest }: { isGuest: boolean }) {
  const { t } = useTranslation()
  const { brand } = useConfig()
  const { is_admin } = useMember()
  return (
    <Group title={t('me.more')}>
      {!guest && <Row to={paths.feedback} title={t('me.feedback')} />}
      <Row to={paths.about} title={t('me.about')} detail={brand.name} />
      {is_admin && <Row to={paths.admin} title={t('me.admin')} />}
    </Group>
  )
}
