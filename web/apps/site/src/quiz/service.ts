import { answerOf, openServiceClient, type QuizAnswers } from '@evenkeel/api'
import { serviceAddress } from '../lib/service'

/** Keeps the answers; answers the key of the result. */
export async function keepAnswers(answers: QuizAnswers): Promise<string> {
  const client = openServiceClient(await serviceAddress())
  const { quiz_result_key } = await answerOf(client.POST('/quiz/result', { body: answers }))
  return quiz_result_key
}
