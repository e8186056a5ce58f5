-- Of several cells (ADR 0091), the first says which application holds a PAN, over all of them. Within one cell the index of
-- 0002 says so alone. A line is a claim: whether it still holds is in the application itself.
create table pan_in_use (
  pan_index bytea primary key,
  application_id text not null,
  -- Drawn anew with each claim.
  claim uuid not null,
  claimed_at timestamptz not null
);
create index pan_in_use_of on pan_in_use (application_id);
