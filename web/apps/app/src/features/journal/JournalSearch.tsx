import { type JournalHit, useRequest } from '@evenkeel/api'
import { StateMark } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Excerpt } from '../../components/Excerpt'
import { Loaded } from '../../components/Loaded'
import { MoreButton } from '../../components/MoreButton'
import { RowLink } from '../../components/RowLink'
import { useConfig } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import { journalLinePath } from '../../lib/navigation/places'
import { dayAndTime } from '../../lib/words/moments'
import styles from './Journal.module.css'
import { journalSearchQuery, searchJournal } from './reads'

interface Page {
  hits: JournalHit[]
  next: string | null
}

/** What the journal says with these words, newest first; each leads to its line. */
export function JournalSearch({ text }: { text: string }) {
  const { member_id } = useMember()
  const query = useQuery(journalSearchQuery(member_id, text))
  return <Loaded query={query}>{(page) => <Hits key={text} text={text} first={page} />}</Loaded>
}

const outcomeOf = ({ hits, next }: Page) => {
  if (hits.length > 0) return 'found'
  return next ? 'not_yet' : 'nothing'
}

function Hits({ text, first }: { text: string; first: Page }) {
  const { t } = useTranslation()
  const [all, setAll] = useState<Page>({ hits: first.hits, next: first.next })
  const more = useRequest((before: string) => searchJournal(text, before), {
    onSuccess: (page) => setAll((known) => ({ hits: [...known.hits, ...page.hits], next: page.next })),
  })
  return (
    <>
      <p className={`small quiet ${styles.found}`} role="status">
        {t(`journal.search.${outcomeOf(all)}`, { text })}
      </p>
      <ul className={styles.threads}>
        {all.hits.map((hit) => (
          <li key={hit.journal_thread_message_id}>
            <Hit hit={hit} />
          </li>
        ))}
      </ul>
      <MoreButton request={more} cursor={all.next}>
        {t('journal.search.more')}
      </MoreButton>
    </>
  )
}

function Hit({ hit }: { hit: JournalHit }) {
  const { t, i18n } = useTranslation()
  const { onboarding } = useConfig()
  const { life_aspect, life_aspect_current_state, author, sent_at } = hit
  const moment = dayAndTime(new Date(sent_at), i18n.language)
  return (
    <RowLink
      to={journalLinePath(hit.journal_thread_id, hit.journal_thread_message_id)}
      mark={<StateMark state={life_aspect_current_state} />}
      title={onboarding.life_aspects.find(({ key }) => key === life_aspect)?.title ?? life_aspect}
      detail={
        <span className={styles.hit}>
          <bdi>
            <Excerpt {...hit} />
          </bdi>
          <span>{author === 'member' ? t('journal.by_you', { moment }) : t('journal.by_guide', { moment })}</span>
        </span>
      }
    />
  )
}
