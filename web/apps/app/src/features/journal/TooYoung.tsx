import type { HelpCountry } from '@evenkeel/api'
import { Button, buttonClass } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { HelpLines } from '../../components/HelpLines'
import { useHelplines } from '../../lib/help/use-helplines'
import { paths } from '../../lib/navigation/paths'
import styles from './Notices.module.css'

interface TooYoungProps {
  words: string
  country: string
  onBack: () => void
}

/** The lines for young people; where there is none, those for everybody. */
function forYoungPeople(country: HelpCountry): HelpCountry {
  const lines = country.lines.filter(({ kind }) => kind === 'youth')
  return lines.length > 0 ? { ...country, lines } : country
}

/** The journal is made for adults; people who answer are there for everybody. */
export function TooYoung({ words, country, onBack }: TooYoungProps) {
  const { t, i18n } = useTranslation()
  const countries = useHelplines(i18n.language)
  const found = countries.find((each) => each.country === country) ?? countries.at(-1)
  return (
    <section className={styles.before} aria-label={t('journal.before.label')}>
      <p role="alert" dir="auto">
        {words}
      </p>
      <h2>{t('help.kind.youth')}</h2>
      {found && <HelpLines country={forYoungPeople(found)} />}
      <Link to={paths.help} className={buttonClass({ isWide: true })}>
        {t('journal.help_now')}
      </Link>
      <Button look="plain" onClick={onBack}>
        {t('common.back')}
      </Button>
    </section>
  )
}
