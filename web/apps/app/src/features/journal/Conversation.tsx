import type { JournalPage, JournalRemark, JournalThread } from '@evenkeel/api'
import { StateMark } from '@evenkeel/ui'
import { ArrowDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useConfig } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import { useNervousState } from '../../lib/calls/states'
import { useKeptDraft } from '../../lib/writing/kept-draft'
import { BeforeFirst } from './BeforeFirst'
import { Composer } from './Composer'
import styles from './Conversation.module.css'
import { heldBack } from './coming'
import { Lines } from './Lines'
import { NewThreadNotice } from './NewThreadNotice'
import { Pauses } from './Pauses'
import { Remarks } from './Remarks'
import { type Conversing, useConversing } from './use-conversing'
import { useFollowEnd } from './use-follow-end'
import { type History, useHistory } from './use-history'
import { useMarkRead } from './use-mark-read'
import { type Notices, useNotices } from './use-notices'

export function Conversation({ page }: { page: JournalPage }) {
  const { thread } = page
  const threadId = thread.journal_thread_id
  const { member_id } = useMember()
  const [text, setText] = useKeptDraft(member_id, `journal:${threadId}`)
  const conversing = useConversing(threadId, (words) => setText((typed) => (typed ? `${words}\n${typed}` : words)))
  const notices = useNotices()
  const history = useHistory(page, { kept: conversing.kept, held: heldBack(conversing.coming) })
  const isSeeking = useLocation().hash !== ''
  const { isBehind, toEnd } = useFollowEnd(notices.door !== 'to_answer' && !isSeeking)
  const [focusRequests, setFocusRequests] = useState(0)
  const askForFocus = () => setFocusRequests((count) => count + 1)
  useMarkRead(thread)
  const write = (words: string, remark?: JournalRemark) => {
    toEnd()
    askForFocus()
    return conversing.write(words, { remark, newestAt: history.newestAt })
  }
  const isAboutSafety =
    history.placed.at(-1)?.isOfSafety === true || conversing.coming.some(({ message }) => message?.is_safety_reply)
  return (
    <>
      <Head thread={thread} />
      {!history.hasWritten && <NewThreadNotice notices={notices} threadId={threadId} />}
      <Lines history={history} conversing={conversing} threadId={threadId} />
      <After history={history} conversing={conversing} notices={notices} onRemark={write} />
      {notices.door === 'to_answer' && notices.present ? (
        <BeforeFirst key={notices.present.version} present={notices.present} onAnswered={askForFocus} />
      ) : (
        <Composer
          text={text}
          onChange={(typed) => {
            setText(() => typed)
            conversing.forgetError()
          }}
          onSend={notices.door === 'open' ? sendAndEmpty : undefined}
          error={conversing.error ?? notices.error}
          focusRequests={focusRequests}
        >
          {isBehind && <ToNewest onPress={toEnd} />}
          {notices.door === 'needs_network' && <NeedsNetwork />}
          <Pauses notices={notices} isAboutSafety={isAboutSafety} />
        </Composer>
      )}
    </>
  )

  function sendAndEmpty(words: string) {
    setText(() => '')
    write(words)
  }
}

function Head({ thread }: { thread: JournalThread }) {
  const { onboarding } = useConfig()
  const state = useNervousState(thread.life_aspect_current_state)
  const aspect = onboarding.life_aspects.find(({ key }) => key === thread.life_aspect)?.title ?? thread.life_aspect
  return (
    <>
      <h1>{aspect}</h1>
      <p className={`small quiet ${styles.stateLine}`}>
        <StateMark state={thread.life_aspect_current_state} />
        {state?.display_name}
      </p>
    </>
  )
}

interface AfterProps {
  history: History
  conversing: Conversing
  notices: Notices
  onRemark: (words: string, remark: JournalRemark) => void
}

/** Below the newest line: what can be said about it, or that none has come. */
function After({ history: { placed, isOwed, hasWritten }, conversing, notices, onRemark }: AfterProps) {
  const { t } = useTranslation()
  const newest = placed.at(-1)
  const isOver = conversing.underway.size === 0 && conversing.coming.length === 0
  if (!newest || !hasWritten || !isOver || notices.door !== 'open') return null
  if (newest.message.author === 'member')
    return conversing.isLate && isOwed && <p className={`small quiet ${styles.late}`}>{t('journal.answer.late')}</p>
  return (
    <Remarks
      key={newest.message.journal_thread_message_id}
      isAboutSafety={newest.isOfSafety}
      why={notices.at('asked')[0]}
      onRemark={onRemark}
    />
  )
}

function ToNewest({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <button type="button" className={styles.toNewest} aria-label={t('journal.answer.newest')} onClick={onPress}>
      <ArrowDown size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
}

function NeedsNetwork() {
  const { t } = useTranslation()
  return <p role="status">{t('journal.before.needs_network')}</p>
}
