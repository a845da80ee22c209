import { iconButtonClass } from '@evenkeel/ui'
import { Moon, Pause, Play, Square, Sun, Volume2 } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseTheme, useTheme } from '../../lib/device/theme'
import { useLocalVoices } from '../../lib/device/voice'
import { ARTICLE_LANGUAGE } from '../../lib/words/article-language'
import styles from './Article.module.css'
import { spokenPieces } from './ArticleBody'
import type { useTextSize } from './reader-settings'
import { useReadAloud } from './use-read-aloud'

const ICON = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const

interface ReaderToolsProps {
  html: string
  size: ReturnType<typeof useTextSize>
}

/** Larger, smaller, dark, aloud. */
export function ReaderTools({ html, size }: ReaderToolsProps) {
  const { t } = useTranslation()
  // What is spoken by a voice of a service would be sent to it, so without one of the device there is no button.
  const hasVoice = useLocalVoices(ARTICLE_LANGUAGE).length > 0
  return (
    <div className={styles.tools}>
      {hasVoice && <Aloud html={html} />}
      <button
        type="button"
        className={iconButtonClass}
        aria-label={t('learn.smaller')}
        disabled={size.isSmallest}
        onClick={() => size.change(-1)}
      >
        <span className={styles.smallA} aria-hidden="true">
          A
        </span>
      </button>
      <button
        type="button"
        className={iconButtonClass}
        aria-label={t('learn.larger')}
        disabled={size.isLargest}
        onClick={() => size.change(1)}
      >
        <span className={styles.largeA} aria-hidden="true">
          A
        </span>
      </button>
      <Darkness />
    </div>
  )
}

/** The choice is the whole app's, and stands in the settings too. */
function Darkness() {
  const { t } = useTranslation()
  const theme = useTheme()
  const isDark =
    theme === 'dark' || (theme === 'system' && globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches)
  return (
    <button
      type="button"
      className={iconButtonClass}
      aria-label={isDark ? t('learn.light') : t('learn.dark')}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun {...ICON} /> : <Moon {...ICON} />}
    </button>
  )
}

function Aloud({ html }: { html: string }) {
  const { t } = useTranslation()
  const pieces = useMemo(() => spokenPieces(html), [html])
  const { reading, begin, pause, resume, stop } = useReadAloud(pieces, ARTICLE_LANGUAGE)
  if (reading === 'off') {
    return (
      <button type="button" className={iconButtonClass} aria-label={t('learn.aloud')} onClick={begin}>
        <Volume2 {...ICON} />
      </button>
    )
  }
  return (
    <>
      <button
        type="button"
        className={iconButtonClass}
        aria-label={reading === 'paused' ? t('learn.aloud_resume') : t('learn.aloud_pause')}
        onClick={reading === 'paused' ? resume : pause}
      >
        {reading === 'paused' ? <Play {...ICON} /> : <Pause {...ICON} />}
      </button>
      <button type="button" className={iconButtonClass} aria-label={t('learn.aloud_stop')} onClick={stop}>
        <Square {...ICON} />
      </button>
    </>
  )
}
