import { type CallFailed, useIsOnline } from '@evenkeel/api'
import { bandAt, Button, Chip, Chips, Foot, RingSlider, Screen, TextArea, TopBar } from '@evenkeel/ui'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { CallError } from '../../components/CallError'
import { IconLink } from '../../components/IconLink'
import { OfflineNotice } from '../../components/OfflineNotice'
import { PageTitle } from '../../components/PageTitle'
import { useConfig } from '../../lib/config'
import { paths } from '../../lib/paths'
import { useNervousState, useRingBands } from '../../lib/states'
import styles from './CheckIn.module.css'
import { type CheckInForm, useCheckIn } from './use-check-in'

const LONGEST_NOTE = 2000

export default function CheckIn() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isOnline = useIsOnline()
  const checkIn = useCheckIn(() => navigate(paths.home))
  const { form, change, progress } = checkIn
  return (
    <Screen>
      <PageTitle>{t('check_in.page')}</PageTitle>
      <TopBar start={<IconLink to={paths.home} label={t('common.close')} icon={X} />} />
      <h1 className={styles.title}>{t('check_in.title')}</h1>
      <Place angle={form.angle} onChange={(angle) => change({ angle })} />
      <BodySigns form={form} change={change} />
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
          request={progress.kind === 'sending' ? 'fetching' : progress.kind === 'saved' ? 'success' : 'unstarted'}
          loadingText={t('check_in.saving')}
          successText={t('check_in.saved')}
          onClick={checkIn.save}
        >
          {isOnline ? t('check_in.save') : t('check_in.save_offline')}
        </Button>
      </Foot>
    </Screen>
  )
}

function Place({ angle, onChange }: { angle: number | undefined; onChange: (angle: number) => void }) {
  const { t } = useTranslation()
  const bands = useRingBands()
  const state = useNervousState(angle === undefined ? undefined : bandAt(bands, angle)?.name)
  const valueText = state ? `${state.display_name}. ${state.description}` : t('check_in.nowhere_yet')
  return (
    <RingSlider
      bands={bands}
      label={t('check_in.ring')}
      valueText={valueText}
      angle={angle}
      onChange={onChange}
    >
      {state && (
        <span className={`figure ${styles.state}`} style={{ color: `var(--${state.name})` }}>
          {state.display_name}
        </span>
      )}
      <span className={`quiet ${styles.description}`}>{state ? state.description : t('check_in.drag')}</span>
    </RingSlider>
  )
}

interface BodySignsProps {
  form: CheckInForm
  change: (part: Partial<CheckInForm>) => void
}

function BodySigns({ form, change }: BodySignsProps) {
  const { t } = useTranslation()
  const { body_signs } = useConfig()
  const toggle = (key: string) => {
    const others = form.bodySigns.filter((sign) => sign !== key)
    change({ bodySigns: others.length < form.bodySigns.length ? others : [...others, key] })
  }
  return (
    <section className={styles.signs}>
      <h2>{t('check_in.body')}</h2>
      <Chips label={t('check_in.body')}>
        {body_signs.map(({ key, title }) => (
          <Chip key={key} isSelected={form.bodySigns.includes(key)} onToggle={() => toggle(key)}>
            {title}
          </Chip>
        ))}
      </Chips>
    </section>
  )
}

type RefusalProps = { progress: { kind: string; failed?: CallFailed } }

function Refusal({ progress }: RefusalProps) {
  const { t } = useTranslation()
  if (progress.kind === 'unplaced') return <p role="alert">{t('check_in.place_first')}</p>
  return <CallError error={progress.failed} />
}
