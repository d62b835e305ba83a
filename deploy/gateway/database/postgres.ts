import pg from 'pg'
import { Refusal } from '../server/exchange.ts'
import { type Database, gatewayRole, type Queryable } from './database.ts'
import { migrate } from './migrate.ts'

type PostgresOptions = {
  /** The most connections of this process. */
  connections?: number
  /** Receives the error of a connection that broke while idle. The next query opens another. */
  onIdleError?: (error: Error) => void
}

/**
 * Opens a PostgreSQL by its URL. The user of the URL owns the tables and applies the migrations; queries run as the
 * gateway's role.
 */
export async function openPostgres(
  url: string,
  { connections = 10, onIdleError = () => undefined }: PostgresOptions = {},
): Promise<Database> {
  const owner = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: connectTimeoutMs })
  try {
    await migrate(wrapPool(owner))
  } finally {
    await owner.end()
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    // A statement that waits longer would hold its connection while clients have given up.
    statement_timeout: 20_000,
    options: `-c role=${gatewayRole}`,
  })
  pool.on('error', onIdleError)
  return wrapPool(pool)
}

const connectTimeoutMs = 5_000

export const wrapPool = (pool: pg.Pool): Database => ({
  ...wrapQueries(pool),
  async transaction(work) {
    const client = await pool.connect().catch(refuseUnavailable)
    let broken: Error | undefined
    try {
      await client.query('begin')
      const result = await work(wrapQueries(client))
      await client.query('commit')
      return result
    } catch (error) {
      // A connection that cannot roll back is closed.
      await client.query('rollback').catch((failure: Error) => {
        broken = failure
      })
      throw error
    } finally {
      client.release(broken)
    }
  },
  close: () => pool.end(),
})

const wrapQueries = (one: pg.Pool | pg.PoolClient): Queryable => ({
  query: async <Row>(sql: string, values: readonly unknown[] = []) =>
    (await one.query(sql, [...values]).catch(refuseUnavailable)).rows as Row[],
  runFile: async (sql) => void (await one.query(sql)),
})

/** Errors of a statement itself. Others are the server's: it is full, slow, stopping or unreachable. */
const isStatementError = (error: unknown) =>
  error instanceof pg.DatabaseError && !/^(?:08|53|57|58|XX)/.test(error.code ?? '')

function refuseUnavailable(error: unknown): never {
  if (isStatementError(error)) throw error
  throw new Refusal(503, 'O banco do gateway não respondeu: tente de novo em instantes')
}
