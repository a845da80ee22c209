import { useIsOnline } from '@evenkeel/api'
import { Button, bandAt, Columns, Foot, RingSlider, TextArea } from '@evenkeel/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { OfflineNotice } from '../../components/OfflineNotice'
import { useNervousState, useRingBands } from '../../lib/calls/states'
import { BodySigns } from './BodySigns'
import styles from './CheckIn.module.css'
import type { CheckInProgress, useCheckIn } from './use-check-in'

const LONGEST_NOTE = 2000

interface CheckInFormProps {
  checkIn: ReturnType<typeof useCheckIn>
  /** What else can be done, below the main button. */
  children?: ReactNode
}

/** Ring, body signs, a line, Save: the same for a new check-in and a corrected one. */
export function CheckInForm({ checkIn, children }: CheckInFormProps) {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  const { form, change, progress } = checkIn
  return (
    <Columns figure={<Place angle={form.angle} onChange={(angle) => change({ angle })} />}>
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

function Place({ angle, onChange }: { angle: number | undefined; onChange: (angle: number) => void }) {
  const { t } = useTranslation()
  const bands = useRingBands()
  const state = useNervousState(angle === undefined ? undefined : bandAt(bands, angle)?.name)
  const valueText = state ? `${state.display_name}. ${state.description}` : t('check_in.nowhere_yet')
  return (
    <RingSlider bands={bands} label={t('check_in.ring')} valueText={valueText} angle={angle} onChange={onChange}>
      {state && (
        <span className={`figure ${styles.state}`} style={{ color: `var(--${state.name})` }}>
          {state.display_name}
        </span>
      )}
      <span className={`quiet ${styles.description}`}>{state ? state.description : t('check_in.drag')}</span>
    </RingSlider>
  )
}

function Refusal({ progress }: { progress: CheckInProgress }) {
  const { t } = useTranslation()
  return progress.isUnplaced ? <p role="alert">{t('check_in.place_first')}</p> : <CallError error={progress.error} />
}
