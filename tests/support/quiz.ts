import type { QuizTaken } from '../../web/packages/api/src/types'
import type { Person } from './person'
import type { Server } from './server'
import { quizAnswers } from './valid-bodies'

export const takeQuiz = (person: Person, body: object = quizAnswers(), headers: Record<string, string> = {}) =>
  person.service.post<QuizTaken>('/quiz/result', body, headers)

/** The public file of a result. */
export const quizResultFile = (server: Server, key: string, headers: Record<string, string> = {}) =>
  fetch(`${server.service}/quiz-results/${key}.json`, { headers })
