import { useState } from 'react'
import { stored } from './stored'

/** What is being written, by whose and where. */
const drafts = stored<Record<string, string>>('drafts')

/** Words that are still being written: they outlive the page, and go with whoever signs out. */
export function useKeptDraft(memberId: string, place: string): [text: string, write: (text: string) => void] {
  const name = `${memberId}:${place}`
  const [text, setText] = useState(() => drafts.read()?.[name] ?? '')
  const write = (changed: string) => {
    setText(changed)
    const { [name]: _former, ...others } = drafts.read() ?? {}
    drafts.write(changed ? { ...others, [name]: changed } : others)
  }
  return [text, write]
}

export const forgetDrafts = () => drafts.clear()
