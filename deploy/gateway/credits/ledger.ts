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
  const { query, transaction } = database
  const opened = new Set<string>()
  const reserveOne = groupCalls((reservations: readonly Reservation[]) =>
    transaction((inside) => reserveQueries(inside, reservations)),
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

/** Locks the accounts of clients. Processes lock them in one order, so that they never wait for each other in a circle. */
const lockAccounts = ({ query }: Queryable, entries: readonly { client: string }[]) =>
  query('select from account where client = any($1) order by client for update', [
    [...new Set(entries.map(({ client }) => client))],
  ])

/**
 * Reserves the costs of queries. Returns for each if it is reserved, by now or before. The cheapest are served first: a query
 * that is refused costs more than its client has left.
 */
async function reserveQueries(transaction: Queryable, reservations: readonly Reservation[]) {
  await lockAccounts(transaction, reservations)
  const reserved = await transaction.query<{ query: string }>(
    `with wanted as (
       select * from jsonb_to_recordset($1::jsonb) as row (query uuid, client text, consulta text, amount numeric)
     ), known as (
       select query from transfer where kind = 'reserve' and query in (select query from wanted)
     ), summed as (
       select *, sum(amount) over (partition by client order by amount, query) as total
       from wanted where query not in (select query from known)
     ), added as (
       insert into transfer (client, kind, debited, credited, amount, query, consulta)
       select client, 'reserve', 'available', 'held', amount, query, consulta
       from summed join account using (client) where total <= available
       returning query, client, amount
     ), changed as (
       update account set available = available - taken.amount, held = held + taken.amount
       from (select client, sum(amount) as amount from added group by client) taken
       where account.client = taken.client
     )
     select query::text as query from known union all select query::text from added`,
    [JSON.stringify(reservations)],
  )
  const queries = new Set(reserved.map(({ query }) => query))
  return reservations.map(({ query }) => queries.has(query))
}

/** Ends queries with one statement. A query that has ended stays as it is. */
export async function endQueries(transaction: Queryable, endings: readonly Ending[]): Promise<void> {
  if (endings.length === 0) return
  await lockAccounts(transaction, endings)
  await transaction.query(
    `with ending as (
       select * from jsonb_to_recordset($1::jsonb)
         as row (query uuid, client text, consulta text, outcome text, amount numeric)
     ), ended as (
       insert into transfer (client, kind, debited, credited, amount, query, consulta, outcome)
       select client, case outcome when 'failed' then 'release' else 'settle' end, 'held',
         case outcome when 'failed' then 'available' else 'spent' end, amount, query, consulta, outcome
       from ending
       on conflict do nothing returning client, credited, amount
     ), total as (
       select client,
         sum(amount) as held,
         coalesce(sum(amount) filter (where credited = 'spent'), 0) as spent,
         coalesce(sum(amount) filter (where credited = 'available'), 0) as available
       from ended group by client
     )
     update account set
       held = account.held - total.held,
       spent = account.spent + total.spent,
       available = account.available + total.available
     from total where account.client = total.client`,
    [JSON.stringify(endings)],
  )
}

/** Releases what queries of stopped processes still hold, unless a batch asks them again. `minutes` is longer than any query. */
export async function releaseAbandoned({ query, transaction }: Database, minutes = 15): Promise<number> {
  const abandoned = await query<Reservation>(
    `select query, client, consulta, amount::float8 as amount from transfer held
     where kind = 'reserve' and at < now() - make_interval(mins => $1) and at > now() - interval '7 days'
       and not exists (select from transfer where query = held.query and kind in ('settle', 'release'))
       and not exists (
         select from batch_line join batch on batch.id = batch_line.batch
         where batch_line.query = held.query and batch.status in ('queued', 'running'))`,
    [minutes],
  )
  const endings = abandoned.map((one): Ending => ({ ...one, outcome: 'failed' }))
  await transaction((inside) => endQueries(inside, endings))
  return endings.length
}
