-- Uploaded files: a row for each, its content sealed in the file storage under random names. How many an application has
-- is counted in a row of its own: fifty uploads at once wait for it one after the other and can't exceed the limits.
create table file_room (
  application_id text primary key references application (id),
  files smallint not null check (files between 0 and 20),
  bytes bigint not null check (bytes between 0 and 41943040)
);

create table stored_file (
  id uuid primary key,
  application_id text not null references application (id),
  upload_id uuid not null,
  kind text not null,
  month text not null,
  page smallint not null,
  size integer not null check (size between 1 and 5242879),
  sha256 text not null,
  state text not null check (state in ('receiving', 'checking', 'kept', 'refused')),
  received integer not null default 0 check (received between 0 and size),
  -- Names in the file storage: of the pieces while it is received, then of the checked content.
  parts text[] not null default '{}',
  type text,
  pages smallint,
  stored_sha256 text,
  problem text,
  updated_at timestamptz not null,
  unique (application_id, upload_id)
);
create index stored_file_unfinished on stored_file (updated_at) where state <> 'kept';
