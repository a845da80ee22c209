import type { HelpCountry } from '@evenkeel/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { telephone } from '../../lib/help/telephone'
import styles from './Help.module.css'

/** For somebody who travels, or who worries about a friend elsewhere. */
export function AllCountries({ countries }: { countries: readonly HelpCountry[] }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.all} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('help.all_countries')}</summary>
      {isOpen && (
        <ul>
          {countries.map((country) => (
            <li key={country.country} className={styles.elsewhere}>
              <h3>{country.name}</h3>
              <p>
                {t('help.emergency_number')}{' '}
                <a href={telephone(country.emergency[0] ?? '')}>
                  <bdi>{country.emergency[0]}</bdi>
                </a>
              </p>
              {country.lines.map(({ name, phone, chat_url }) => (
                <p key={name}>
                  <bdi>{name}</bdi>{' '}
                  {phone ? (
                    <a href={telephone(phone)}>
                      <bdi>{phone}</bdi>
                    </a>
                  ) : (
                    chat_url && (
                      <a href={chat_url} target="_blank" rel="noreferrer">
                        {t('help.site')}
                      </a>
                    )
                  )}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
