import type { TeamUsageRow } from '../../../manifest/contract/team-usage.ts'
import type { Queryable } from '../database/database.ts'

const days = 30

/**
 * Returns the ended queries of all clients as one team, by day in Brasília and consulta, of the last 30 days, today included. A
 * gateway does not know the contract's incomplete answers.
 */
export const listUsage = ({ query }: Queryable, now = new Date()): Promise<TeamUsageRow[]> =>
  query(
    `with today as (select ($1::timestamptz at time zone 'America/Sao_Paulo')::date as day)
     select (at at time zone 'America/Sao_Paulo')::date::text as date, consulta as "consultaId",
       (count(*) filter (where outcome = 'found'))::int as found, 0 as incomplete,
       (count(*) filter (where outcome = 'notFound'))::int as "notFound",
       (count(*) filter (where outcome = 'failed'))::int as failed
     from transfer, today
     where outcome is not null
       and at >= (today.day - ${days - 1})::timestamp at time zone 'America/Sao_Paulo' and at <= $1
     group by 1, 2 order by 1, 2`,
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
