import { licences } from 'virtual:licences'
import { useTranslation } from 'react-i18next'
import { InstallOffer } from '../../components/InstallOffer'
import { OutsideLink } from '../../components/OutsideLink'
import { useConfig } from '../../lib/calls/config'
import styles from './Me.module.css'
import { MePage, Section } from './MePage'

export default function About() {
  const { t } = useTranslation()
  const { brand } = useConfig()
  return (
    <MePage title={t('about.title')} lead={t('about.words', { brand: brand.name })}>
      <Section>
        {brand.legal_url && <OutsideLink href={brand.legal_url}>{t('about.legal')}</OutsideLink>}
        <OutsideLink href="/references">{t('about.references')}</OutsideLink>
        <p className="quiet">{t('about.support', { email: brand.support_email })}</p>
      </Section>
      <InstallOffer />
      <Section title={t('about.license')}>
        <p className="quiet">{t('about.license_words')}</p>
        <ul className={`small ${styles.rows} ${styles.licences}`}>
          {licences.map(({ name, licence }) => (
            <li key={name}>
              <p>
                <bdi>{name}</bdi> <span className="quiet">{licence}</span>
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </MePage>
  )
}
