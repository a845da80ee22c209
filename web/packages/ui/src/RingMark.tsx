import { bandPath } from './ring-geometry'

const MARK_BANDS = ['stillness', 'parasympathetic', 'play', 'sympathetic', 'overwhelm', 'dorsal_vagal'] as const

/** Wider than on screen-sized rings, so that the openings survive at 24 pixels. */
const MARK_GAPS = { between: 6, top: 26 }

interface RingMarkProps {
  size: number
  className?: string | undefined
}

/** The logo: the ring with its gap at the top. Decorative beside the written name. */
export function RingMark({ size, className }: RingMarkProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="-142 -142 284 284" aria-hidden="true">
      {MARK_BANDS.map((name, index) => (
        <path
          key={name}
          d={bandPath({ from: index * 60, to: index * 60 + 60, inner: 92, outer: 138, gaps: MARK_GAPS })}
          style={{ fill: `var(--${name}-fill)` }}
        />
      ))}
    </svg>
  )
}
