import styles from './pictures.module.css'

/** How the fingertip lies: over lens and lamp, without pressing. */
export function FingerPicture({ size }: { size: number }) {
  return (
    <svg className={styles.round} width={size} height={size} viewBox="0 0 72 72" aria-hidden="true">
      <rect className={styles.plate} width="72" height="72" />
      <rect className={styles.phone} x="12" y="12" width="36" height="80" rx="9" />
      <circle className={styles.phone} cx="38" cy="22" r="2.5" />
      <path
        className={styles.finger}
        d="M86 66C70 56 50 40 34.500 25.500c-3.600-3.300-8.600-3.300-11.600-.2s-2.800 8 .8 11.300C38 50 54 66 66 82"
      />
      <path className={styles.nail} d="M25.500 33.500c-2-2.400-1.600-5 1-6.200" />
    </svg>
  )
}
