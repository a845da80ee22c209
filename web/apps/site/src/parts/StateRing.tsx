/** The states clockwise from the top, as on every ring. */
const STATES = ['stillness', 'parasympathetic', 'play', 'sympathetic', 'overwhelm', 'dorsal_vagal']
const RADIUS = 9.5
const GAP_DEGREES = 12

const at = (degrees: number) => {
  const turn = (degrees * Math.PI) / 180
  return `${(12 + RADIUS * Math.sin(turn)).toFixed(2)} ${(12 - RADIUS * Math.cos(turn)).toFixed(2)}`
}

const bandOf = (index: number) =>
  `M${at(index * 60 + GAP_DEGREES / 2)}A${RADIUS} ${RADIUS} 0 0 1 ${at((index + 1) * 60 - GAP_DEGREES / 2)}`

/** The whole ring, small, with one state in its colour: its place says which it is, so colour is never the only sign. */
export function StateRing({ state, size }: { state: string; size: number }) {
  return (
    <svg className="state-ring" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {STATES.map((name, index) => (
        <path key={name} d={bandOf(index)} stroke={name === state ? `var(--${name}-fill)` : 'var(--ring-rest)'} />
      ))}
    </svg>
  )
}
