-- A submission that is sent again, by a network or by an attacker, is the same batch.
create unique index batch_submitted_once on batch (client, source, (facts->>'request_id')) where facts->>'request_id' is not null;
