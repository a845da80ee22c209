import styles from './Shown.module.css'
import section from './section.module.css'

interface ShownProps {
  id?: string
  isRaised?: boolean
  title: string
  lead: string
  /** A picture of our own app, 390 by 844. */
  picture: string
  description: string
}

/** A claim with the screen that keeps it. */
export function Shown({ id, isRaised = false, title, lead, picture, description }: ShownProps) {
  return (
    <section id={id} className={`${section.section} ${styles.shown} ${isRaised ? section.raised : ''}`}>
      <div className={`${section.wrap} ${styles.pair}`}>
        <div>
          <h2 className={section.title}>{title}</h2>
          <p className={section.lead}>{lead}</p>
        </div>
        <div className={styles.phone}>
          <img src={picture} alt={description} width="390" height="844" loading="lazy" />
        </div>
      </div>
    </section>
  )
}
