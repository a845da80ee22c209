import { anAdmin } from './admin'
import { contract } from './contract'
import { aMember, aVisitor, type Person } from './person'
import type { Server } from './server'

export type Listener = 'member' | 'service' | 'dashboard'

export interface Call {
  listener: Listener
  method: string
  path: string
  /** Who may call it, as the contract says. */
  caller: string
}

/** Every call of a listener, as its contract lists them. Files are no calls: nobody signs in for them. */
export const callsOf = (listener: Listener): Call[] =>
  Object.entries(contract(listener).document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => !operation['x-file'])
      .map(([method, operation]) => ({
        listener,
        method: method.toUpperCase(),
        path,
        caller: String(operation['x-caller']),
      })),
  )

export const everyCall: readonly Call[] = (['member', 'service', 'dashboard'] as const).flatMap(callsOf)

/** For `test.for`: each call with its name in front. */
export const named = (calls: readonly Call[]) =>
  calls.map((call) => [`${call.listener} ${call.method} ${call.path}`, call] as [string, Call])

/** Somebody whom the call lets in as far as its body. */
export async function callerOf(call: Call, server: Server): Promise<Person> {
  if (call.caller === 'Admin') return anAdmin(server)
  if (call.caller !== 'Visitor' || call.listener !== 'member') return aMember(server)
  const visitor = aVisitor(server)
  await visitor.config()
  return visitor
}

export const clientOf = (person: Person, { listener }: Call) =>
  ({ member: person.api, service: person.service, dashboard: person.dashboard })[listener]
