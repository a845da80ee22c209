import { element } from './element'
import styles from './method-mark.module.css'

/** GET, PUT or POST: known by its word and its colour. */
export const methodMark = (method: string) =>
  element('span', { class: `${styles.method} ${styles[method.toLowerCase()] ?? ''}` }, method)
