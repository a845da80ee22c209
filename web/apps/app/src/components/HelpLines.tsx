import type { HelpCountry, Helpline } from '@evenkeel/api'
import { ButtonLink, Card } from '@evenkeel/ui'
import { Globe, MessageSquare, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { telephone, textMessage } from '../lib/help/telephone'
import styles from './HelpLines.module.css'

const ORDER = ['suicide', 'general', 'youth', 'abuse']

/** Round the clock before others, the lines for everybody before those for some. */
const byUse = (a: Helpline, b: Helpline) =>
  ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || Number(b.round_the_clock) - Number(a.round_the_clock)

/** Whom to call in one country. */
export function HelpLines({ country }: { country: HelpCountry }) {
  const { t } = useTranslation()
  const { note } = country
  const lines = [...country.lines].sort(byUse)
  return (
    <>
      {lines.length === 0 && <p>{t('help.no_line')}</p>}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.name}>
            <Line line={line} />
          </li>
        ))}
      </ul>
      {note && <p className="quiet small">{note}</p>}
    </>
  )
}

function Line({ line }: { line: Helpline }) {
  const { t, i18n } = useTranslation()
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' })
  const languages = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    line.languages.map((code) => names.of(code) ?? code),
  )
  const hours = line.round_the_clock ? t('help.round_the_clock') : line.hours
  return (
    <Card className={styles.line}>
      <h3>
        <bdi>{line.name}</bdi>
      </h3>
      <p className="quiet small">{t('help.line_facts', { kind: t(`help.kind.${line.kind}`), hours, languages })}</p>
      <div className={styles.ways}>
        {line.phone && (
          <ButtonLink look="ghost" href={telephone(line.phone)} icon={<Phone {...ICON} />}>
            <bdi>{line.phone}</bdi>
          </ButtonLink>
        )}
        {line.sms && (
          <ButtonLink look="ghost" href={textMessage(line.sms)} icon={<MessageSquare {...ICON} />}>
            {t('help.text', { number: line.sms })}
          </ButtonLink>
        )}
        {line.chat_url && (
          <ButtonLink look="ghost" href={line.chat_url} target="_blank" rel="noreferrer" icon={<Globe {...ICON} />}>
            {t('help.site')}
          </ButtonLink>
        )}
      </div>
      {!line.checked && <p className="quiet small">{t('help.unchecked')}</p>}
    </Card>
  )
}

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const
