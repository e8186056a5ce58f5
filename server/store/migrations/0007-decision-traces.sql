-- Which rules decided on an application, in which version, and how: for the bank, sealed. Nothing is changed afterwards; a
-- row is deleted when its time is over.
create table decision_trace (
  reference uuid primary key,
  application_id text not null,
  rules text,
  rules_version text,
  detail bytea not null,
  at timestamptz not null,
  keep_until timestamptz not null
);
create index decision_trace_of_application on decision_trace (application_id, at);
create index decision_trace_by_end on decision_trace (keep_until);
create trigger decision_trace_unchanged before update on decision_trace for each row execute function refuse_change();
create trigger decision_trace_not_truncated before truncate on decision_trace for each statement execute function refuse_change();
