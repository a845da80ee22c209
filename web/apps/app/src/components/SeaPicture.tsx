import styles from './pictures.module.css'

const WAVES = [
  'M-20 30c6-2 11-2 17 0s11 2 17 0s11-2 17 0s11 2 17 0s11-2 17 0s11 2 17 0V70H-20Z',
  'M-12 36c5-2 10-2 15 0s10 2 15 0s10-2 15 0s10 2 15 0s10-2 15 0s10 2 15 0V70H-12Z',
  'M-16 44c7-2 14-2 21 0s14 2 21 0s14-2 21 0s14 2 21 0V70H-16Z',
] as const

/** A boat on an even keel: paper cut-outs in the colours of Ventral Vagal. */
export function SeaPicture() {
  return (
    <svg className={styles.round} width="64" height="64" viewBox="0 0 64 64" aria-hidden="true">
      <rect className={styles.sky} width="64" height="64" />
      <circle className={styles.sun} cx="46" cy="16" r="5" />
      <path className={styles.waveFar} d={WAVES[0]} />
      <g transform="translate(27 34) rotate(-2)">
        <path className={styles.hull} d="M-.4-16h.8V-2h-.8Z" />
        <path className={styles.sail} d="M-1-15Q-2-8-8.500-4.500L-1-3.500Z" />
        <path className={styles.sailBehind} d="M1-13Q6.500-9 7-4.500L1-3.500Z" />
        <path className={styles.hull} d="M-12-2.500Q-.5-1 11-3Q9.500 3.500 3.500 4H-4.500Q-10.500 3.500-12-2.500Z" />
      </g>
      <path className={styles.waveMiddle} d={WAVES[1]} />
      <path className={styles.waveNear} d={WAVES[2]} />
    </svg>
  )
}
