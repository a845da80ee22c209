import { bandAt, RingSlider } from '@evenkeel/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNervousState, useRingBands } from '../lib/calls/states'
import styles from './PlaceOnRing.module.css'

interface PlaceOnRingProps {
  label: string
  angle: number | undefined
  onChange: (angle: number) => void
  /** Where the person was before. */
  before?: number | undefined
  /** Below the state's name; without it what the state feels like, or what to do. */
  children?: ReactNode
}

/** The ring with a knob to say where one is, and the state's name in the middle. */
export function PlaceOnRing({ label, angle, onChange, before, children }: PlaceOnRingProps) {
  const { t } = useTranslation()
  const bands = useRingBands()
  const state = useNervousState(angle === undefined ? undefined : bandAt(bands, angle)?.name)
  const valueText = state ? `${state.display_name}. ${state.description}` : t('check_in.nowhere_yet')
  return (
    <RingSlider bands={bands} label={label} valueText={valueText} angle={angle} onChange={onChange} before={before}>
      {state && (
        <span className={`figure ${styles.state}`} style={{ color: `var(--${state.name})` }}>
          {state.display_name}
        </span>
      )}
      <span className={`quiet ${styles.words}`}>{children ?? (state ? state.description : t('check_in.drag'))}</span>
    </RingSlider>
  )
}
