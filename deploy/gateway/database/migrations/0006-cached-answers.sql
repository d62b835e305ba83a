-- Answers of suppliers that declare cacheMinutes, encrypted (suppliers/answer-cache.ts). `cache_key` is a keyed digest.
create table cached_answer (
  cache_key  text primary key,
  sealed     bytea not null,
  since      timestamptz not null,
  expires_at timestamptz not null
);

create index cached_answer_by_expiry on cached_answer (expires_at);

grant select, insert, update, delete on cached_answer to averigua_gateway;
