import { ButtonLink, RingMark } from '@evenkeel/ui'
import styles from './Entrance.module.css'
import { words } from './words'

interface EntranceProps {
  brand: { name: string; support_email: string }
  mainUrl: string
}

/** The sign-in screen's place and shape. It says when the door opens and offers no field that leads nowhere. */
export function Entrance({ brand, mainUrl }: EntranceProps) {
  return (
    <div className={styles.entrance}>
      <title>{`${words.title} · ${brand.name}`}</title>
      <header className={styles.side}>
        <p className={styles.brand}>
          <RingMark size={30} />
          {brand.name}
        </p>
        <p className={styles.claim}>{words.claim}</p>
        <RingMark size={520} drawing="picture" className={styles.ring} />
      </header>
      <main className={styles.main}>
        <p className="quiet">{words.title}</p>
        <h1>{words.opens.title}</h1>
        <p className={`quiet large ${styles.words}`}>{words.opens.words}</p>
        <ButtonLink href={`mailto:${brand.support_email}?subject=${encodeURIComponent(words.title)}`}>
          {words.opens.write}
        </ButtonLink>
        <p className={`small quiet ${styles.member}`}>
          {words.member} <a href={mainUrl}>{words.member_link}</a>
        </p>
      </main>
    </div>
  )
}
