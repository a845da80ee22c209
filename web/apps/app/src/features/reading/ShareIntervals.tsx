import type { Reading } from '@evenkeel/api'
import { Button } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../lib/device/save-file'
import { deviceFigures } from '../../lib/practice/device-figures'
import { intervalText } from '../../lib/practice/interval-file'
import { dayText } from '../../lib/words/moments'

/** Hands the file to another app where the device can do that, else to the downloads. */
async function hand(name: string, text: string) {
  const file = new File([text], name, { type: 'text/plain' })
  if (!navigator.canShare?.({ files: [file] })) return saveFile(name, text)
  try {
    await navigator.share({ files: [file] })
  } catch {
    // The member closed the sheet; nothing is to be done.
  }
}

/** The intervals between beats, for other programs and for whoever wants to check the numbers. */
export function ShareIntervals({ reading }: { reading: Reading }) {
  const { t } = useTranslation()
  const beats = deviceFigures.of(reading.task_id)?.beats_ms
  const text = beats && intervalText(beats)
  if (!text) return null
  const name = `rr-${dayText(new Date(reading.measured_at))}.txt`
  return (
    <div>
      <Button look="ghost" onClick={() => hand(name, text)}>
        {t('result.share_intervals')}
      </Button>
      <p className="small quiet">{t('result.share_intervals_words')}</p>
    </div>
  )
}
