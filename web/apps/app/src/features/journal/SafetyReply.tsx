import { buttonClass } from '@evenkeel/ui'
import { LifeBuoy, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dialable } from '../../lib/help/dialable'
import { useHelpCountry } from '../../lib/help/help-country'
import { useHelplines } from '../../lib/help/use-helplines'
import { paths } from '../../lib/navigation/paths'
import styles from './Conversation.module.css'

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Words about somebody's safety. They are whole, they stay, and their numbers can be called. */
export function SafetyReply({ body, isMarked }: { body: string; isMarked: boolean }) {
  const { t, i18n } = useTranslation()
  const { country } = useHelpCountry(useHelplines(i18n.language))
  return (
    <div className={styles.safety}>
      {isMarked && (
        <p className={styles.safetyMark}>
          <LifeBuoy {...ICON} />
          {t('journal.safety.label')}
        </p>
      )}
      <p className={styles.words}>
        {dialable(body, country).map(({ text, href }, index) =>
          href ? (
            <a key={index} href={href} {...(href.startsWith('https') && { target: '_blank', rel: 'noreferrer' })}>
              <bdi>{text}</bdi>
            </a>
          ) : (
            text
          ),
        )}
      </p>
    </div>
  )
}

/** Where people are: below the newest words about safety, as large as a button can be. */
export function SafetyWays() {
  const { t } = useTranslation()
  return (
    <div className={styles.ways}>
      <Link to={paths.help} className={buttonClass({ isWide: true })}>
        <LifeBuoy {...ICON} />
        <span>{t('journal.help_now')}</span>
      </Link>
      <Link to={paths.carePlan} className={buttonClass({ look: 'ghost', isWide: true })}>
        <UsersRound {...ICON} />
        <span>{t('journal.safety.care_plan')}</span>
      </Link>
    </div>
  )
}
