const STAR = 'M8 1.2l2.1 4.3 4.7.7-3.4 3.3.8 4.7L8 12l-4.2 2.2.8-4.7L1.2 6.2l4.7-.7z'
const PLACES = [0, 1, 2, 3, 4]

/** Only shown; nobody rates anything here. `id` keeps the clips of two rows apart. */
export function Stars({ value, id }: { value: number; id: string }) {
  return (
    <span className="stars" role="img" aria-label={`${value} of 5 stars`}>
      {PLACES.map((place) => (
        <svg key={place} width="18" height="18" viewBox="0 0 16 16" aria-hidden="true">
          <clipPath id={`${id}-${place}`}>
            <rect width={16 * Math.min(1, Math.max(0, value - place))} height="16" />
          </clipPath>
          <path d={STAR} className="empty" />
          <path d={STAR} className="full" clipPath={`url(#${id}-${place})`} />
        </svg>
      ))}
    </span>
  )
}
