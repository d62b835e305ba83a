-- The starts of requests to a supplier, which all processes count together (suppliers/shared-turns.ts).
create table supplier_turn (
  supplier     text primary key,
  slots        jsonb not null default '[]',
  paused_until timestamptz
);

grant select, insert, update on supplier_turn to averigua_gateway;

-- The processes that ask suppliers now. They divide the concurrency of a supplier.
create table supplier_process (
  process uuid primary key,
  seen_at timestamptz not null
);

grant select, insert, update, delete on supplier_process to averigua_gateway;
