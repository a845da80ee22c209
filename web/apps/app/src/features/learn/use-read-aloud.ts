import { useEffect, useRef, useState } from 'react'
import { usualVoice } from '../../lib/device/voice'

export type Reading = 'off' | 'speaking' | 'paused'

export const canSpeak = () => typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined'

/** Speaks pieces of text one after the other with the device's own voice. Leaving the screen ends it. */
export function useReadAloud(pieces: readonly string[], language: string) {
  const [reading, setReading] = useState<Reading>('off')
  /** Tells a piece that ended by itself from one that was cut off. */
  const run = useRef(0)

  useEffect(
    () => () => {
      if (canSpeak()) speechSynthesis.cancel()
    },
    [],
  )

  const speakFrom = (index: number, mine: number) => {
    const text = pieces[index]
    if (mine !== run.current) return
    if (text === undefined) return setReading('off')
    const utterance = new SpeechSynthesisUtterance(text)
    const voice = usualVoice(language)
    if (voice) utterance.voice = voice
    utterance.lang = voice?.lang ?? language
    utterance.onend = () => speakFrom(index + 1, mine)
    utterance.onerror = () => mine === run.current && setReading('off')
    speechSynthesis.speak(utterance)
  }

  const begin = () => {
    run.current += 1
    speechSynthesis.cancel()
    setReading('speaking')
    speakFrom(0, run.current)
  }
  const pause = () => {
    speechSynthesis.pause()
    setReading('paused')
  }
  const resume = () => {
    speechSynthesis.resume()
    setReading('speaking')
  }
  const stop = () => {
    run.current += 1
    speechSynthesis.cancel()
    setReading('off')
  }
  return { reading, begin, pause, resume, stop }
}
