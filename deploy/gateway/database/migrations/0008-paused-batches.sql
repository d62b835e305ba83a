-- A paused batch keeps its place and its time of expiry. `waiting` is the code of the failure for which its lines wait, while they do.
alter table batch add column is_paused boolean not null default false, add column waiting text;
