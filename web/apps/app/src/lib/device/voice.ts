import { useEffect, useState } from 'react'
import { stored } from './stored'

/**
 * The voices that live on this device and speak the language. Voices of a service are left out: what is spoken would
 * be sent to it.
 */
export function localVoices(language: string): SpeechSynthesisVoice[] {
  const voices = globalThis.speechSynthesis?.getVoices() ?? []
  return voices.filter((voice) => voice.localService && voice.lang.toLowerCase().startsWith(language))
}

/** Browsers load their voices late. */
export function useLocalVoices(language: string): SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState(() => localVoices(language))
  useEffect(() => {
    const update = () => setVoices(localVoices(language))
    update()
    globalThis.speechSynthesis?.addEventListener?.('voiceschanged', update)
    return () => globalThis.speechSynthesis?.removeEventListener?.('voiceschanged', update)
  }, [language])
  return voices
}

const playerSettings = stored<{ voice?: string }>('player_settings')

/** The voice that was chosen for exercises, else the first one; undefined where the device speaks this language not at all. */
export function usualVoice(language: string): SpeechSynthesisVoice | undefined {
  const voices = localVoices(language)
  const chosen = playerSettings.read()?.voice
  return voices.find(({ voiceURI }) => voiceURI === chosen) ?? voices[0]
}

interface Speech {
  voiceUri: string | undefined
  language: string
  rate: number
}

/** Says it in place of whatever is being said. Without a voice on the device nothing is said: the captions stay. */
export function speak(text: string, { voiceUri, language, rate }: Speech) {
  const voices = localVoices(language)
  const voice = voices.find((known) => known.voiceURI === voiceUri) ?? voices[0]
  if (!voice) return
  speechSynthesis.cancel()
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = rate
  speechSynthesis.speak(utterance)
}

export const hush = () => globalThis.speechSynthesis?.cancel()
