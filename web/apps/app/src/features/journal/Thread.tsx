import { Screen, TopBar } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { BackLink } from '../../components/BackLink'
import { Loaded } from '../../components/Loaded'
import { OfflineNotice } from '../../components/OfflineNotice'
import { PageTitle } from '../../components/PageTitle'
import { UnsentNotices } from '../../components/UnsentNotices'
import { useMember } from '../../lib/calls/member'
import { threadQuery } from '../../lib/calls/member-reads'
import { paths } from '../../lib/navigation/paths'
import { Conversation } from './Conversation'
import styles from './Journal.module.css'

export default function Thread() {
  const { t } = useTranslation()
  const { threadId = '' } = useParams()
  const { member_id } = useMember()
  const query = useQuery(threadQuery(member_id, threadId))
  return (
    <Screen>
      <PageTitle>{t('journal.title')}</PageTitle>
      <TopBar start={<BackLink to={paths.journal} />} />
      <div className={styles.notices}>
        <OfflineNotice />
        <UnsentNotices />
      </div>
      <Loaded query={query}>{(page) => <Conversation key={threadId} page={page} />}</Loaded>
    </Screen>
  )
}
