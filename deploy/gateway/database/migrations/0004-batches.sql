-- A batch is also the job that runs it. A process leases it and renews the lease; the lease of a killed process expires.
create table batch (
  id          uuid primary key,
  client      text not null,
  source      text not null,
  consulta    text not null,
  purpose     text,
  -- What the audit rows of its lines share.
  facts       json not null,
  status      text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
  failure     int,
  total       int not null,
  done        int not null default 0,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  worker      uuid,
  lease_until timestamptz
);

-- A submission that is sent again, by the app or by an attacker, does not create another batch.
create unique index batch_submitted_once on batch (client, source, (facts->>'request_id')) where facts->>'request_id' is not null;
create index batch_by_client on batch (client, created_at);
create index batch_by_expiry on batch (expires_at);
create index batch_unfinished on batch (source, created_at) where status in ('queued', 'running');

-- Values and answers are encrypted (batches/seal.ts). The id of a line's query is the same if it is asked again. `asked_at` is when
-- a supplier was asked that charges every request. A process that finds it in a line without a result does not ask again.
-- `position` counts the answers of the batch from 0, because lines are answered in any order.
create table batch_line (
  batch    uuid not null references batch on delete cascade,
  line     int not null,
  query    uuid not null default gen_random_uuid() unique,
  sealed   bytea not null,
  asked_at timestamptz,
  status   int,
  position int,
  at       timestamptz,
  ms       int,
  answer   bytea,
  primary key (batch, line),
  check ((status is null) = (position is null))
);

create index batch_line_unanswered on batch_line (batch, line) where status is null;
create unique index batch_line_answered on batch_line (batch, position) where status is not null;

grant select, insert, update, delete on batch, batch_line to averigua_gateway;
