import { answerOf, asCallFailed, type Member, type Problem } from '@evenkeel/api'
import { useEffect, useSyncExternalStore } from 'react'
import { useMemberUpdate } from './config'
import { isFinal } from './final-refusal'
import { useMember } from './member'
import { memberApi } from './member-api'
import { stored } from './stored'
import { newUuid } from './uuid'

/** An article that was read to its end, or rated, while there was no connection to start its event with. */
export interface Ending {
  memberId: string
  articleId: string
  /** Of the reading, so that telling it twice opens no second one; entries of older versions have none. */
  eventUuid?: string
  isDaily: boolean
  isCompleted: boolean
  rating?: number
  /** Set once it was refused for good. */
  refusal?: Problem
}

const endings = stored<Ending[]>('article_endings')

let present: readonly Ending[] = endings.read() ?? []
const listeners = new Set<() => void>()

function write(all: readonly Ending[]) {
  endings.write([...all])
  present = all
  for (const notify of listeners) notify()
}

type Told = Pick<Ending, 'memberId' | 'articleId'>

const isSame = (one: Told, other: Told) => one.memberId === other.memberId && one.articleId === other.articleId

const without = (ending: Told) => (endings.read() ?? []).filter((known) => !isSame(known, ending))

/** Kept until it can be told; what is added later about the same article joins it. */
export function keepEnding(ending: Omit<Ending, 'eventUuid'>) {
  const known = (endings.read() ?? []).find((candidate) => isSame(candidate, ending))
  const isCompleted = ending.isCompleted || known?.isCompleted === true
  const eventUuid = known?.eventUuid ?? newUuid()
  write([...without(ending), { ...known, ...ending, eventUuid, isCompleted }])
}

async function tell({ articleId, eventUuid, isDaily, isCompleted, rating }: Ending): Promise<Member> {
  const article = { article_id: articleId }
  const opening = { ...article, ...(eventUuid && { event_uuid: eventUuid }) }
  const start = await answerOf(memberApi.POST('/authorized/assessment/article/start', { body: opening }))
  const event = { ...article, event_uuid: start.event_uuid }
  let { member } = start
  if (isCompleted) {
    const body = { ...event, is_daily_learn_article: isDaily }
    member = (await answerOf(memberApi.POST('/authorized/assessment/article/completion', { body }))).member
  }
  if (rating === undefined) return member
  const body = { ...event, article_rating: rating }
  return (await answerOf(memberApi.POST('/authorized/assessment/article/rating', { body }))).member
}

export const forgetEnding = (ending: Ending) => write(without(ending))

/** Tells the server of every ending that waits for this member. All three calls are harmless when repeated. */
export async function settleEndings(memberId: string): Promise<Member | undefined> {
  let member: Member | undefined
  for (const ending of (endings.read() ?? []).filter((known) => known.memberId === memberId && !known.refusal)) {
    try {
      member = await tell(ending)
      forgetEnding(ending)
    } catch (thrown) {
      const failed = asCallFailed(thrown)
      if (!isFinal(failed)) break
      write([...without(ending), { ...ending, refusal: failed.problem }])
    }
  }
  return member
}

/** Tells it once more after a refusal. */
export async function retryEnding({ refusal: _refusal, ...ending }: Ending): Promise<Member | undefined> {
  write([...without(ending), ending])
  return settleEndings(ending.memberId)
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** What was refused for good of this member. */
export function useRefusedEndings(memberId: string): readonly Ending[] {
  const known = useSyncExternalStore(subscribe, () => present)
  return known.filter((ending) => ending.memberId === memberId && ending.refusal)
}

export function useSettledEndings(isOnline: boolean) {
  const { member_id } = useMember()
  const updateMember = useMemberUpdate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: settled once per connection, not once per rendering.
  useEffect(() => {
    if (isOnline) settleEndings(member_id).then((member) => member && updateMember(member))
  }, [isOnline, member_id])
}
