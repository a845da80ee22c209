import { ButtonLink, RingMark } from '@evenkeel/ui'
import { useSyncExternalStore } from 'react'
import type { SiteContent } from '../../../../tooling/content'
import { named, words } from '../words'
import styles from './Footer.module.css'
import section from './section.module.css'

interface FooterProps {
  brand: SiteContent['brand']
  dashboardUrl: string | undefined
}

export function Footer({ brand, dashboardUrl }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={section.wrap}>
        <div className={styles.columns}>
          <div>
            <p className={styles.claim}>{words.footer.claim}</p>
            <ButtonLink href="/signup">{words.start}</ButtonLink>
          </div>
          <nav aria-label={words.footer.app}>
            <h2>{words.footer.app}</h2>
            <a href="/signup">{words.footer.create}</a>
            <a href="/login">{words.footer.sign_in}</a>
          </nav>
          {dashboardUrl && (
            <nav aria-label={words.footer.people}>
              <h2>{words.footer.people}</h2>
              <a href={dashboardUrl}>{words.footer.dashboard}</a>
            </nav>
          )}
          <div>
            <h2>{words.footer.help}</h2>
            <a href={`mailto:${brand.support_email}`}>{brand.support_email}</a>
          </div>
        </div>
        <div className={styles.legal}>
          <p>{named(words.footer.legal, brand.name)}</p>
          <p>
            © <Year /> {brand.name}
          </p>
        </div>
      </div>
      <RingMark size={280} drawing="picture" className={styles.rise} />
    </footer>
  )
}

const subscribeToNothing = () => () => undefined
const yearOfBuild = new Date().getFullYear()

/** The reader's year: the page may have been built in another one. */
function Year() {
  return useSyncExternalStore(
    subscribeToNothing,
    () => new Date().getFullYear(),
    () => yearOfBuild,
  )
}
