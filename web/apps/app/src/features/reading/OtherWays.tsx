import { hasStraps } from '@evenkeel/hrv'
import { Button } from '@evenkeel/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { useReading } from './use-reading'

/** Bytes that the server takes at most. */
const LARGEST = 8 * 1024 * 1024

/** Where there is no camera or no light: a heart strap, or a recording from elsewhere. */
export function OtherWays({ reading }: { reading: ReturnType<typeof useReading> }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isTooLarge, setIsTooLarge] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    setIsTooLarge(file.size > LARGEST)
    if (file.size <= LARGEST) await reading.keep(await file.text())
  }
  return (
    <>
      {isTooLarge && <p role="alert">{t('reading.other.too_large')}</p>}
      <div>
        {hasStraps() && (
          <Button look="plain" onClick={reading.takeStrap}>
            {t('reading.other.strap')}
          </Button>
        )}
        <Button look="plain" onClick={() => input.current?.click()}>
          {t('reading.other.file')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.json,text/csv,text/plain,application/json"
        hidden
        aria-label={t('reading.other.file')}
        onChange={(event) => take(event.target.files?.[0])}
      />
    </>
  )
}
