import { type PointerEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './YearInPixels.module.css'
import { cellOf, dayAfterKey, daysOf } from './year'

interface YearGridProps {
  year: number
  today: string
  /** The state of each day that has one. */
  states: ReadonlyMap<string, string>
  chosen: string
  chosenText: string
  onChoose: (day: string) => void
}

const CELL = 10
const LEFT = 16
const WIDTH = LEFT + 31 * CELL
const HEIGHT = 12 * 13
const ROW = 13
const REGULATED = new Set(['stillness', 'parasympathetic', 'play'])

const middleOf = (day: string) => {
  const { row, column } = cellOf(day)
  return { x: LEFT + column * CELL + CELL / 2, y: row * ROW + ROW / 2 }
}

/** Squares for regulated days, circles for the others, a speck where nothing was said. Arrow keys walk through it. */
export function YearGrid({ year, today, states, chosen, chosenText, onChoose }: YearGridProps) {
  const { t, i18n } = useTranslation()
  const days = useMemo(() => daysOf(year), [year])
  const { x, y } = middleOf(chosen)

  const chooseAt = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const column = Math.floor((((event.clientX - box.left) / box.width) * WIDTH - LEFT) / CELL)
    const row = Math.floor((((event.clientY - box.top) / box.height) * HEIGHT) / ROW)
    const day = days.find((candidate) => {
      const cell = cellOf(candidate)
      return cell.row === row && cell.column === column
    })
    if (day) onChoose(day)
  }

  return (
    <div
      className={styles.grid}
      dir="ltr"
      role="slider"
      tabIndex={0}
      aria-label={t('progress.year.label')}
      aria-valuemin={1}
      aria-valuemax={days.length}
      aria-valuenow={days.indexOf(chosen) + 1}
      aria-valuetext={chosenText}
      onPointerDown={chooseAt}
      onPointerMove={(event) => event.buttons > 0 && chooseAt(event)}
      onKeyDown={(event) => {
        const next = dayAfterKey(event.key, chosen)
        if (!next) return
        event.preventDefault()
        onChoose(next)
      }}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {Array.from({ length: 12 }, (_, month) => (
          <text key={month} className={styles.month} x="0" y={month * ROW + 9.5}>
            {new Intl.DateTimeFormat(i18n.language, { month: 'narrow' }).format(new Date(year, month, 1))}
          </text>
        ))}
        {days.map((day) => (
          <Mark key={day} day={day} state={states.get(day)} isAhead={day > today} />
        ))}
        <rect className={styles.chosen} x={x - 5.5} y={y - 5.5} width="11" height="11" rx="3.5" />
      </svg>
    </div>
  )
}

function Mark({ day, state, isAhead }: { day: string; state: string | undefined; isAhead: boolean }) {
  const { x, y } = middleOf(day)
  if (!state) return <circle className={isAhead ? styles.ahead : styles.none} cx={x} cy={y} r="0.9" />
  const fill = `var(--${state}-fill)`
  return REGULATED.has(state) ? (
    <rect x={x - 4} y={y - 4} width="8" height="8" rx="2" fill={fill} />
  ) : (
    <circle cx={x} cy={y} r="3.6" fill={fill} />
  )
}
