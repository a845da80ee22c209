import { answerOf, openMemberClient } from '@evenkeel/api'

/** The service listener has an address of its own, which comes with the configuration, as does the cookie. */
export async function serviceAddress(): Promise<string> {
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { service_url } = await answerOf(openMemberClient(location.origin).POST('/config', { body: { tz } }))
  return service_url
}
