import { test as base, inject } from 'vitest'
import { Server, type ServerPlan } from './server'

type StartServer = (plan?: ServerPlan) => Promise<Server>

const startHere: StartServer = (plan = {}) => Server.start({ postgresUrl: inject('postgresUrl'), ...plan })

/** `test` with servers on the database of the present project. */
export const test = base
  /** One for all tests of a file. A test that moves the clock or stops it takes `startServer`. */
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startHere()
    onCleanup(() => server.remove())
    return server
  })
  /** Starts servers for one test alone; they are removed with it. */
  .extend('startServer', async ({}, { onCleanup }): Promise<StartServer> => {
    const started: Server[] = []
    onCleanup(async () => {
      for (const server of started) await server.remove()
    })
    return async (plan) => {
      const server = await startHere(plan)
      started.push(server)
      return server
    }
  })

export { describe, expect } from 'vitest'
