-- The ledger. A client's credits are available, held for running queries, or spent; together they are what was granted.
create table account (
  client    text primary key,
  granted   numeric(14, 2) not null,
  available numeric(14, 2) not null check (available >= 0),
  held      numeric(14, 2) not null default 0 check (held >= 0),
  spent     numeric(14, 2) not null default 0 check (spent >= 0),
  check (granted = available + held + spent)
);

-- Each row takes an amount from one side of an account and adds it to another.
create table transfer (
  id       bigint generated always as identity primary key,
  at       timestamptz not null default now(),
  client   text not null references account,
  kind     text not null check (kind in ('grant', 'reserve', 'settle', 'release')),
  debited  text not null check (debited in ('granted', 'available', 'held')),
  credited text not null check (credited in ('available', 'held', 'spent')),
  amount   numeric(14, 2) not null check (amount >= 0),
  query    uuid,
  consulta text,
  outcome  text check (outcome in ('found', 'notFound', 'failed')),
  check ((kind = 'grant') = (query is null))
);

-- A query reserves once, and ends once.
create unique index transfer_reserves_once on transfer (query) where kind = 'reserve';
create unique index transfer_ends_once on transfer (query) where kind in ('settle', 'release');
create index transfer_by_client on transfer (client, id);
-- The latest reservations of a client with held credits.
create index transfer_reserved on transfer (client, at) where kind = 'reserve';
create index transfer_outcomes on transfer (at, consulta, outcome) where outcome is not null;

create trigger transfer_appends before update or delete on transfer for each row execute function refuse_change();
create trigger transfer_keeps before truncate on transfer for each statement execute function refuse_change();

grant select, insert, update on account to averigua_gateway;
grant select, insert on transfer to averigua_gateway;

-- Ended queries by day in Brasília and consulta. A day is added after its end, so `/uso` reads only today from the ledger.
create table usage_day (
  day       date not null,
  consulta  text not null,
  found     int not null,
  not_found int not null,
  failed    int not null,
  primary key (day, consulta)
);

grant select, insert on usage_day to averigua_gateway;
