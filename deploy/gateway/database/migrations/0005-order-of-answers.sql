-- The position of a line's answer among those of its batch, from 0. Lines are answered several at once, in any order.
alter table batch_line add column position int;

update batch_line set position = answered.position from (
  select batch, line, row_number() over (partition by batch order by line) - 1 as position
  from batch_line where status is not null
) answered
where batch_line.batch = answered.batch and batch_line.line = answered.line;

create unique index batch_line_answered on batch_line (batch, position) where status is not null;
alter table batch_line add check ((status is null) = (position is null));
