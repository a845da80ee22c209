import { Button, Foot, Screen, TopBar } from '@evenkeel/ui'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconLink } from '../../components/IconLink'
import { paths } from '../../lib/navigation/paths'
import styles from './Breath.module.css'
import { bestPace, coherenceWord, hasEnough, type Judged } from './resonance'

interface FoundProps {
  paces: readonly Judged[]
  onBreathe: (rate: number) => void
  onAgain: () => void
}

const wordsOf = (paces: readonly Judged[]) => {
  if (bestPace(paces)) return 'words'
  return hasEnough(paces) ? 'uneven_words' : 'unclear_words'
}

/** The pace that was found, and the figures of all five behind it. */
export function Found({ paces, onBreathe, onAgain }: FoundProps) {
  const { t, i18n } = useTranslation()
  const best = bestPace(paces)
  const numbers = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  const rate = best && numbers.format(best.rate)
  return (
    <Screen>
      <TopBar start={<IconLink to={paths.practice} label={t('common.back')} icon={ArrowLeft} />} />
      <h1>{rate ? t('breath.result.title', { rate }) : t('breath.result.unclear')}</h1>
      <p className="quiet">{t(`breath.result.${wordsOf(paces)}`)}</p>
      <table className={styles.table}>
        <caption className="small quiet">{t('breath.result.table')}</caption>
        <thead className="small quiet">
          <tr>
            <th scope="col">{t('breath.result.pace')}</th>
            <th scope="col">{t('breath.result.swing')}</th>
            <th scope="col">{t('breath.result.coherence')}</th>
          </tr>
        </thead>
        <tbody>
          {paces.map((pace) => (
            <tr key={pace.rate} className={pace === best ? styles.best : undefined}>
              <th scope="row">
                {numbers.format(pace.rate)} {pace === best && <span>{t('breath.result.best')}</span>}
              </th>
              <td>{pace.swing === undefined ? t('breath.result.unread') : numbers.format(pace.swing)}</td>
              <td>{pace.coherence === undefined ? '–' : t(`breath.level.${coherenceWord(pace.coherence)}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Foot>
        {best && rate ? (
          <Button isWide onClick={() => onBreathe(best.rate)}>
            {t('breath.breathe', { rate })}
          </Button>
        ) : (
          <Button isWide onClick={onAgain}>
            {t('breath.find_again')}
          </Button>
        )}
      </Foot>
    </Screen>
  )
}
