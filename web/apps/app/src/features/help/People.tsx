import { ButtonLink, Card } from '@evenkeel/ui'
import { MessageSquare, Phone, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import lines from '../../components/HelpLines.module.css'
import { useCarePlan } from '../../lib/help/care-plan'
import { telephone, textMessage } from '../../lib/help/telephone'
import { paths } from '../../lib/navigation/paths'
import styles from './Help.module.css'

/** The people of the care plan come first: a voice one knows is nearer than any line. */
export function People() {
  const { t } = useTranslation()
  const { contacts, coping } = useCarePlan()
  return (
    <section className={styles.section} aria-labelledby="help-people">
      <h2 id="help-people">{t('help.people')}</h2>
      {contacts.length > 0 && (
        <ul className={lines.lines}>
          {contacts.map(({ id, name, phone, helps }) => (
            <li key={id}>
              <Card className={lines.line}>
                <h3>
                  <bdi>{name}</bdi>
                </h3>
                {helps && (
                  <p className="quiet" dir="auto">
                    {helps}
                  </p>
                )}
                <div className={lines.ways}>
                  <ButtonLink
                    look="ghost"
                    href={telephone(phone)}
                    icon={<Phone size={20} strokeWidth={1.75} aria-hidden="true" />}
                    aria-label={t('help.call_person', { name })}
                  >
                    {t('help.call')}
                  </ButtonLink>
                  <ButtonLink
                    look="ghost"
                    href={textMessage(phone)}
                    icon={<MessageSquare size={20} strokeWidth={1.75} aria-hidden="true" />}
                    aria-label={t('help.write_to_person', { name })}
                  >
                    {t('help.write')}
                  </ButtonLink>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      )}
      {coping && (
        <p className={styles.own} dir="auto">
          {coping}
        </p>
      )}
      <Link to={paths.carePlan} className={styles.row}>
        <UsersRound size={24} strokeWidth={1.75} aria-hidden="true" />
        <span>{contacts.length > 0 ? t('help.change_people') : t('help.add_people')}</span>
      </Link>
    </section>
  )
}
