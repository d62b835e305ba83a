-- Functions that store groups of queries with one call, so that a group waits once for the database. Each call is planned by the current
-- sizes of the tables. A plan made for small tables would read all later rows, and PGlite never collects statistics.

-- Locks the accounts of clients. All processes lock them in the same order, so there is no deadlock.
create function lock_accounts(entries jsonb) returns text[] language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  clients text[] := array(select distinct value->>'client' from jsonb_array_elements(entries));
begin
  perform from account where client = any(clients) order by client for update;
  return clients;
end
$$;

-- Reserves the costs of queries. Returns those that are reserved, now or by an earlier attempt. The cheapest come first, so a refused
-- query costs more than its client has left.
create function reserve_queries(entries jsonb) returns setof text language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  clients text[] := lock_accounts(entries);
  queries uuid[] := array(select (value->>'query')::uuid from jsonb_array_elements(entries));
begin
  return query with wanted as (
    select * from jsonb_to_recordset(entries) as row (query uuid, client text, consulta text, amount numeric)
  ), known as (
    -- An array instead of a join: for a join the database would read all reservations.
    select query from transfer where kind = 'reserve' and query = any(queries)
  ), summed as (
    select *, sum(amount) over (partition by client order by amount, query) as total
    from wanted where query not in (select query from known)
  ), added as (
    insert into transfer (client, kind, debited, credited, amount, query, consulta)
    select client, 'reserve', 'available', 'held', amount, query, consulta
    from summed join account using (client) where client = any(clients) and total <= available
    returning query, client, amount
  ), changed as (
    update account set available = available - taken.amount, held = held + taken.amount
    from (select client, sum(amount) as amount from added group by client) taken
    where account.client = taken.client and account.client = any(clients)
  )
  select query::text from known union all select query::text from added;
end
$$;

-- Ends queries. A query that has ended stays as it is.
create function end_queries(entries jsonb) returns void language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  clients text[] := lock_accounts(entries);
begin
  with ended as (
    insert into transfer (client, kind, debited, credited, amount, query, consulta, outcome)
    select client, case outcome when 'failed' then 'release' else 'settle' end, 'held',
      case outcome when 'failed' then 'available' else 'spent' end, amount, query, consulta, outcome
    from jsonb_to_recordset(entries) as row (query uuid, client text, consulta text, outcome text, amount numeric)
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
  from total where account.client = total.client and account.client = any(clients);
end
$$;

-- Stores results of batches' lines, each once, and counts them in their batches.
create function store_results(entries jsonb) returns void language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  -- A process that lost its lease may store its last results while the next process stores its first.
  perform from batch where id = any(array(select (value->>'batch')::uuid from jsonb_array_elements(entries))) order by id for update;
  with result as (
    select * from jsonb_to_recordset(entries) as row (batch uuid, line int, status int, at timestamptz, ms int, answer text)
  ), placed as (
    select result.*, batch.done + row_number() over (partition by batch order by line) - 1 as position
    from result join batch_line known using (batch, line) join batch on batch.id = result.batch
    where known.status is null
  ), stored as (
    update batch_line set status = placed.status, at = placed.at, ms = placed.ms,
      answer = decode(placed.answer, 'base64'), position = placed.position
    from placed where batch_line.batch = placed.batch and batch_line.line = placed.line
    returning batch_line.batch
  )
  update batch set done = done + counted.count
  from (select batch, count(*) as count from stored group by batch) counted where batch.id = counted.batch;
end
$$;

-- Appends audit rows, ends their queries and stores their results: all or nothing. A text within JSON keeps the bytes of a record.
create function record_queries(records jsonb, endings jsonb, results jsonb) returns void
language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  insert into audit (chain, position, at, record, previous, digest)
  select chain, position, at, record::json, previous, digest
  from jsonb_to_recordset(records)
    as row (chain uuid, position int, at timestamptz, record text, previous text, digest text);
  if endings <> '[]' then perform end_queries(endings); end if;
  if results <> '[]' then perform store_results(results); end if;
end
$$;
