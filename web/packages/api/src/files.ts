import { CallFailed, refusal } from './call-failed'
import { USUAL_RETRIES } from './retries'
import { send } from './transport'

const FILE_TIMEOUT = 15_000

interface FilePlan {
  cache: RequestCache
  /** What to throw for an answer that is not ok. */
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

/** A quiz result by its unguessable key. */
export const fetchQuizResult = <Result>(serviceUrl: string, key: string): Promise<Result> =>
  fetchFile(`${serviceUrl}/quiz-results/${encodeURIComponent(key)}.json`, { cache: 'no-store', failure: asItIsRefused })

/** What a certification code stands for; it never changes, so a cached one will do. */
export const fetchCertificationCode = <Detail>(serviceUrl: string, uniqueCode: string): Promise<Detail> =>
  fetchFile(`${serviceUrl}/temp/${encodeURIComponent(uniqueCode)}.json`, { cache: 'default', failure: asItIsRefused })
