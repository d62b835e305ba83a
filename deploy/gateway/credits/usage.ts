import type { TeamUsageRow } from '../../../manifest/contract/team-usage.ts'
import type { Queryable } from '../database/database.ts'

const days = 30

/** SQL of the day of a time, in Brasília. */
const readDay = (time: string) => `(${time} at time zone 'America/Sao_Paulo')::date`

/** SQL of the time at which a day begins in Brasília. */
const startDay = (day: string) => `(${day})::timestamp at time zone 'America/Sao_Paulo'`

/** The first of the last 30 days that is not in `usage_day` yet. `$1` is now. */
const firstOpenDay = `greatest(${readDay('$1::timestamptz')} - ${days - 1}, (select max(day) + 1 from usage_day))`

const countOutcomes = `select ${readDay('at')} as day, consulta,
    (count(*) filter (where outcome = 'found'))::int as found,
    (count(*) filter (where outcome = 'notFound'))::int as not_found,
    (count(*) filter (where outcome = 'failed'))::int as failed
  from transfer where outcome is not null and at >= ${startDay(firstOpenDay)}`

/** Adds up the days that ended at least an hour ago: a query that ended before midnight may be stored a little later. */
export const sumUsage = ({ query }: Queryable, now = new Date()) =>
  query(
    `insert into usage_day
     ${countOutcomes} and at < ${startDay(readDay(`($1::timestamptz - interval '1 hour')`))}
     group by 1, 2 on conflict do nothing`,
    [now],
  )

/**
 * Returns the ended queries of all clients as one team, by day in Brasília and consulta, of the last 30 days, today included. A
 * gateway does not know the contract's incomplete answers.
 */
export const listUsage = ({ query }: Queryable, now = new Date()): Promise<TeamUsageRow[]> =>
  query(
    `select day::text as date, consulta as "consultaId", found, 0 as incomplete, not_found as "notFound", failed
     from (
       select * from usage_day where day between ${readDay('$1::timestamptz')} - ${days - 1} and ${readDay('$1::timestamptz')}
       union all (${countOutcomes} and at <= $1 group by 1, 2)
     ) counted order by 1, 2`,
    [now],
  )

/** A line of a client's statement. */
type StatementRow = {
  at: string
  kind: string
  consulta: string | null
  outcome: string | null
  amount: number
}

/** Returns what changed a client's credits, the newest first: grants and answers. A failed query changes nothing. */
export const listStatement = ({ query }: Queryable, client: string, limit = 1_000): Promise<StatementRow[]> =>
  query(
    `select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, kind, consulta, outcome,
       (case kind when 'grant' then amount else -amount end)::float8 as amount
     from transfer where client = $1 and kind in ('grant', 'settle') and amount > 0 order by id desc limit $2`,
    [client, limit],
  )
