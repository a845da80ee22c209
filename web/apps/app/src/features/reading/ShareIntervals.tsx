import { answerOf, asCallFailed, type CallFailed, type Reading } from '@evenkeel/api'
import { Button } from '@evenkeel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { memberApi } from '../../lib/calls/member-api'
import { saveFile } from '../../lib/device/save-file'
import { deviceFigures } from '../../lib/practice/device-figures'
import { intervalsBetween, intervalText } from '../../lib/practice/interval-file'
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

/** Intervals that this device read itself are at hand without a connection or an account. */
async function intervalsOf({ task_id }: Reading): Promise<readonly (readonly number[])[]> {
  const beats = deviceFigures.of(task_id)?.beats_ms
  if (beats) return intervalsBetween(beats)
  const query = { task_id }
  return (await answerOf(memberApi.GET('/authorized/history/reading-intervals', { params: { query } }))).intervals_ms
}

/** The intervals between beats, for other programs and for whoever wants to check the numbers. */
export function ShareIntervals({ reading }: { reading: Reading }) {
  const { t } = useTranslation()
  const [error, setError] = useState<CallFailed>()
  const share = async () => {
    setError(undefined)
    try {
      await hand(`rr-${dayText(new Date(reading.measured_at))}.txt`, intervalText(await intervalsOf(reading)))
    } catch (thrown) {
      setError(asCallFailed(thrown))
    }
  }
  return (
    <div>
      <Button look="ghost" onClick={share}>
        {t('result.share_intervals')}
      </Button>
      <p className="small quiet">{t('result.share_intervals_words')}</p>
      <CallError error={error} />
    </div>
  )
}
