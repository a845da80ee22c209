import { useRequest } from '@evenkeel/api'
import { Button, Card, Dialog, Notice } from '@evenkeel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { UnsentNotices } from '../../components/UnsentNotices'
import { useMemberUpdate } from '../../lib/calls/config'
import { saveFile } from '../../lib/device/save-file'
import { paths } from '../../lib/navigation/paths'
import { type KeptBack as Kept, useKeptBack } from '../../lib/outbox/kept-back'
import { dayAndTime } from '../../lib/words/moments'
import styles from './KeptBack.module.css'
import { MePage } from './MePage'

/** What the server would never take up: why, and what its owner can do with it. */
export default function KeptBack() {
  const { t } = useTranslation()
  const kept = useKeptBack()
  return (
    <MePage title={t('kept_back.title')} lead={kept.length > 0 ? t('kept_back.lead') : t('kept_back.none')}>
      <ul className={styles.list}>
        {kept.map((one) => (
          <li key={one.id}>
            <One kept={one} />
          </li>
        ))}
      </ul>
      <UnsentNotices showsKeptBack={false} />
    </MePage>
  )
}

function One({ kept }: { kept: Kept }) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const updateMember = useMemberUpdate()
  const [isAsking, setIsAsking] = useState(false)
  const again = useRequest(kept.sendAgain, {
    onSuccess: (member) => {
      if (member) updateMember(member)
      if (kept.kind === 'reading') navigate(paths.reading)
    },
  })
  return (
    <Card className={styles.one}>
      <h2>{t(`kept_back.kind.${kept.kind}`)}</h2>
      {kept.madeAt && <p className="quiet small">{dayAndTime(new Date(kept.madeAt), i18n.language)}</p>}
      <p>{kept.isTooOld ? t('kept_back.too_old') : kept.refusal.error_message}</p>
      {again.state === 'success' && <Notice>{t('kept_back.still')}</Notice>}
      <div className={styles.ways}>
        <Button look="ghost" onClick={() => saveFile(kept.file.name, kept.file.content)}>
          {t('kept_back.save')}
        </Button>
        {!kept.isTooOld && (
          <Button look="plain" request={again.state} onClick={() => again.send(undefined)}>
            {t('kept_back.again')}
          </Button>
        )}
        <Button look="plain" onClick={() => setIsAsking(true)}>
          {t('kept_back.discard')}
        </Button>
      </div>
      {isAsking && (
        <Dialog title={t('kept_back.discard_title')} closeLabel={t('common.close')} onClose={() => setIsAsking(false)}>
          <div className={styles.asking}>
            <p className="quiet">{t('kept_back.discard_words')}</p>
            <Button onClick={() => setIsAsking(false)}>{t('kept_back.keep')}</Button>
            <Button look="alarm" onClick={kept.discard}>
              {t('kept_back.discard_now')}
            </Button>
          </div>
        </Dialog>
      )}
    </Card>
  )
}
