import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { LoadingScreen } from '../components/LoadingScreen'
import { loadWords } from '../lib/words/i18n'
import { LoadFailed } from './LoadFailed'

type Progress = 'loading' | 'ready' | 'failed'

/** Nothing is shown before there are words to show it with. */
export function WordsGate({ children }: { children: ReactNode }) {
  const [progress, setProgress] = useState<Progress>('loading')
  useEffect(() => {
    if (progress !== 'loading') return
    loadWords().then(
      () => startTransition(() => setProgress('ready')),
      () => setProgress('failed'),
    )
  }, [progress])
  if (progress === 'failed') return <LoadFailed onRetry={() => setProgress('loading')} />
  return progress === 'ready' ? children : <LoadingScreen />
}
