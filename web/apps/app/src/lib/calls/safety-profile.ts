import { answerOf } from '@evenkeel/api'
import { keptQuery } from './kept-queries'
import { memberApi } from './member-api'

/** The questions, this member's answers, and the exercises that stay away unless somebody asks for them. */
export const safetyQuery = (memberId: string) =>
  keptQuery([memberId, 'safety'], () => answerOf(memberApi.GET('/authorized/safety_profile', {})))

export interface SafetyAnswers {
  codes: string[]
  allowed_exercises: string[]
}

/** Keeps the answers; whoever says "none" has answered too. */
export const keepSafety = (answers: SafetyAnswers) =>
  answerOf(memberApi.POST('/authorized/safety_profile', { body: { known: true, ...answers } }))
