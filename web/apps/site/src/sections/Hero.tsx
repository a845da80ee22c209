import { RingMark } from '@evenkeel/ui'
import { ArrowDown } from 'lucide-react'
import tall from '../pictures/hero-tall.svg'
import wide from '../pictures/hero-wide.svg'
import { words } from '../words'
import styles from './Hero.module.css'

/** The ring over still water. The picture is the film's first frame: the film itself comes with the public site. */
export function Hero({ brand }: { brand: string }) {
  return (
    <header className={styles.hero} data-theme="dark">
      <a className={styles.skip} href="#page">
        {words.skip}
      </a>
      <picture>
        <source media="(max-width: 760px)" srcSet={tall} />
        <img src={wide} alt="" fetchPriority="high" />
      </picture>
      <div className={styles.top}>
        <a className={styles.brand} href="/">
          <RingMark size={30} />
          {brand}
        </a>
        <a className={styles.signIn} href="/login">
          {words.sign_in}
        </a>
      </div>
      <div className={styles.copy}>
        <h1>{words.hero.claim}</h1>
        <p>{words.hero.words}</p>
        <div className={styles.actions}>
          <a className={styles.solid} href="/signup">
            {words.start}
          </a>
          <a className={styles.ghost} href="/login">
            {words.hero.have_account}
          </a>
        </div>
      </div>
      <a className={styles.how} href="#how">
        <ArrowDown size={20} strokeWidth={1.75} aria-hidden="true" />
        {words.hero.how}
      </a>
    </header>
  )
}
