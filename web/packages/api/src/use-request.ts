import { useMutation } from '@tanstack/react-query'
import { asCallFailed, type CallFailed } from './call-failed'

/** The four states of every request. */
export type RequestState = 'unstarted' | 'fetching' | 'success' | 'error'

const STATE_OF = { idle: 'unstarted', pending: 'fetching', success: 'success', error: 'error' } as const

export interface RequestHandle<Input, Output = unknown> {
  state: RequestState
  error: CallFailed | undefined
  /** The latest answer. */
  data: Output | undefined
  send: (input: Input) => void
  reset: () => void
}

interface RequestOptions<Input, Output> {
  onSuccess?: (output: Output, input: Input) => void
}

/** One request of a screen: what state it is in, how to send it, and what went wrong. */
export function useRequest<Input, Output>(
  call: (input: Input) => Promise<Output>,
  { onSuccess }: RequestOptions<Input, Output> = {},
): RequestHandle<Input, Output> {
  const mutation = useMutation({
    mutationFn: call,
    // The transport decides about repeats; a request pressed while offline has to fail now, not wait unseen.
    networkMode: 'always',
    retry: false,
    onSuccess: (output, input) => onSuccess?.(output, input),
  })
  return {
    state: STATE_OF[mutation.status],
    error: mutation.error ? asCallFailed(mutation.error) : undefined,
    data: mutation.data,
    send: mutation.mutate,
    reset: mutation.reset,
  }
}
