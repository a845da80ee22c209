import { Button } from '@evenkeel/ui'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import { saveFile } from '../../lib/device/save-file'
import styles from './Security.module.css'

interface RecoveryCodesProps {
  codes: string[]
  onKept: () => void
}

/** They are shown once, here. Whoever loses the phone gets in with one of them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation()
  const { brand } = useConfig()
  const { email_address } = useMember()
  const save = () => {
    const lines = [t('security.recovery.file_title', { brand: brand.name, email: email_address }), '', ...codes, '']
    saveFile(`${brand.name.toLowerCase()}-recovery-codes.txt`, lines.join('\n'))
  }
  return (
    <div className={styles.setUp}>
      <h3>{t('security.recovery.title')}</h3>
      <p>{t('security.recovery.words')}</p>
      <ol className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Button look="ghost" icon={<Download size={20} strokeWidth={1.75} aria-hidden="true" />} onClick={save}>
        {t('security.recovery.save')}
      </Button>
      <Button onClick={onKept}>{t('security.recovery.kept')}</Button>
    </div>
  )
}
