import { placeLetters } from './letters-on-arc'
import styles from './Ring.module.css'
import { useLetterWidths } from './use-letter-widths'

interface RingNameProps {
  word: string
  state: string
  radius: number
  angle: number
  isActive: boolean
}

/** The name of a state along the outside of its band. Decorative: the ring itself carries the spoken text. */
export function RingName({ word, state, radius, angle, isActive }: RingNameProps) {
  const widths = useLetterWidths(word, isActive ? 600 : 450)
  const letters = placeLetters(word, widths, { radius, angle })
  return (
    <g className={isActive ? styles.nameActive : styles.name} fill={isActive ? `var(--${state})` : undefined}>
      {letters.map(({ letter, x, y, rotation }, index) => (
        <text
          key={index}
          transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${rotation.toFixed(2)})`}
          textAnchor="middle"
        >
          {letter}
        </text>
      ))}
    </g>
  )
}
