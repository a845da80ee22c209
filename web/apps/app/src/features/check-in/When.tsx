import { Button, Dialog, TextField } from '@evenkeel/ui'
import { ChevronDown, Clock } from 'lucide-react'
import { startTransition, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAndTime } from '../../lib/words/moments'
import { earliestMoment, fieldText, momentOf } from './moment-field'
import styles from './When.module.css'

interface WhenProps {
  /** Undefined is now. */
  moment: Date | undefined
  onChange: (moment: Date | undefined) => void
}

/** When it was felt: now, unless the member says otherwise. */
export function When({ moment, onChange }: WhenProps) {
  const { t, i18n } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  // The tap is answered before the sheet is drawn, whose field for a moment is the heaviest a browser has.
  const open = () => startTransition(() => setIsOpen(true))
  const said = moment ? dayAndTime(moment, i18n.language) : t('check_in.when.now')
  return (
    <>
      <button type="button" className={styles.when} onClick={open}>
        <Clock size={20} strokeWidth={1.75} aria-hidden="true" />
        <span>
          <span className="visually-hidden">{t('check_in.when.label')}: </span>
          {said}
        </span>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {isOpen && (
        <Chooser
          moment={moment}
          onClose={() => setIsOpen(false)}
          onChange={(chosen) => {
            onChange(chosen)
            setIsOpen(false)
          }}
        />
      )}
    </>
  )
}

function Chooser({ moment, onChange, onClose }: WhenProps & { onClose: () => void }) {
  const { t } = useTranslation()
  const [now] = useState(() => new Date())
  const [text, setText] = useState(fieldText(moment ?? now))
  const [isRefused, setIsRefused] = useState(false)
  const choose = () => {
    const chosen = momentOf(text, now)
    if (chosen) onChange(chosen)
    else setIsRefused(true)
  }
  return (
    <Dialog title={t('check_in.when.label')} closeLabel={t('common.close')} onClose={onClose}>
      <form
        className={styles.chooser}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          choose()
        }}
      >
        <TextField
          label={t('check_in.when.moment')}
          hint={t('check_in.when.hint')}
          type="datetime-local"
          min={fieldText(earliestMoment(now))}
          max={fieldText(now)}
          value={text}
          error={isRefused ? t('check_in.when.out_of_range') : undefined}
          onChange={(event) => {
            setText(event.target.value)
            setIsRefused(false)
          }}
        />
        <Button isWide type="submit">
          {t('check_in.when.choose')}
        </Button>
        <Button look="plain" onClick={() => onChange(undefined)}>
          {t('check_in.when.use_now')}
        </Button>
      </form>
    </Dialog>
  )
}
