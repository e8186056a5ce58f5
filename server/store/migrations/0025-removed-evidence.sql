-- Where the beginning of a chain of audit and consents was removed: up to which entry, and the hash of that one, signed with
-- a key that is not in the database (ADR 0081).
create table audit_cut (
  chain text primary key,
  up_to bigint not null check (up_to > 0),
  hash bytea not null,
  mac bytea not null,
  at timestamptz not null
);
create index application_erased on application (erased_at, id) where erased_at is not null;

-- What is append-only may go where a cut says so, in the transaction that writes it, and not otherwise. The server's role may
-- neither write a cut nor delete (runtime-role.ts).
create function refuse_uncut() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (
    select from audit_cut where chain = chain_of(old.application_id, old.session_id) and up_to >= old.number
  ) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create function refuse_of_uncut() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from audit_cut where chain = old.application_id) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
do $$
declare
  name text;
begin
  foreach name in array array['refuse_uncut', 'refuse_of_uncut'] loop
    execute format('alter function %I() set search_path = %I, pg_temp', name, current_schema());
  end loop;
  foreach name in array array['audit', 'consent'] loop
    execute format('drop trigger %I on %I', name || '_append_only', name);
    execute format(
      'create trigger %I before update or delete on %I for each row execute function refuse_uncut()',
      name || '_append_only', name);
  end loop;
  foreach name in array array['answers_in_words', 'decision_notice'] loop
    execute format('drop trigger %I on %I', name || '_append_only', name);
    execute format(
      'create trigger %I before update or delete on %I for each row execute function refuse_of_uncut()',
      name || '_append_only', name);
  end loop;
end
$$;
