import { Chip, Chips, Screen } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Navigation } from '../../components/Navigation'
import { NotFound } from '../../components/NotFound'
import { PageTitle } from '../../components/PageTitle'
import { useMember } from '../../lib/calls/member'
import styles from './Admin.module.css'
import { InviteForm } from './InviteForm'
import { AuditList, FeedbackList, InviteList } from './Lists'

const TABS = ['app_invite', 'trainer_invite', 'invites', 'audit', 'feedback'] as const
type Tab = (typeof TABS)[number]

/** For accounts with the admin role. The server decides; this page only keeps out of the way of everybody else. */
export default function Admin() {
  const { t } = useTranslation()
  const { is_admin } = useMember()
  const [search, setSearch] = useSearchParams()
  if (!is_admin) return <NotFound />
  const asked = search.get('show') as Tab | null
  const tab = asked && TABS.includes(asked) ? asked : 'app_invite'
  return (
    <>
      <Navigation />
      <Screen hasNavigation isMeasured>
        <PageTitle>{t('admin.title')}</PageTitle>
        <h1 className={styles.title}>{t('admin.title')}</h1>
        <Chips label={t('admin.title')}>
          {TABS.map((name) => (
            <Chip key={name} isSelected={name === tab} onToggle={() => setSearch({ show: name })}>
              {t(`admin.${name}`)}
            </Chip>
          ))}
        </Chips>
        <section className={styles.panel} aria-label={t(`admin.${tab}`)}>
          <Panel tab={tab} />
        </section>
      </Screen>
    </>
  )
}

function Panel({ tab }: { tab: Tab }) {
  if (tab === 'app_invite' || tab === 'trainer_invite') return <InviteForm key={tab} kind={tab} />
  if (tab === 'invites') return <InviteList />
  return tab === 'audit' ? <AuditList /> : <FeedbackList />
}
