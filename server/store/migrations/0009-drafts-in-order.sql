-- A draft is ordered by when it was typed, under the hold it was typed in, not by when it arrived: a slow earlier one
-- never replaces a later one. A saved screen keeps its row without answers, so that no draft from before the save comes
-- back.
alter table draft add column epoch integer not null default 0;
alter table draft add column typed_at timestamptz;
update draft set typed_at = updated_at;
alter table draft alter column typed_at set not null;
alter table draft alter column answers drop not null;

-- The applicant asked for no more reminders. It is no answer, so it stands beside the record.
alter table application add column reminders_off boolean not null default false;
