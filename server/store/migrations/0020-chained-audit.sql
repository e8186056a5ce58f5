-- Audit and consents form chains (ADR 0066): each entry carries the hash of the one before it. One chain for each
-- application; what belongs to none is spread over sixteen chains by its session. Entries from before this migration
-- have no number.
create table audit_chain (
  name text primary key,
  entries bigint not null,
  previous bytea not null default decode(repeat('00', 32), 'hex'),
  head bytea not null,
  -- How many of its entries a seal names.
  sealed bigint not null default 0
) with (fillfactor = 50);
create index audit_chain_unsealed on audit_chain (name) where entries > sealed;

alter table audit add column number bigint, add column previous bytea, add column hash bytea;
alter table consent add column number bigint, add column previous bytea, add column hash bytea;
insert into store_fact (name, value)
  select 'audit-unchained', (select count(*) from audit) + (select count(*) from consent);

create function chain_of(application_id text, session_id uuid) returns text language sql immutable as $$
  select coalesce(application_id, 'session-' || coalesce(right(session_id::text, 1), ''))
$$;
create index audit_of_sessions on audit (chain_of(application_id, session_id), number) where application_id is null;
create function content_of_audit(entry audit) returns text language sql stable as $$
  select jsonb_build_array('audit', entry.application_id, entry.session_id, entry.what, entry.detail,
    to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text
$$;
create function content_of_consent(entry consent) returns text language sql stable as $$
  select jsonb_build_array('consent', entry.application_id, entry.session_id, entry.code, entry.version, entry.language,
    entry.text_hash, entry.value, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text
$$;
create function link_hash(previous bytea, number bigint, content text) returns bytea language sql immutable as $$
  select sha256(convert_to(encode(previous, 'hex') || ' ' || number || ' ' || content, 'UTF8'))
$$;

-- The row of the chain is locked until the writer commits, so concurrent writers get consecutive numbers.
create function chain_entry() returns trigger language plpgsql as $$
declare
  nothing constant bytea := decode(repeat('00', 32), 'hex');
  content text;
begin
  if tg_table_name = 'audit' then
    content := content_of_audit(new);
  else
    content := content_of_consent(new);
  end if;
  insert into audit_chain as chain (name, entries, head)
    values (chain_of(new.application_id, new.session_id), 1, link_hash(nothing, 1, content))
  on conflict (name) do update set
    entries = chain.entries + 1, previous = chain.head, head = link_hash(chain.head, chain.entries + 1, content)
  returning chain.entries, chain.previous, chain.head into new.number, new.previous, new.hash;
  return new;
end
$$;
create trigger audit_chained before insert on audit for each row execute function chain_entry();
create trigger consent_chained before insert on consent for each row execute function chain_entry();

-- The heads of the chains that have grown since the seal before it, signed with a key that is not in the database.
create table audit_seal (
  number bigint primary key,
  heads jsonb not null,
  mac bytea not null,
  at timestamptz not null
);
create trigger audit_seal_append_only before update or delete on audit_seal for each row execute function refuse_change();
create trigger audit_seal_not_truncated before truncate on audit_seal for each statement execute function refuse_change();

-- The texts that consents were given to, found by the hash that a consent carries.
create table consent_text (
  hash text primary key,
  code text not null,
  version text not null,
  language text not null,
  title text not null,
  words text not null,
  since timestamptz not null
);
create trigger consent_text_append_only before update or delete on consent_text for each row execute function refuse_change();
create trigger consent_text_not_truncated before truncate on consent_text for each statement execute function refuse_change();
