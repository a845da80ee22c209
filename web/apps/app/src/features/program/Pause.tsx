import { Button, Card } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { useMember } from '../../lib/calls/member'
import { useWrite } from '../../lib/outbox/use-write'
import styles from './Program.module.css'
import { STALE_AFTER_CHANGE } from './reads'
/** Lets everything rest, or goes on where it stood. */
export function Pause() {
  const { t } = useTranslation()
  const { program } = useMember()
  const write = useWrite(
    program.paused ? 'POST /premium/authorized/program/resume' : 'POST /premium/authorized/program/pause',
    { stales: STALE_AFTER_CHANGE },
  )
  const request = write.state === 'success' ? 'unstarted' : write.state
  if (program.paused) {
    return (
      <Card className={styles.present}>
        <h2>{t('program.pause.paused')}</h2>
        <p className="quiet">{t('program.pause.paused_words', { week: program.week, day: program.day })}</p>
        <CallError error={write.error} />
        <Button request={request} loadingText={t('program.pause.resuming')} onClick={() => write.send({})}>
          {t('program.pause.resume')}
        </Button>
      </Card>
    )
  }
  return (
    <section className={styles.section}>
      <h2>{t('program.pause.title')}</h2>
      <p className="quiet">{t('program.pause.words')}</p>
      <CallError error={write.error} />
      <Button look="ghost" request={request} loadingText={t('program.pause.pausing')} onClick={() => write.send({})}>
        {t('program.pause.pause')}
      </Button>
    </section>
  )
}
