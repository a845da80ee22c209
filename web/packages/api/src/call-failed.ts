/** The error body of every API of ours. */
export interface Problem {
  error_code: string
  /** A sentence for a person, in the caller's language. */
  error_message: string
  field?: string
  request_id?: string
}

const WITHOUT_A_BODY: Problem = {
  error_code: 'bad_request_error',
  error_message: 'Something went wrong - please try again',
}

/** A call that was refused, or that nobody answered (`status` 0). */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'

  constructor(
    readonly problem: Problem,
    readonly status: number,
    options?: ErrorOptions,
  ) {
    super(problem.error_message, options)
  }

  get code(): string {
    return this.problem.error_code
  }

  /** No answer came at all: the way is blocked, not the request. Sending it again later may work. */
  get isUnanswered(): boolean {
    return this.status === 0
  }

  /** A limit of what was sent, such as the check-ins of one day, and not of how fast: it will not pass by waiting. */
  get isLimitOfField(): boolean {
    return this.status === 429 && this.problem.field !== undefined
  }

  get isWorthRepeating(): boolean {
    if (this.isLimitOfField) return false
    return this.isUnanswered || this.status >= 500 || this.status === 408 || this.status === 429
  }
}

function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' &&
    body !== null &&
    typeof (body as Partial<Problem>).error_code === 'string' &&
    typeof (body as Partial<Problem>).error_message === 'string'
  )
}

export const refusal = (body: unknown, status: number, options?: ErrorOptions) =>
  new CallFailed(isProblem(body) ? body : WITHOUT_A_BODY, status, options)

export const unanswered = (cause: unknown) => new CallFailed(WITHOUT_A_BODY, 0, { cause })

/** Whatever was thrown, as a refusal that a screen can show. */
export const asCallFailed = (thrown: unknown): CallFailed =>
  thrown instanceof CallFailed ? thrown : new CallFailed(WITHOUT_A_BODY, 400, { cause: thrown })
