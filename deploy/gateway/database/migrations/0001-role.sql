-- The role of a running gateway. A user who may not create roles needs it from the database's administrator:
--   create role averigua_gateway nologin; grant averigua_gateway to <user>;
do $$
begin
  if not exists (select from pg_roles where rolname = 'averigua_gateway') then
    create role averigua_gateway nologin;
  end if;
exception
  -- Another database of the server creates it at this moment.
  when duplicate_object or unique_violation then null;
end
$$;

do $$
begin
  if not pg_has_role(current_user, 'averigua_gateway', 'member') then
    execute format('grant averigua_gateway to %I', current_user);
  end if;
  execute format('grant usage on schema %I to averigua_gateway', current_schema());
end
$$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only appended', tg_table_name;
end
$$;
