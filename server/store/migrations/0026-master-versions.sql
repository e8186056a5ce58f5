-- The bank's master data as it was published (ADR 0088). A version names each of its files by the hash of its content, and
-- never changes. Who published or approved it is the role that connected; the name beside it is what they said.
create table master_file (
  hash text primary key,
  content bytea not null,
  check (hash = encode(sha256(content), 'hex'))
);
create table master_version (
  number integer generated always as identity primary key,
  -- Path to hash.
  files jsonb not null,
  hash text not null,
  repeats integer references master_version,
  said_by text not null check (said_by <> ''),
  role text not null,
  published_at timestamptz not null,
  activates_at timestamptz not null,
  needs_approval boolean not null
);
create table master_approval (
  version integer primary key references master_version,
  said_by text not null check (said_by <> ''),
  role text not null,
  approved_at timestamptz not null
);

create trigger master_file_unchanged before update or delete on master_file for each row execute function refuse_change();
create trigger master_file_not_truncated before truncate on master_file for each statement execute function refuse_change();
create trigger master_version_unchanged before update or delete on master_version for each row execute function refuse_change();
create trigger master_version_not_truncated before truncate on master_version for each statement execute function refuse_change();
create trigger master_approval_unchanged before update or delete on master_approval for each row execute function refuse_change();
create trigger master_approval_not_truncated before truncate on master_approval for each statement execute function refuse_change();

-- Both work as the owner, so that a publisher's role needs no right to the rule; `session_user` is still who connected.
create function master_publication() returns trigger language plpgsql security definer as $$
begin
  new.role := session_user;
  new.published_at := clock_timestamp();
  new.activates_at := greatest(new.activates_at, new.published_at);
  new.needs_approval := exists (select from store_fact where name = 'master-approval');
  return new;
end
$$;
create function master_approving() returns trigger language plpgsql security definer as $$
begin
  new.role := session_user;
  new.approved_at := clock_timestamp();
  if exists (select from master_version where number = new.version
      and (role = new.role or lower(said_by) = lower(new.said_by))) then
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
  foreach made in array array['master_publication()', 'master_approving()'] loop
    execute format('alter function %s set search_path = %I, pg_temp', made, current_schema());
  end loop;
end
$$;
create trigger master_version_published before insert on master_version for each row execute function master_publication();
create trigger master_approval_given before insert on master_approval for each row execute function master_approving();
