export type Words = { [key: string]: string | Words }

const FORMS = /_(zero|one|two|few|many|other)$/

const formsOf = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories

/** Every form that the language counts with: a missing one is said as "other" is said, in its own language if it can. */
function pluralsOf(stem: string, own: Words, fallback: Words, language: string): Words {
  const other = `${stem}_other`
  const said = (key: string) => own[key] ?? own[other] ?? fallback[key] ?? fallback[other] ?? ''
  return Object.fromEntries(formsOf(language).map((form) => [`${stem}_${form}`, said(`${stem}_${form}`)]))
}

/** A language's words, with the fallback's where it has none. */
export function completed(own: Words, fallback: Words, language: string): Words {
  const whole: Words = { ...own }
  for (const [key, said] of Object.entries(fallback)) {
    const present = own[key]
    if (typeof said === 'object') {
      whole[key] = completed(typeof present === 'object' ? present : {}, said, language)
    } else if (FORMS.test(key)) {
      Object.assign(whole, pluralsOf(key.replace(FORMS, ''), own, fallback, language))
    } else {
      whole[key] = present ?? said
    }
  }
  return whole
}
