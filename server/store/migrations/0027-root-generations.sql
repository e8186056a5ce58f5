-- The root has generations (ADR 0090). A keyed hash under an even generation lies in the column that there was, one under an
-- odd generation in the column beside it. While one is filled both are written, so that either makes a number and a PAN
-- unique across both generations.
create table root_rotation (
  only_row boolean primary key default true check (only_row),
  -- The one that is written.
  generation integer not null default 0 check (generation >= 0),
  phase text not null default 'settled' check (phase in ('settled', 'filling', 'clearing')),
  since timestamptz not null default now()
);
insert into root_rotation default values;

alter table session alter column mobile_index drop not null, add column mobile_index_odd bytea;
alter table application alter column mobile_index drop not null,
  add column mobile_index_odd bytea, add column pan_index_odd bytea;
create unique index application_one_open_per_mobile_odd on application (mobile_index_odd)
  where state = 'open' and mobile_index_odd is not null;
create index application_of_mobile_odd on application (mobile_index_odd, created_at desc) where mobile_index_odd is not null;
create unique index application_one_open_per_pan_odd on application (pan_index_odd)
  where state = 'open' and pan_index_odd is not null;
create index application_of_pan_odd on application (pan_index_odd) where pan_index_odd is not null;

-- A server that has not heard of the phase in force yet must not write: its hashes would make nothing unique. The
-- transaction's number is taken before the phase is read, so that whoever ends the phase can wait for it.
create function refuse_other_generation() returns trigger language plpgsql as $$
declare
  rotation root_rotation;
  even boolean;
  odd boolean;
begin
  perform pg_current_xact_id();
  select * into rotation from root_rotation;
  even := rotation.phase = 'filling' or rotation.generation % 2 = 0;
  odd := rotation.phase = 'filling' or rotation.generation % 2 = 1;
  if (new.mobile_index is not null) <> even or (new.mobile_index_odd is not null) <> odd
    or (new.pan_index is not null and not even) or (new.pan_index_odd is not null and not odd)
    or (even and odd and (new.pan_index is null) <> (new.pan_index_odd is null)) then
    raise exception 'written under another generation of the root than the one in force'
      using errcode = 'check_violation', constraint = 'application_root_generation';
  end if;
  return new;
end
$$;
do $$
begin
  execute format('alter function refuse_other_generation() set search_path = %I, pg_temp', current_schema());
end
$$;
create trigger application_generation_of_new before insert on application
  for each row execute function refuse_other_generation();
create trigger application_generation_of_changed before update on application for each row
  when ((new.mobile_index, new.pan_index, new.mobile_index_odd, new.pan_index_odd)
    is distinct from (old.mobile_index, old.pan_index, old.mobile_index_odd, old.pan_index_odd))
  execute function refuse_other_generation();
