import { countries as builtIn, words as builtInWords, type HelpWords } from 'virtual:helplines'
import type { HelpCountry } from '@evenkeel/api'
import { useEffect, useState } from 'react'
import { keptHelplines, refreshHelplines } from '../../lib/kept-helplines'

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

/** The server's numbers in any language before the built-in ones in the right one: words can wait, numbers cannot. */
const present = () => keptHelplines()?.countries

/**
 * Whom to call. The list of the build stands there at once, or what the server said last; what it says now takes its
 * place when it comes.
 */
export function useHelplines(language: string): readonly HelpCountry[] {
  const [countries, setCountries] = useState<readonly HelpCountry[]>(() => present() ?? builtIn)
  useEffect(() => {
    let isMeant = true
    const show = (list: readonly HelpCountry[] | undefined) => isMeant && list && setCountries(list)
    if (!present())
      builtInFor(language).then(
        (list) => present() ?? show(list),
        () => undefined,
      )
    refreshHelplines(language).then(() => show(present()))
    return () => {
      isMeant = false
    }
  }, [language])
  return countries
}
