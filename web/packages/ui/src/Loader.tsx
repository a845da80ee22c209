import styles from './Loader.module.css'
import { RingMark } from './RingMark'

/** The ring breathing six times a minute: the pace we would like the person to fall into while waiting. */
export function Loader({ label }: { label: string }) {
  return (
    <div className={styles.loader} role="status">
      <RingMark size={72} className={styles.ring} />
      <h1 className={styles.label}>{label}</h1>
    </div>
  )
}
