import { useEffect, useRef } from 'react'
import styles from './Slider.module.css'

interface SliderProps {
  label: string
  valueText: string
  value: number
  highest: number
  step: number
  isUnset?: boolean
  onChange: (value: number) => void
}

/** The browser's own slider: keys, touch and right-to-left come with it. */
export function Slider({ label, valueText, value, highest, step, isUnset = false, onChange }: SliderProps) {
  const input = useRef<HTMLInputElement>(null)
  const share = isUnset || highest <= 0 ? 0 : (100 * value) / highest
  // Through the object model: the content security policy admits no style attributes.
  useEffect(() => input.current?.style.setProperty('--share', `${share}%`), [share])
  return (
    <input
      ref={input}
      className={isUnset ? `${styles.slider} ${styles.unset}` : styles.slider}
      type="range"
      min={0}
      max={highest}
      step={step}
      value={value}
      aria-label={label}
      aria-valuetext={valueText}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      // Who is exactly where the knob waits changes nothing, and has answered all the same.
      onClick={(event) => isUnset && onChange(event.currentTarget.valueAsNumber)}
    />
  )
}
