import { countries as builtIn, words as builtInWords, type HelpWords } from 'virtual:helplines'
import type { HelpCountry } from '@evenkeel/api'
import { useEffect, useState } from 'react'
import { keptHelplines, onHelplines } from './kept-helplines'

const reworded = ({ notes, hours }: HelpWords): HelpCountry[] =>
  builtIn.map((place) => ({
    ...place,
    note: notes[place.country] ?? place.note,
    lines: place.lines.map((line) => ({ ...line, hours: hours[line.hours] ?? line.hours })),
  }))

/** English where the reader's language has no words for it. */
async function builtInFor(language: string): Promise<readonly HelpCountry[]> {
  const words = await builtInWords[language]?.()
  return words ? reworded(words.default) : builtIn
}

/**
 * Whom to call: what the server said last, in whichever language, before the list of the build in the right one. Words can
 * wait, numbers cannot. One of the two stands there at once, and opening the page asks nobody.
 */
export function useHelplines(language: string): readonly HelpCountry[] {
  const [kept, setKept] = useState(keptHelplines)
  const [countries, setCountries] = useState<readonly HelpCountry[]>(builtIn)
  useEffect(() => {
    let isMeant = true
    builtInFor(language).then(
      (list) => isMeant && setCountries(list),
      () => undefined,
    )
    return () => {
      isMeant = false
    }
  }, [language])
  useEffect(() => onHelplines(() => setKept(keptHelplines())), [])
  return kept ?? countries
}
