-- What an applicant was told when the application ended, in every language, as it was made then. Sealed; the hashes are
-- plain, so that the bank can prove what was said. Never changed.
create table decision_notice (
  application_id text not null,
  made_at timestamptz not null,
  hashes jsonb not null,
  texts bytea not null,
  primary key (application_id, made_at)
);
create trigger decision_notice_append_only before update or delete on decision_notice
  for each row execute function refuse_change();
create trigger decision_notice_not_truncated before truncate on decision_notice
  for each statement execute function refuse_change();

-- Decisions that somebody asked a person to look at again: once for each ending. Their words are sealed.
create table contest (
  application_id text not null,
  made_at timestamptz not null,
  asked_at timestamptz not null,
  words bytea not null,
  settled_at timestamptz,
  outcome text check (outcome in ('stays', 'lifted')),
  check ((settled_at is null) = (outcome is null)),
  primary key (application_id, made_at)
);
create index contest_asked on contest (asked_at desc);
