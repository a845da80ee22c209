import styles from './Spinner.module.css'

/** A small waiting mark for inside a button; the words beside it carry the meaning. */
export function Spinner() {
  return (
    <svg className={styles.spinner} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <circle className={styles.track} cx="10" cy="10" r="8" />
      <path className={styles.arc} d="M10 2a8 8 0 0 1 8 8" />
    </svg>
  )
}
