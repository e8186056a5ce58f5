-- Of several cells, a PAN in use is claimed by its hash under each root that is written (ADR 0095): while the next one is
-- filled, a line for each of the two. Which one it is says when it may go.
alter table pan_in_use add column generation integer not null default 0;

-- As for applications (0027): who has not heard of the phase in force claims nothing under another.
create function refuse_claim_of_other_generation() returns trigger language plpgsql as $$
declare
  rotation root_rotation;
begin
  perform pg_current_xact_id();
  select * into rotation from root_rotation;
  if new.generation <> rotation.generation
    and not (rotation.phase = 'filling' and new.generation = rotation.generation + 1) then
    raise exception 'claimed under another generation of the root than the one in force'
      using errcode = 'check_violation', constraint = 'pan_in_use_root_generation';
  end if;
  return new;
end
$$;
do $$
begin
  execute format('alter function refuse_claim_of_other_generation() set search_path = %I, pg_temp', current_schema());
end
$$;
create trigger pan_in_use_generation before insert or update on pan_in_use
  for each row execute function refuse_claim_of_other_generation();
