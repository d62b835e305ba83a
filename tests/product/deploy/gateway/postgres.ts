import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { wrapPool } from '../../../../deploy/gateway/database/postgres.ts'
import { type PostgresServer, startPostgres } from '../../../support/postgres-server.ts'
import { createSchema } from './databases.ts'

/** Starts a PostgreSQL of its own for the file's tests, and removes it after them. */
export function usePostgres() {
  let server: PostgresServer
  let pool: pg.Pool

  beforeAll(async () => {
    server = await startPostgres()
    pool = new pg.Pool({ connectionString: server.url, max: 20 })
    // Tests stop the server.
    pool.on('error', () => undefined)
  })
  afterAll(async () => {
    await pool.end()
    server.remove()
  })
  return {
    url: () => server.url,
    start: () => server.start(),
    stop: (mode?: 'fast' | 'immediate') => server.stop(mode),
    createDatabase: () => createSchema(wrapPool(pool)),
    asOwner: () => wrapPool(pool),
  }
}
