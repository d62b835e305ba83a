import { PGlite, type Transaction } from '@electric-sql/pglite'
import { type Database, gatewayRole, type Queryable } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { migrate } from './migrate.ts'

/**
 * Opens the database of one process, in a folder or in memory. The process is the only one that may use the folder.
 */
export async function openPglite(folder?: string): Promise<Database> {
  const unlock = folder === undefined ? () => undefined : lockFolder(folder)
  try {
    const pglite = await PGlite.create(folder === undefined ? {} : { dataDir: folder })
    const database = wrapPglite(pglite)
    await migrate(database)
    await pglite.exec(`set role ${gatewayRole}`)
    return {
      ...database,
      async close() {
        await pglite.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

export const wrapPglite = (pglite: PGlite): Database => ({
  ...wrapQueries(pglite),
  transaction: (work) => pglite.transaction((transaction) => work(wrapQueries(transaction))),
  close: () => pglite.close(),
})

const wrapQueries = (one: Pick<PGlite | Transaction, 'query' | 'exec'>): Queryable => ({
  query: async <Row>(sql: string, values: readonly unknown[] = []) =>
    (await one.query<Row>(sql, [...values])).rows,
  runFile: async (sql) => void (await one.exec(sql)),
})
