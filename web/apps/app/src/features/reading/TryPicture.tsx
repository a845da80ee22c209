import type { ReactNode } from 'react'
import shared from '../../components/pictures.module.css'
import styles from './TryPicture.module.css'
import type { TryHelp } from './try-help'

/** A phone from behind with its lens, in a square of 72. */
const phone = (
  <>
    <rect className={shared.phone} x="20" y="10" width="32" height="76" rx="8" />
    <circle className={shared.phone} cx="44" cy="20" r="3" />
  </>
)

const finger = (
  <path
    className={shared.finger}
    d="M86 60C72 52 56 38 44.500 26.500c-3.600-3.300-8.600-3.300-11.600-.2s-2.800 8 .8 11.300C46 49 56 62 66 80"
  />
)

const DRAWN: Record<TryHelp, ReactNode> = {
  lens: (
    <>
      {phone}
      <circle className={styles.mark} cx="44" cy="20" r="9" />
      <path className={styles.mark} d="M12 20h14" />
      <path className={styles.mark} d="M21 15l6 5-6 5" />
    </>
  ),
  pressure: (
    <>
      {phone}
      {finger}
      <path className={styles.mark} d="M14 30c6-10 16-16 26-16M18 38c2-4 5-8 9-11" />
    </>
  ),
  warmth: (
    <>
      <path className={shared.finger} d="M18 80V40c0-5 3-9 8-9s8 4 8 9v40M34 80V36c0-5 3-9 8-9s8 4 8 9v44" />
      <path className={styles.mark} d="M20 22c-3-4 3-6 0-10M34 19c-3-4 3-6 0-10M48 17c-3-4 3-6 0-10" />
    </>
  ),
  light: (
    <>
      {phone}
      {finger}
      <circle className={styles.sun} cx="17" cy="17" r="6" />
      <path
        className={styles.mark}
        d="M17 5v3M17 26v3M5 17h3M26 17h3M8.500 8.500l2 2M23.500 23.500l2 2M8.500 25.500l2-2M23.500 10.500l2-2"
      />
    </>
  ),
  rest: (
    <>
      <path className={styles.mark} d="M6 56h60" />
      <rect className={shared.phone} x="14" y="46" width="40" height="9" rx="4" />
      <path className={shared.finger} d="M78 30c-12 0-22 2-31 6-4 2-6 4-5 7s4 4 8 3c8-3 18-4 28-4" />
      <path className={styles.mark} d="M16 56v14M56 56v14" />
    </>
  ),
}

export function TryPicture({ help }: { help: TryHelp }) {
  return (
    <svg className={shared.round} width="72" height="72" viewBox="0 0 72 72" aria-hidden="true">
      <rect className={shared.plate} width="72" height="72" />
      {DRAWN[help]}
    </svg>
  )
}
