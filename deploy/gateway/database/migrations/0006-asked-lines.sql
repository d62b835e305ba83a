-- When a supplier was asked that charges every request. A line without a result that another process finds asked is not asked again.
alter table batch_line add column asked_at timestamptz;
