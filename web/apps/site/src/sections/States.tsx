import { Ring, StateMark } from '@evenkeel/ui'
import type { SiteContent } from '../../../../tooling/content'
import { words } from '../words'
import styles from './States.module.css'
import section from './section.module.css'

const BAND = 60
const REGULATED = 3

/** The six states with their place on the ring. The first three are the regulated ones. */
export function States({ states }: { states: SiteContent['states'] }) {
  const bands = states.map(({ name, display_name }, index) => ({
    name,
    label: display_name,
    from: index * BAND,
    to: (index + 1) * BAND,
  }))
  return (
    <section className={section.section}>
      <div className={`${section.wrap} ${styles.pair}`}>
        <div className={styles.ring}>
          <Ring bands={bands} description={states.map((state) => state.display_name).join(', ')} />
        </div>
        <div>
          <h2 className={section.title}>{words.ring.title}</h2>
          <p className={section.lead}>{words.ring.words}</p>
          <div className={styles.columns}>
            <Group title={words.ring.regulated} states={states.slice(0, REGULATED)} />
            <Group title={words.ring.dysregulated} states={states.slice(REGULATED)} />
          </div>
        </div>
      </div>
    </section>
  )
}

function Group({ title, states }: { title: string; states: SiteContent['states'] }) {
  return (
    <div>
      <h3 className={styles.group}>{title}</h3>
      <ul>
        {states.map(({ name, display_name, description }) => (
          <li key={name} className={styles.state}>
            <StateMark state={name} size={14} />
            <div>
              <p className={styles.name}>{display_name}</p>
              <p className="quiet">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
