import { PGlite } from '@electric-sql/pglite'
import { type Database, gatewayRole, type SqlValue } from '../../../../deploy/gateway/database/database.ts'
import { migrate } from '../../../../deploy/gateway/database/migrate.ts'
import { wrapPglite } from '../../../../deploy/gateway/database/pglite.ts'

/** The files that a worker runs share one PGlite, because its start takes a second. */
let shared: Promise<Database> | undefined

let count = 0

/** An empty database as a gateway uses it, and as the owner of its tables does. */
export type TestDatabase = { database: Database; owner: Database }

/** Returns a schema of its own in the PGlite of this worker. */
export async function createTestDatabase(): Promise<TestDatabase> {
  shared ??= PGlite.create().then(wrapPglite)
  return createSchema(await shared)
}

export const createDatabase = async (): Promise<Database> => (await createTestDatabase()).database

/** Creates a migrated schema of its own. */
export async function createSchema(server: Database): Promise<TestDatabase> {
  count += 1
  const schema = `test_${process.pid}_${count}`
  await server.runFile(`create schema ${schema}`)
  const owner = useSchema(server, schema)
  await migrate(owner)
  return { owner, database: useSchema(server, schema, gatewayRole) }
}

/** Returns the tables of a schema. */
function useSchema(server: Database, schema: string, role?: string): Database {
  const asRole = role === undefined ? '' : `; set local role ${role}`
  const database: Database = {
    query: <Row>(sql: string, values: readonly SqlValue[] = []) =>
      database.transaction(({ query }) => query<Row>(sql, values)),
    runFile: (sql) => database.transaction(({ runFile }) => runFile(sql)),
    transaction: (work) =>
      server.transaction(async (transaction) => {
        await transaction.runFile(`set local search_path to ${schema}${asRole}`)
        return work(transaction)
      }),
    close: async () => undefined,
  }
  return database
}
