import section from './section.module.css'
import styles from './Three.module.css'

interface ThreeProps {
  title: string
  items: readonly { title: string; words: string }[]
  isRaised?: boolean
  /** The items follow one another. */
  isNumbered?: boolean
}

/** A title and three short things under it. */
export function Three({ title, items, isRaised = false, isNumbered = false }: ThreeProps) {
  return (
    <section className={`${section.section} ${isRaised ? section.raised : ''}`}>
      <div className={section.wrap}>
        <h2 className={section.title}>{title}</h2>
        <ol className={styles.items}>
          {items.map((item, index) => (
            <li key={item.title}>
              {isNumbered && <span className={`figure ${styles.number}`}>{index + 1}</span>}
              <h3>{item.title}</h3>
              <p className="quiet">{item.words}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
