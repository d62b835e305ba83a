/** A value that a statement takes. JSON is passed as text. */
export type SqlValue = string | number | boolean | Date | Uint8Array | null | readonly string[]

/** Runs statements of PostgreSQL's SQL. A row has only texts, numbers, dates, bytes and JSON: cast numerics and bigints. */
export type Queryable = {
  query: <Row = Record<string, unknown>>(sql: string, values?: readonly SqlValue[]) => Promise<Row[]>
  /** Runs a file of statements without values. */
  runFile: (sql: string) => Promise<void>
}

/** One database in two sizes: PGlite in this process, or a PostgreSQL server that several gateways share. */
export type Database = Queryable & {
  /** Commits if `work` resolves, otherwise rolls back. */
  transaction: <Result>(work: (transaction: Queryable) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

/** The role of a running gateway: it cannot change what was written down (database/migrations). */
export const gatewayRole = 'averigua_gateway'
