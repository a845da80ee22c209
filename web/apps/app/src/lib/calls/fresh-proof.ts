import { observable } from '../device/observable'

/** Somebody is asked to show once more that it is them; whoever waits hears whether they did. */
interface Question {
  answer: (isProven: boolean) => void
}

export const proofQuestion = observable<Question | null>(null)

let asked: Promise<boolean> | undefined

/** Calls that come at the same time wait for one answer. */
function askForProof(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    proofQuestion.set({
      answer: (isProven) => {
        asked = undefined
        proofQuestion.set(null)
        resolve(isProven)
      },
    })
  })
  return asked
}

async function wantsProof(response: Response): Promise<boolean> {
  if (response.status !== 403) return false
  const problem: { field?: string } = await response
    .clone()
    .json()
    .catch(() => ({}))
  return problem.field === 'fresh_proof'
}

interface Answered {
  request: Request
  response: Response
  options: { fetch: (request: Request) => Promise<Response> }
}

/** The server asks for a proof of the last ten minutes before anything that cannot be taken back. Once it is given, the call is made again. */
export async function afterFreshProof({ request, response, options }: Answered): Promise<Response | undefined> {
  if (!(await wantsProof(response))) return undefined
  return (await askForProof()) ? options.fetch(request) : undefined
}
