import { useIsOnline } from '@evenkeel/api'
import { Button, bandAt, Columns, Foot, type RequestState, RingSlider, Screen, TextArea, TopBar } from '@evenkeel/ui'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { CallError } from '../../components/CallError'
import { IconLink } from '../../components/IconLink'
import { OfflineNotice } from '../../components/OfflineNotice'
import { PageTitle } from '../../components/PageTitle'
import { paths } from '../../lib/paths'
import { useNervousState, useRingBands } from '../../lib/states'
import { BodySigns } from './BodySigns'
import styles from './CheckIn.module.css'
import { type CheckInProgress, useCheckIn } from './use-check-in'

const LONGEST_NOTE = 2000

const REQUEST_OF = {
  editing: 'unstarted',
  unplaced: 'unstarted',
  sending: 'fetching',
  saved: 'success',
  refused: 'error',
} as const satisfies Record<CheckInProgress['kind'], RequestState>

export default function CheckIn() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isOnline = useIsOnline()
  const checkIn = useCheckIn(() => navigate(paths.home))
  const { form, change, progress } = checkIn
  return (
    <Screen isMeasured>
      <PageTitle>{t('check_in.page')}</PageTitle>
      <TopBar start={<IconLink to={paths.home} label={t('common.close')} icon={X} />} />
      <h1 className={styles.title}>{t('check_in.title')}</h1>
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
            request={REQUEST_OF[progress.kind]}
            loadingText={t('check_in.saving')}
            successText={t('check_in.saved')}
            onClick={checkIn.save}
          >
            {isOnline ? t('check_in.save') : t('check_in.save_offline')}
          </Button>
        </Foot>
      </Columns>
    </Screen>
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
  if (progress.kind === 'unplaced') return <p role="alert">{t('check_in.place_first')}</p>
  return progress.kind === 'refused' ? <CallError error={progress.failed} /> : null
}
