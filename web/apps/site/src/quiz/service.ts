import { answerOf, openMemberClient, openServiceClient, type QuizAnswers } from '@evenkeel/api'

/** The quiz lives on the service listener; its address comes with the configuration, as does the cookie. */
export async function serviceAddress(): Promise<string> {
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { service_url } = await answerOf(openMemberClient(location.origin).POST('/config', { body: { tz } }))
  return service_url
}

/** Keeps the answers; answers the key of the result. */
export async function keepAnswers(answers: QuizAnswers): Promise<string> {
  const client = openServiceClient(await serviceAddress())
  const { quiz_result_key } = await answerOf(client.POST('/quiz/result', { body: answers }))
  return quiz_result_key
}
