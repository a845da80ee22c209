import { type ReactNode, useId } from 'react'
import styles from './Choices.module.css'

interface Choice {
  value: string
  title: string
  mark?: ReactNode
  detail?: string | undefined
}

interface ChoicesProps {
  legend: string
  options: readonly Choice[]
  value: string | undefined
  onChange: (value: string) => void
}

/** One answer out of a few: native radio buttons under the look of cards. */
export function Choices({ legend, options, value, onChange }: ChoicesProps) {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.mark}
          <span>
            {option.title}
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
