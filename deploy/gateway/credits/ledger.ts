import type { Outcome } from '../audit/audit-record.ts'
import type { Database, Queryable } from '../database/database.ts'
import { groupCalls } from '../database/group-calls.ts'
import { Refusal } from '../server/exchange.ts'

/** The credits that each user begins with, unless `--credits` says otherwise. */
export const defaultCredits = 10_000

/** Credits that a client holds for a query until it ends. */
export type Reservation = { query: string; client: string; consulta: string; amount: number }

/** A query's end. A failure releases what was reserved, an answer settles it. */
export type Ending = Reservation & { outcome: Outcome }

export type Ledger = ReturnType<typeof createLedger>

/**
 * Creates the ledger over its tables (migration 2). The database keeps its rules: no account is overdrawn, a query ends once,
 * and an account's parts are together what was granted.
 */
export function createLedger(database: Database, startBalance: number = defaultCredits) {
  const { query } = database
  const opened = new Set<string>()
  const reserveOne = groupCalls((reservations: readonly Reservation[]) =>
    reserveQueries(database, reservations),
  )

  /** Grants a new client its first credits. */
  async function openAccount(client: string): Promise<void> {
    if (opened.has(client)) return
    await query(
      `with opened as (
         insert into account (client, granted, available) values ($1, $2, $2) on conflict do nothing returning client
       )
       insert into transfer (client, kind, debited, credited, amount)
       select client, 'grant', 'granted', 'available', $2 from opened`,
      [client, startBalance],
    )
    opened.add(client)
  }

  return {
    async readBalance(client: string): Promise<number> {
      await openAccount(client)
      const [account] = await query<{ available: number }>(
        'select available::float8 as available from account where client = $1',
        [client],
      )
      return account?.available ?? 0
    },
    /**
     * Reserves the cost of a query, once.
     *
     * @throws Refusal: 402 if the available credits do not suffice.
     */
    async reserve(reservation: Reservation): Promise<void> {
      await openAccount(reservation.client)
      if (reservation.amount === 0 || (await reserveOne(reservation))) return
      throw new Refusal(402, 'O saldo não basta para esta consulta')
    },
    endQueries,
  }
}

/** Reserves the costs of queries. Returns true for each query that is reserved, now or by an earlier attempt. */
async function reserveQueries({ query }: Queryable, reservations: readonly Reservation[]) {
  const reserved = await query<{ id: string }>('select reserve_queries($1) as id', [
    JSON.stringify(reservations),
  ])
  const ids = new Set(reserved.map(({ id }) => id))
  return reservations.map((one) => ids.has(one.query))
}

/** Ends queries together. A query that has ended stays as it is. */
export async function endQueries({ query }: Queryable, endings: readonly Ending[]): Promise<void> {
  if (endings.length > 0) await query('select end_queries($1)', [JSON.stringify(endings)])
}

/** Releases what queries of stopped processes still hold, unless a batch asks them again. `minutes` is longer than any query. */
export async function releaseAbandoned(database: Queryable, minutes = 15): Promise<number> {
  const abandoned = await database.query<Reservation>(
    `select query, client, consulta, amount::float8 as amount from account join transfer held using (client)
     where account.held > 0 and kind = 'reserve' and at < now() - make_interval(mins => $1) and at > now() - interval '7 days'
       and not exists (select from transfer where query = held.query and kind in ('settle', 'release'))
       and not exists (
         select from batch_line join batch on batch.id = batch_line.batch
         where batch_line.query = held.query and batch.status in ('queued', 'running'))`,
    [minutes],
  )
  const endings = abandoned.map((one): Ending => ({ ...one, outcome: 'failed' }))
  await endQueries(database, endings)
  return endings.length
}
