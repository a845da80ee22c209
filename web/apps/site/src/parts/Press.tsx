import { useFrame } from '../lib/frame'

const LOOKS = ['wm a', 'wm b', 'wm c', 'wm d', 'wm e']

interface NamesProps {
  heading: string
  /** Invented names lead nowhere, and say so. */
  example?: boolean
  items: { name: string; link: string }[]
  className: string
}

/** A strip of names; it stays away while there is nothing to name. */
export function Names({ heading, example, items, className }: NamesProps) {
  const { words } = useFrame()
  if (items.length === 0) return null
  return (
    <div className={className}>
      <span>
        {heading}
        {example && <em className="ex">{words.example}</em>}
      </span>
      {items.map(({ name, link }, index) => (
        <span key={name} className={LOOKS[index % LOOKS.length]}>
          {example ? name : <a href={link}>{name}</a>}
        </span>
      ))}
    </div>
  )
}

export function Press() {
  const { press } = useFrame()
  return <Names {...press} className="press" />
}
