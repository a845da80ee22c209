import type { Problem } from '@evenkeel/api'

export interface FakeReply {
  status: number
  body?: unknown
}

export type Body = Record<string, unknown>
/** Keyed by path, and for anything but POST by method and path. A query counts as a body. */
export type Handlers = Record<string, (body: Body) => FakeReply>

export const refused = (status: number, error_code: string, error_message: string, field?: string): FakeReply => ({
  status,
  body: { error_code, error_message, request_id: 'fake', ...(field && { field }) } satisfies Problem,
})

export const ok = (body: unknown, status = 200): FakeReply => ({ status, body })
