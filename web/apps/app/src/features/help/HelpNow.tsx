import { ButtonLink, Screen, TopBar } from '@evenkeel/ui'
import { Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BackLink } from '../../components/BackLink'
import { HelpLines } from '../../components/HelpLines'
import { namedCountries, useHelpCountry } from '../../lib/help/help-country'
import { telephone } from '../../lib/help/telephone'
import { useHelplines } from '../../lib/help/use-helplines'
import { paths } from '../../lib/navigation/paths'
import { AllCountries } from './AllCountries'
import { Grounding } from './Grounding'
import styles from './Help.module.css'
import { People } from './People'

/** Whom to call, now. It needs no network, no session and no configuration, and everything else can wait for it. */
export default function HelpNow() {
  const { t, i18n } = useTranslation()
  const countries = useHelplines(i18n.language)
  const { country, choose } = useHelpCountry(countries)
  const named = namedCountries(countries, { language: i18n.language, everywhere: t('help.everywhere') })
  const [emergency] = country?.emergency ?? []
  return (
    <Screen>
      <title>{t('help.page')}</title>
      <TopBar start={<BackLink to={paths.home} />} />
      <h1 className={styles.title}>{t('help.title')}</h1>
      <p className="large">{t('help.lead')}</p>
      {emergency && (
        <div className={styles.emergency}>
          <ButtonLink
            isWide
            href={telephone(emergency)}
            icon={<Phone size={20} strokeWidth={1.75} aria-hidden="true" />}
          >
            {t('help.emergency', { number: emergency })}
          </ButtonLink>
          <p className="quiet small">{t('help.emergency_when')}</p>
        </div>
      )}
      <People />
      <section className={styles.section} aria-labelledby="help-lines">
        <div className={styles.heading}>
          <h2 id="help-lines">{t('help.lines')}</h2>
          <label className={styles.country}>
            <span className="visually-hidden">{t('help.country')}</span>
            <select value={country?.country} onChange={(event) => choose(event.target.value)}>
              {named.map(({ country: code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
        {country && <HelpLines country={country} />}
      </section>
      <Grounding />
      <AllCountries countries={named} />
      <p className={`quiet small ${styles.foot}`}>{t('help.honest')}</p>
    </Screen>
  )
}
