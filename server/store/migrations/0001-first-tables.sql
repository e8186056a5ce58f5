-- Columns named *_index are keyed hashes (blind indexes), bytea columns beside them are sealed; nothing personal is plain.

create table store_fact (
  name text primary key,
  value text not null
);

create table session (
  id uuid primary key,
  token_hash bytea not null unique,
  cookie_hash bytea not null,
  thumbprint text not null,
  web_session_id text not null,
  mobile_index bytea not null,
  mobile bytea not null,
  application_id text,
  epoch integer,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz
) with (fillfactor = 70);
create index session_created on session (created_at);

create table application (
  id text primary key,
  state text not null check (state in ('open', 'closed')),
  customer_type text not null,
  completed_screen text not null,
  product_code text not null,
  version integer not null check (version > 0),
  epoch integer not null check (epoch > 0),
  mobile_index bytea not null,
  pan_index bytea,
  data_key bytea not null,
  document bytea not null,
  held_by uuid,
  held_since timestamptz,
  yielding boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
) with (fillfactor = 70);
-- Ciphertext does not compress.
alter table application alter column document set storage external;
create unique index application_one_open_per_mobile on application (mobile_index) where state = 'open';
create index application_of_mobile on application (mobile_index, created_at desc);
create index application_of_pan on application (pan_index) where pan_index is not null;

create table challenge (
  id uuid primary key,
  purpose text not null check (purpose in ('mobile', 'email', 'reveal')),
  target_index bytea not null,
  browser text not null,
  salt bytea not null,
  code_hash bytea not null,
  tries smallint not null default 0 check (tries between 0 and 3),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  voided_at timestamptz,
  consumed_at timestamptz,
  consumed_by text,
  check (voided_at is null or consumed_at is null)
);
create index challenge_of_target on challenge (target_index, purpose, browser, created_at desc);
create index challenge_created on challenge (created_at);

create table challenge_target (
  target_index bytea primary key,
  sends timestamptz[] not null,
  proven_at timestamptz,
  voids smallint not null default 0,
  last_void_at timestamptz,
  locked_until timestamptz
);

create table limit_window (
  key bytea primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index limit_window_resets on limit_window (resets_at);

create table idempotency (
  scope text not null,
  call text not null,
  transaction_id text not null,
  run uuid not null,
  state text not null check (state in ('running', 'done')),
  body_mac bytea not null,
  status smallint,
  answer bytea,
  begun_at timestamptz not null,
  primary key (scope, call, transaction_id)
);
create index idempotency_begun on idempotency (begun_at);

create table audit (
  id bigint generated always as identity primary key,
  application_id text,
  session_id uuid,
  what text not null,
  detail jsonb not null default '{}',
  at timestamptz not null
);
create index audit_of_application on audit (application_id, id);

create table consent (
  id bigint generated always as identity primary key,
  application_id text not null,
  session_id uuid,
  code text not null,
  version text not null,
  language text not null,
  text_hash text not null,
  value text not null check (value in ('Y', 'N')),
  at timestamptz not null
);
create index consent_of_application on consent (application_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger audit_append_only before update or delete on audit for each row execute function refuse_change();
create trigger audit_not_truncated before truncate on audit for each statement execute function refuse_change();
create trigger consent_append_only before update or delete on consent for each row execute function refuse_change();
create trigger consent_not_truncated before truncate on consent for each statement execute function refuse_change();

create table outbox (
  id uuid primary key,
  application_id text not null default '',
  kind text not null,
  reference text not null,
  payload bytea,
  due_at timestamptz not null,
  relayed_at timestamptz,
  unique (application_id, kind, reference)
);
create index outbox_waiting on outbox (due_at) where relayed_at is null;

create table provider_call (
  application_id text not null,
  system text not null,
  intent text not null,
  reference uuid not null unique,
  begun_at timestamptz not null,
  finished_at timestamptz,
  outcome bytea,
  primary key (application_id, system, intent)
);
create index provider_call_unfinished on provider_call (begun_at) where finished_at is null;

create table card (
  application_id text primary key,
  reference text not null unique,
  details bytea not null,
  issued_at timestamptz not null
);

create table pin (
  application_id text primary key,
  hash bytea,
  set_at timestamptz,
  failures smallint not null default 0,
  locked_until timestamptz,
  tries smallint not null default 0,
  tries_locked_until timestamptz
);

create table draft (
  application_id text not null,
  screen text not null,
  answers bytea not null,
  updated_at timestamptz not null,
  primary key (application_id, screen)
);

create table link (
  token_hash bytea primary key,
  purpose text not null,
  application_id text not null,
  payload bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index link_expires on link (expires_at);

create table report (
  id bigint generated always as identity primary key,
  kind text not null,
  trace_id text not null,
  screen text,
  detail jsonb not null default '{}',
  at timestamptz not null
);
create index report_at on report (at);
