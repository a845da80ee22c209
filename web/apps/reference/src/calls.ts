import type { OpenApi, Operation } from './open-api'

export interface Call {
  /** Its place in an address: "post-account-create". */
  slug: string
  method: string
  path: string
  area: string
  caller: string
  operation: Operation
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch'])

/** Who may call is said beside the path already, and these two only say that something is kept or proposed. */
const NO_AREA = new Set(['premium', 'authorized', 'app-admin', 'assessment', 'recommendation'])

function areaOf(path: string): string {
  const segments = path.split('/').filter((segment) => segment && !NO_AREA.has(segment))
  // "articles" and "article" are one area, "/hrv-task/status" and "/hrv-task" as well.
  return (segments[0] ?? '').replace(/s$/, '').replaceAll(/[_-]/g, ' ')
}

const slugOf = (method: string, path: string) => `${method}${path.replaceAll('/', '-').replaceAll(/[{}]/g, '')}`

export function callsOf({ paths }: OpenApi): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({
        slug: slugOf(method, path),
        method: method.toUpperCase(),
        path,
        area: areaOf(path),
        caller: operation['x-caller'],
        operation,
      })),
  )
}

export interface Area {
  /** Empty for the calls that are alone in their area. */
  name: string
  calls: Call[]
}

export interface Group {
  caller: string
  areas: Area[]
}

/** From who needs least to who needs most; what is not known comes last. */
const CALLERS = ['Visitor', 'ServiceVisitor', 'Member', 'PremiumMember', 'Trainer', 'Admin']

function grouped<T>(things: T[], nameOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const thing of things) groups.set(nameOf(thing), [...(groups.get(nameOf(thing)) ?? []), thing])
  return groups
}

const rankOf = (caller: string) => (CALLERS.indexOf(caller) + CALLERS.length + 1) % (CALLERS.length + 1)

function areasOf(calls: Call[]): Area[] {
  const byName = grouped(calls, ({ area }) => area)
  const areas = [...byName].map(([name, members]) => ({ name, calls: members }))
  const large = areas.filter((area) => area.calls.length > 1)
  const alone = areas.filter((area) => area.calls.length === 1).flatMap((area) => area.calls)
  return alone.length > 0 ? [...large, { name: '', calls: alone }] : large
}

export function groupsOf(calls: Call[]): Group[] {
  return [...grouped(calls, ({ caller }) => caller)]
    .toSorted(([a], [b]) => rankOf(a) - rankOf(b))
    .map(([caller, members]) => ({ caller, areas: areasOf(members) }))
}
