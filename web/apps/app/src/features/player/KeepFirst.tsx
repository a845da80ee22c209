import { Button, Card } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useMemberUpdate } from '../../lib/calls/config'
import { forgetGuest } from '../../lib/guest/belongings'
import { paths } from '../../lib/navigation/paths'
import styles from './After.module.css'
import type { KeepResult } from './use-keep-result'

interface KeepFirstProps {
  /** Something was said about it. */
  isReady: boolean
  result: KeepResult
  onLeft: () => void
}

/** Keeping is a choice: the other one deletes what this minute left on the device. */
export function KeepFirst({ isReady, result, onLeft }: KeepFirstProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const updateMember = useMemberUpdate()
  const forget = async () => {
    onLeft()
    await forgetGuest()
    updateMember(null)
    navigate(paths.welcome, { replace: true })
  }
  return (
    <Card className={styles.keep}>
      <h2>{t(isReady ? 'first_minute.keep.title' : 'first_minute.keep.title_one')}</h2>
      <p className="quiet">{t('first_minute.keep.words')}</p>
      <Button
        isWide
        request={result.state}
        loadingText={t('player.after.saving')}
        onClick={() => result.keepAndGo(paths.home)}
      >
        {t('first_minute.keep.yes')}
      </Button>
      <Button look="plain" onClick={forget}>
        {t('first_minute.keep.no')}
      </Button>
    </Card>
  )
}
