import { buttonClass } from '@evenkeel/ui'
import { FileUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './Me.module.css'

interface FileChooserProps {
  /** The name of the file that was chosen last. */
  chosen: string | undefined
  onChoose: (file: File | undefined) => void
}

/** The browser's own field, drawn as our buttons are. */
export function FileChooser({ chosen, onChoose }: FileChooserProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.form}>
      <label className={`${buttonClass({ look: 'ghost' })} ${styles.file}`}>
        <FileUp size={20} strokeWidth={1.75} aria-hidden="true" />
        {t(chosen ? 'data.import_choose_another' : 'data.import_choose')}
        <input
          type="file"
          className="visually-hidden"
          accept=".zip,.csv,.txt,.xml,.json"
          aria-describedby="import-file"
          onChange={(event) => onChoose(event.target.files?.[0])}
        />
      </label>
      <p id="import-file" className="quiet small">
        {chosen ? <bdi>{chosen}</bdi> : t('data.import_file')}
      </p>
    </div>
  )
}
