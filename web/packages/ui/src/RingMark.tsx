import { bandPath } from './ring-geometry'

const STATES = ['stillness', 'parasympathetic', 'play', 'sympathetic', 'overwhelm', 'dorsal_vagal'] as const

/** As a logo the openings are wide enough to survive at 24 pixels; as a picture the ring is drawn as on a screen. */
const DRAWINGS = {
  logo: { inner: 92, outer: 138, gaps: { between: 6, top: 26 } },
  picture: { inner: 120, outer: 138, gaps: { between: 1.5, top: 8 } },
} as const

interface RingMarkProps {
  size: number
  drawing?: keyof typeof DRAWINGS
  className?: string | undefined
}

/** The ring with its gap at the top, decorative beside a written name. */
export function RingMark({ size, drawing = 'logo', className }: RingMarkProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="-142 -142 284 284" aria-hidden="true">
      {STATES.map((state, index) => (
        <path
          key={state}
          d={bandPath({ from: index * 60, to: index * 60 + 60, ...DRAWINGS[drawing] })}
          fill={`var(--${state}-fill)`}
        />
      ))}
    </svg>
  )
}
