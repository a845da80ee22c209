import { useSyncExternalStore } from 'react'
import { stored } from '../device/stored'

/** What is being written, by whose and where. */
const drafts = stored<Record<string, string>>('drafts')

/** Those that a screen shows just now: some browsers keep nothing, and there too a field must take what is typed. */
const shown = new Map<string, string>()
const listeners = new Map<string, Set<() => void>>()

const present = (name: string) => shown.get(name) ?? drafts.read()?.[name] ?? ''

function subscribe(name: string, notify: () => void) {
  const others = listeners.get(name) ?? new Set()
  listeners.set(name, others.add(notify))
  return () => {
    others.delete(notify)
    if (others.size === 0) shown.delete(name)
  }
}

function change(name: string, changed: string) {
  shown.set(name, changed)
  const { [name]: _former, ...others } = drafts.read() ?? {}
  drafts.write(changed ? { ...others, [name]: changed } : others)
  for (const notify of listeners.get(name) ?? []) notify()
}

type Change = (typed: string) => string

/**
 * Words that are still being written: they outlive the page, and go with whoever signs out. They are changed by what they
 * are at that moment, also by a screen that has been left and heard of a refusal only then.
 */
export function useKeptDraft(memberId: string, place: string): [text: string, write: (by: Change) => void] {
  const name = `${memberId}:${place}`
  const text = useSyncExternalStore(
    (notify) => subscribe(name, notify),
    () => present(name),
  )
  return [text, (by) => change(name, by(present(name)))]
}

export function forgetDrafts() {
  shown.clear()
  drafts.clear()
}
