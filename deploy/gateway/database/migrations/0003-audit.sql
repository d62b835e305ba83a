-- One row a query. `record` keeps its exact text, because the digest covers it: HMAC-SHA-256 of the previous digest and the record.
-- Each process writes a chain of its own, so that processes do not wait for each other.
create table audit (
  chain    uuid not null,
  position int not null,
  at       timestamptz not null,
  record   json not null,
  previous text not null,
  digest   text not null,
  primary key (chain, position, at)
) partition by range (at);

create index audit_by_time on audit (at);
create index audit_by_digest on audit (digest);
create index audit_by_previous on audit (previous);
create index audit_by_subject on audit using gin ((record::jsonb -> 'subject') jsonb_path_ops);

create trigger audit_appends before update or delete on audit for each row execute function refuse_change();

grant select, insert on audit to averigua_gateway;

-- A year is a partition.
create function create_audit_partitions(first_year int, last_year int) returns void language plpgsql as $$
begin
  for year in first_year..last_year loop
    if to_regclass(format('audit_%s', year)) is null then
      execute format(
        'create table %I partition of audit for values from (%L) to (%L)',
        'audit_' || year, make_timestamptz(year, 1, 1, 0, 0, 0, 'UTC'), make_timestamptz(year + 1, 1, 1, 0, 0, 0, 'UTC'));
      execute format(
        'create trigger audit_keeps before truncate on %I for each statement execute function refuse_change()',
        'audit_' || year);
    end if;
  end loop;
end
$$;

-- Digests of dropped rows that rows of later years continue.
create table audit_anchor (digest text primary key);

grant select on audit_anchor to averigua_gateway;

-- Retention: drops the rows of a year. Only the owner may: select drop_audit_year(2021).
create function drop_audit_year(year int) returns void language plpgsql as $$
begin
  execute format(
    'insert into audit_anchor select dropped.digest from %1$I dropped
     where exists (select from audit where previous = dropped.digest and tableoid <> %1$L::regclass) on conflict do nothing',
    'audit_' || year);
  execute format('drop table %I', 'audit_' || year);
end
$$;
