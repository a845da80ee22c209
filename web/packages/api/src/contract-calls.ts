// The calls of the contract by name, as "POST /config", with the types of what they take and answer.
import type { paths as MemberPaths } from './generated/member'
import type { paths as ServicePaths } from './generated/service'

type Json<Body> = { content: { 'application/json': Body } }
type Taking = { requestBody: Json<unknown> }

type Posts<Paths> = {
  [Path in keyof Paths & string as Paths[Path] extends { post: Taking } ? `POST ${Path}` : never]: Paths[Path] extends {
    post: infer Operation
  }
    ? Operation
    : never
}
type Puts<Paths> = {
  [Path in keyof Paths & string as Paths[Path] extends { put: Taking } ? `PUT ${Path}` : never]: Paths[Path] extends {
    put: infer Operation
  }
    ? Operation
    : never
}

type MemberCalls = Posts<MemberPaths> & Puts<MemberPaths>
type ServiceCalls = Posts<ServicePaths> & Puts<ServicePaths>
type Calls = MemberCalls & ServiceCalls

export type ServiceCallName = keyof ServiceCalls
/** Every call that takes a body. */
export type CallName = keyof Calls

export type RequestOf<Name extends CallName> = Calls[Name] extends { requestBody: Json<infer Body> } ? Body : never

type AnswersOf<Responses> = {
  [Status in Extract<keyof Responses, 200 | 201>]: Responses[Status] extends Json<infer Answer> ? Answer : never
}[Extract<keyof Responses, 200 | 201>]

export type ReplyOf<Name extends CallName> = Calls[Name] extends { responses: infer Responses }
  ? AnswersOf<Responses>
  : never
