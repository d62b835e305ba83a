-- Ended queries by day in Brasília and consulta. A day is added when it is over: `/uso` reads only today from the ledger.
create table usage_day (
  day       date not null,
  consulta  text not null,
  found     int not null,
  not_found int not null,
  failed    int not null,
  primary key (day, consulta)
);

grant select, insert on usage_day to averigua_gateway;

-- What a client with held credits has reserved lately.
create index transfer_reserved on transfer (client, at) where kind = 'reserve';
