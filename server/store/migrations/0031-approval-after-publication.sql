-- A version is published whole, after its files, and approved after it was published: in one statement an approval could come
-- first, and then nobody had published it yet. Both rules are read as they are now: a transaction that began before a rule,
-- and still sees what there was then, may not publish. Names count as the same however they are spaced.
create or replace function master_publication() returns trigger language plpgsql security definer as $$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'a version is published in a transaction that is read committed' using errcode = 'invalid_transaction_state';
  end if;
  if exists (select from jsonb_each_text(new.files) file
      where not exists (select from master_file where hash = file.value)) then
    raise exception 'a version is published after its files'
      using errcode = 'foreign_key_violation', constraint = 'master_version_after_files';
  end if;
  new.role := session_user;
  new.published_at := clock_timestamp();
  new.activates_at := greatest(new.activates_at, new.published_at);
  new.needs_approval := exists (select from store_fact where name = 'master-approval');
  return new;
end
$$;
create function spoken_name(written text) returns text language sql immutable as $$
  select lower(btrim(regexp_replace(written, '\s+', ' ', 'g')))
$$;
create or replace function master_approving() returns trigger language plpgsql security definer as $$
declare
  published master_version;
begin
  new.role := session_user;
  new.approved_at := clock_timestamp();
  select * into published from master_version where number = new.version;
  if not found then
    raise exception 'a version is approved after it was published'
      using errcode = 'foreign_key_violation', constraint = 'master_approval_after_publication';
  end if;
  if published.role = new.role or spoken_name(published.said_by) = spoken_name(new.said_by) then
    raise exception 'a version is approved by another person than published it'
      using errcode = 'check_violation', constraint = 'master_approval_by_another';
  end if;
  return new;
end
$$;
do $$
declare
  made text;
begin
  foreach made in array array['master_publication()', 'master_approving()', 'spoken_name(text)'] loop
    execute format('alter function %s set search_path = %I, pg_temp', made, current_schema());
  end loop;
end
$$;
