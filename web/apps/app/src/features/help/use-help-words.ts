import { type HelpWords, words } from 'virtual:helplines'
import { useEffect, useState } from 'react'

const ENGLISH: HelpWords = { notes: {}, hours: {} }

/** What stands beside the numbers, in the reader's language. Until it has come, and where it does not, in English. */
export function useHelpWords(language: string): HelpWords {
  const [loaded, setLoaded] = useState<{ language: string; words: HelpWords }>()
  useEffect(() => {
    let isMeant = true
    words[language]?.().then(
      (module) => isMeant && setLoaded({ language, words: module.default }),
      () => undefined,
    )
    return () => {
      isMeant = false
    }
  }, [language])
  return loaded?.language === language ? loaded.words : ENGLISH
}
