import type { CallFailed } from '@evenkeel/api'
import { TextArea } from '@evenkeel/ui'
import { ArrowUp, LifeBuoy } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CallError } from '../../components/CallError'
import { paths } from '../../lib/navigation/paths'
import styles from './Conversation.module.css'
import { useKeyboardInset } from './use-keyboard-inset'

/** As many as the server takes. */
const LONGEST_ENTRY = 10_000

interface ComposerProps {
  text: string
  onChange: (text: string) => void
  /** Nothing where the words have to wait on the device. */
  onSend: ((words: string) => void) | undefined
  error: CallFailed | undefined
  /** Counts how often the field is asked to take the focus. */
  focusRequests: number
  /** What stands above the field. */
  children?: ReactNode
}

/** Where the member writes. What is typed stays on the device until it is sent. */
export function Composer({ text, onChange, onSend, error, focusRequests, children }: ComposerProps) {
  const { t } = useTranslation()
  const [isEmpty, setIsEmpty] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusField = () => form.current?.querySelector('textarea')?.focus()
  useKeyboardInset(form)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request.
  useEffect(() => {
    if (focusRequests > 0) focusField()
  }, [focusRequests])
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (!onSend) return
    focusField()
    if (text.trim() === '') return setIsEmpty(true)
    onSend(text.trim())
  }
  return (
    <form ref={form} className={styles.composer} noValidate onSubmit={send}>
      {children}
      {isEmpty && <p role="alert">{t('journal.write.empty')}</p>}
      <CallError error={error} />
      <p className={`small quiet ${styles.help}`}>
        {t('journal.program')}
        <Link to={paths.help}>
          <LifeBuoy size={16} strokeWidth={1.75} aria-hidden="true" />
          {t('journal.help_now')}
        </Link>
      </p>
      <div className={styles.line}>
        <TextArea
          label={t('journal.write.label')}
          placeholder={t('journal.write.invitation')}
          maxLength={LONGEST_ENTRY}
          value={text}
          onChange={(event) => {
            onChange(event.target.value)
            setIsEmpty(false)
          }}
          onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && send(event)}
        />
        {onSend && (
          <button type="submit" className={styles.send} aria-label={t('journal.write.send')}>
            <ArrowUp size={24} strokeWidth={1.75} aria-hidden="true" />
          </button>
        )}
      </div>
    </form>
  )
}
