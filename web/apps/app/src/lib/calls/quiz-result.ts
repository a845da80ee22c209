import { answerOf, type Member } from '@evenkeel/api'
import i18next from 'i18next'
import { stored } from '../device/stored'
import { memberApi } from './member-api'

const kept = stored<string>('quiz_result_key')

/** The quiz on the public site sends people here with `?quiz=KEY`; the key waits until there is an account. */
export function keepQuizResult(address: Location) {
  const key = new URLSearchParams(address.search).get('quiz')
  if (key) kept.write(key)
}

export const quizResult = { key: () => kept.read(), forget: () => kept.clear() }

/** Makes the result part of the account, whose first plan begins from it. Again by the same member changes nothing. */
export async function attachQuizResult(quiz_result_key: string) {
  const body = { quiz_result_key, language_code: i18next.language }
  const reply = await answerOf(memberApi.POST('/authorized/assessment/discovery', { body }))
  kept.clear()
  return reply
}

/** For an account that has its plan already: the result joins it, and a result that is gone is no news. */
export async function joinQuizResult(member: Member): Promise<Member> {
  const key = kept.read()
  if (!key || !member.onboarded) return member
  try {
    return (await attachQuizResult(key)).member
  } catch {
    return member
  }
}
