import { Button, bandAt, Dialog, RingSlider, StateMark, TextField } from '@evenkeel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNervousState, useRingBands } from '../../lib/calls/states'
import styles from './Practice.module.css'

/** A mood as it is sent: words, or a place on the ring in degrees. */
export type Mood = string | number

interface MoodFieldProps {
  label: string
  placeholder: string
  mood: Mood | undefined
  error: string | undefined
  onChange: (mood: Mood | undefined) => void
}

/** In one's own words or by a place on the ring, whichever comes easier. */
export function MoodField({ label, placeholder, mood, error, onChange }: MoodFieldProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <TextField
        label={label}
        placeholder={placeholder}
        value={typeof mood === 'string' ? mood : ''}
        error={error}
        maxLength={300}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value || undefined)}
      />
      <p className={styles.ways}>
        {typeof mood === 'number' && <PlaceName angle={mood} />}
        <Button look="plain" onClick={() => setIsOpen(true)}>
          {t(typeof mood === 'number' ? 'practice.ring.change' : 'practice.ring.open')}
        </Button>
      </p>
      {isOpen && (
        <RingDialog title={label} mood={mood} onClose={() => setIsOpen(false)} onPlace={(angle) => onChange(angle)} />
      )}
    </div>
  )
}

function useStateAt(angle: number | undefined) {
  const bands = useRingBands()
  return useNervousState(angle === undefined ? undefined : bandAt(bands, angle)?.name)
}

function PlaceName({ angle }: { angle: number }) {
  const state = useStateAt(angle)
  if (!state) return null
  return (
    <>
      <StateMark state={state.name} />
      {state.display_name}
    </>
  )
}

interface RingDialogProps {
  title: string
  mood: Mood | undefined
  onClose: () => void
  onPlace: (angle: number) => void
}

function RingDialog({ title, mood, onClose, onPlace }: RingDialogProps) {
  const { t } = useTranslation()
  const bands = useRingBands()
  const angle = typeof mood === 'number' ? mood : undefined
  const state = useStateAt(angle)
  return (
    <Dialog title={title} closeLabel={t('common.close')} onClose={onClose}>
      <RingSlider
        bands={bands}
        label={title}
        valueText={state ? `${state.display_name}. ${state.description}` : t('practice.ring.nowhere')}
        angle={angle}
        onChange={(next) => onPlace(Math.round(next) % 360)}
      >
        <span className="quiet">{state ? state.description : t('practice.ring.drag')}</span>
      </RingSlider>
      <Button isWide onClick={onClose}>
        {t('practice.ring.done')}
      </Button>
    </Dialog>
  )
}
