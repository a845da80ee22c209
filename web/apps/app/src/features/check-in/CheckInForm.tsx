import { useIsOnline } from '@evenkeel/api'
import { Button, Columns, Foot, TextArea } from '@evenkeel/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { OfflineNotice } from '../../components/OfflineNotice'
import { PlaceOnRing } from '../../components/PlaceOnRing'
import { BodySigns } from './BodySigns'
import styles from './CheckIn.module.css'
import type { CheckInProgress, useCheckIn } from './use-check-in'

const LONGEST_NOTE = 2000

interface CheckInFormProps {
  checkIn: ReturnType<typeof useCheckIn>
  /** Other actions, below the main button. */
  children?: ReactNode
}

/** Ring, body signs, a line, Save: the same for a new check-in and a corrected one. */
export function CheckInForm({ checkIn, children }: CheckInFormProps) {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  const { form, change, progress } = checkIn
  return (
    <Columns
      figure={<PlaceOnRing label={t('check_in.ring')} angle={form.angle} onChange={(angle) => change({ angle })} />}
    >
      <BodySigns chosen={form.bodySigns} onChange={(bodySigns) => change({ bodySigns })} />
      <div className={styles.note}>
        <TextArea
          label={t('check_in.note')}
          placeholder={t('check_in.note')}
          maxLength={LONGEST_NOTE}
          value={form.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </div>
      <Foot>
        <OfflineNotice />
        <Refusal progress={progress} />
        <Button
          isWide
          request={progress.request}
          loadingText={t('check_in.saving')}
          successText={t('check_in.saved')}
          onClick={checkIn.save}
        >
          {isOnline ? t('check_in.save') : t('check_in.save_offline')}
        </Button>
        {children}
      </Foot>
    </Columns>
  )
}

function Refusal({ progress }: { progress: CheckInProgress }) {
  const { t } = useTranslation()
  return progress.isUnplaced ? <p role="alert">{t('check_in.place_first')}</p> : <CallError error={progress.error} />
}
