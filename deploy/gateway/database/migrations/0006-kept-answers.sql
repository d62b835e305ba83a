-- Answers of suppliers that declare cacheMinutes, encrypted (suppliers/answer-cache.ts). `place` is a keyed digest.
create table kept_answer (
  place      text primary key,
  sealed     bytea not null,
  since      timestamptz not null,
  expires_at timestamptz not null
);

create index kept_answer_by_expiry on kept_answer (expires_at);

grant select, insert, update, delete on kept_answer to averigua_gateway;
