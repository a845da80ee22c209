import { Button, Dialog } from '@evenkeel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { newUuid } from '../../lib/device/uuid'
import { useWrite } from '../../lib/outbox/use-write'
import styles from './Program.module.css'
import { STALE_AFTER_CHANGE } from './reads'
/** Begins anew, with the earlier weeks kept in sight or not. */
export function Restart() {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const write = useWrite('POST /premium/authorized/program/restart', {
    stales: STALE_AFTER_CHANGE,
    onSuccess: close,
  })
  const restart = (clear_existing_data: boolean) => () => {
    const event_uuid = newUuid()
    write.send({ clear_existing_data, event_uuid }, event_uuid)
  }
  return (
    <section className={styles.section}>
      <h2>{t('program.restart.title')}</h2>
      <p className="quiet">{t('program.restart.words')}</p>
      <Button look="ghost" onClick={() => setIsAsking(true)}>
        {t('program.restart.restart')}
      </Button>
      {isAsking && (
        <Dialog title={t('program.restart.question')} closeLabel={t('common.close')} onClose={close}>
          <div className={styles.asking}>
            <p className="quiet">{t('program.restart.question_words')}</p>
            <CallError error={write.error} />
            <Button isWide request={write.state} loadingText={t('program.restart.restarting')} onClick={restart(false)}>
              {t('program.restart.keep')}
            </Button>
            <Button look="alarm" isWide disabled={write.state === 'fetching'} onClick={restart(true)}>
              {t('program.restart.clear')}
            </Button>
            <Button look="plain" onClick={close}>
              {t('program.restart.stay')}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
