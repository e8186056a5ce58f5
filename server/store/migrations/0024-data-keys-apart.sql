-- Data keys lie apart from what they open (ADR 0087): a copy of all tables but these two opens nothing. `key_id` names the
-- master key that a value is wrapped under. Former versions read the key in the application's own row, so it stays there
-- until the fact below is set; where there is no application yet, no such version has anything to read.
create table data_key (
  application_id text primary key,
  key_id text not null,
  wrapped bytea not null
);
create table wrapped_secret (
  name text primary key,
  key_id text not null,
  wrapped bytea not null,
  since timestamptz not null default now()
);
alter table application alter column data_key drop not null;
insert into store_fact (name, value)
  select 'data-keys-apart', 'from the beginning' where not exists (select from application);
