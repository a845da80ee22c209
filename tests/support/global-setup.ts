import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases can be made; undefined: every server keeps an SQLite file of its own. */
    postgresUrl: string | undefined
  }
}

/** One PostgreSQL for the whole run of the project that asks for it. */
export default async function setup(project: TestProject) {
  if (project.name !== 'postgresql') {
    project.provide('postgresUrl', undefined)
    return
  }
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}
