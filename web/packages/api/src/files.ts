import { CallFailed, refusal } from './call-failed'
import type { DiscoveryQuiz } from './quiz'
import { USUAL_RETRIES } from './retries'
import { send } from './transport'
import type { QuizTaken } from './types'

const FILE_TIMEOUT = 15_000

interface FilePlan {
  cache: RequestCache
  /** Makes the error for an answer that is not ok. */
  failure: (response: Response) => Promise<CallFailed>
}

const asItIsRefused = async (response: Response) =>
  refusal(await response.json().catch(() => undefined), response.status)

async function fetchFile<Content>(address: string, { cache, failure }: FilePlan): Promise<Content> {
  // Whoever knows the name may read it: no cookie goes along.
  const request = new Request(address, { cache, credentials: 'omit' })
  const response = await send(request, { retries: USUAL_RETRIES, timeout: FILE_TIMEOUT })
  if (!response.ok) throw await failure(response)
  return response.json().catch((cause) => {
    throw refusal(undefined, response.status, { cause })
  })
}

/** An article by its file name without ".json"; never from a cache, so that a corrected text is seen at once. */
export const fetchArticleMetadata = <Article>(contentBase: string, filename: string): Promise<Article> =>
  fetchFile(`${contentBase}/learn/json/${encodeURIComponent(filename)}.json`, {
    cache: 'no-store',
    failure: async ({ status }) =>
      new CallFailed({ error_code: 'bad_request_error', error_message: 'Invalid Metadata Response' }, status),
  })

/** Without a language the browser's own decides. */
const inLanguage = (languageCode = '') => (languageCode ? `?language_code=${encodeURIComponent(languageCode)}` : '')

/** The pages and questions of the discovery quiz; asked about each time, sent again only when they changed. */
export const fetchDiscoveryQuiz = (contentBase: string, languageCode?: string): Promise<DiscoveryQuiz> =>
  fetchFile(`${contentBase}/quiz/discovery.json${inLanguage(languageCode)}`, {
    cache: 'no-cache',
    failure: asItIsRefused,
  })

/** Whom to call in every country; asked about each time, sent again only when it changed. Whoever shows it checks it first. */
export const fetchHelplines = (contentBase: string, languageCode: string): Promise<unknown> =>
  fetchFile(`${contentBase}/safety/helplines.json${inLanguage(languageCode)}`, {
    cache: 'no-cache',
    failure: asItIsRefused,
  })

/** A quiz result by its unguessable key. */
export const fetchQuizResult = <Result = QuizTaken>(
  serviceUrl: string,
  key: string,
  languageCode?: string,
): Promise<Result> =>
  fetchFile(`${serviceUrl}/quiz-results/${encodeURIComponent(key)}.json${inLanguage(languageCode)}`, {
    cache: 'no-store',
    failure: asItIsRefused,
  })

/** Reads the certificate that a code stands for; it never changes, so a cached one will do. */
export const fetchCertificationCode = <Detail>(serviceUrl: string, uniqueCode: string): Promise<Detail> =>
  fetchFile(`${serviceUrl}/temp/${encodeURIComponent(uniqueCode)}.json`, { cache: 'default', failure: asItIsRefused })
