import { Check } from 'lucide-react'

/** How far one has come: seven beads, those that are answered ticked. */
export function Beads({ titles, present }: { titles: string[]; present: number }) {
  return (
    <ol className="beads">
      {titles.map((title, index) => (
        <li
          key={title}
          className={index < present ? 'done' : index === present ? 'now' : ''}
          aria-current={index === present ? 'step' : undefined}
        >
          <div className="bead">{index < present ? <Check size={14} aria-hidden="true" /> : <i />}</div>
          <span>{title.split(' ')[0]}</span>
        </li>
      ))}
    </ol>
  )
}
