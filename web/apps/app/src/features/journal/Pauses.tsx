import type { JournalNotice } from '@evenkeel/api'
import { Button, Dialog, Notice } from '@evenkeel/ui'
import { Coffee } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useMember } from '../../lib/calls/member'
import { paths } from '../../lib/navigation/paths'
import { heard, keepWritingTime, noticeDue, type TimeNotice, writingTime } from '../../lib/writing/writing-time'
import styles from './Notices.module.css'
import { NoticeWords } from './NoticeWords'
import type { Notices } from './use-notices'

/** Seconds between two looks at the clock. */
const TICK = 10
/** Milliseconds after the last key or touch in which somebody still writes or reads. */
const REST = 2 * 60_000

const ACTIVITIES = ['keydown', 'pointerdown', 'scroll'] as const

/** Counts while somebody writes or reads here; says what is to be said by now. */
function useWritingTime(): { due: TimeNotice | undefined; onHeard: (notice: TimeNotice) => void } {
  const { member_id } = useMember()
  const [time, setTime] = useState(() => writingTime(member_id, new Date()))
  const lastActive = useRef(Date.now())
  useEffect(() => {
    const remember = () => {
      lastActive.current = Date.now()
    }
    const tick = () => {
      const isHere = !document.hidden && Date.now() - lastActive.current < REST
      const present = writingTime(member_id, new Date())
      const next = { ...present, seconds: present.seconds + (isHere ? TICK : 0) }
      keepWritingTime(next)
      setTime(next)
    }
    const timer = setInterval(tick, TICK * 1000)
    for (const activity of ACTIVITIES) addEventListener(activity, remember, { passive: true })
    return () => {
      clearInterval(timer)
      for (const activity of ACTIVITIES) removeEventListener(activity, remember)
    }
  }, [member_id])
  const onHeard = (notice: TimeNotice) => {
    const next = heard(writingTime(member_id, new Date()), notice)
    keepWritingTime(next)
    setTime(next)
  }
  return { due: noticeDue(time), onHeard }
}

interface PausesProps {
  notices: Notices
  /** What was said last is about somebody's safety: nothing may stand before it. */
  isAboutSafety: boolean
}

/** After half an hour a quiet line, after three hours a question. */
export function Pauses({ notices, isAboutSafety }: PausesProps) {
  const { due, onHeard } = useWritingTime()
  if (isAboutSafety || !due) return null
  if (due === 'every_3_hours') {
    const long = notices.at('every_3_hours', 'first_message_and_every_3_hours')
    return long.length > 0 && <LongPause notices={long} onAnswered={() => onHeard(due)} />
  }
  return notices.at(due).map((notice) => <ShortPause key={notice.id} notice={notice} onClose={() => onHeard(due)} />)
}

function ShortPause({ notice, onClose }: { notice: JournalNotice; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Notice
      icon={<Coffee size={20} strokeWidth={1.75} aria-hidden="true" />}
      action={
        <Button look="plain" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <NoticeWords notice={notice} />
    </Notice>
  )
}

interface LongPauseProps {
  notices: readonly JournalNotice[]
  onAnswered: () => void
}

/** The first answer is the break, and leads away from the page, which stays as it is. */
function LongPause({ notices, onAnswered }: LongPauseProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const title = notices.find((notice) => notice.title)?.title ?? t('journal.pause.title')
  const buttons = notices.find((notice) => notice.buttons.length > 0)?.buttons ?? [t('journal.pause.read')]
  const answer = (isBreak: boolean) => {
    onAnswered()
    if (isBreak) navigate(paths.home)
  }
  return (
    <Dialog title={title}>
      <div className={styles.pause}>
        {notices.map((notice) => (
          <NoticeWords key={notice.id} notice={notice} />
        ))}
        {buttons.map((words, index) => (
          <Button
            key={words}
            isWide
            look={index === 0 ? 'solid' : 'ghost'}
            onClick={() => answer(buttons.length > 1 && index === 0)}
          >
            {words}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
