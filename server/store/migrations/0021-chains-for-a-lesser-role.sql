-- The server's own role may add entries and change nothing (ADR 0076). The trigger that continues the chains works as
-- the owner, so that this role needs no right to a chain. The search path is fixed, temporary tables last: otherwise
-- whoever adds an entry could have the trigger write to a table of theirs.
do $$
begin
  execute format('alter function chain_entry() security definer set search_path = %I, pg_temp', current_schema());
end
$$;
