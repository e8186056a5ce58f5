-- Chains that have grown since their last seal wait in a small table. An index of such chains among all chains had the numbers
-- that each entry changes in its condition, so that each entry wrote into two large indexes, at a place of its own (ADR 0081).
create table audit_unsealed (
  chain text primary key
);
insert into audit_unsealed select name from audit_chain where entries > sealed;
drop index audit_chain_unsealed;

create or replace function chain_entry() returns trigger language plpgsql as $$
declare
  nothing constant bytea := decode(repeat('00', 32), 'hex');
  content text;
  in_seals bigint;
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
  returning chain.entries, chain.previous, chain.head, chain.sealed into new.number, new.previous, new.hash, in_seals;
  -- The chain's row is locked, here as by who seals: whoever comes after a seal finds the chain out of the queue.
  if new.number > in_seals then
    insert into audit_unsealed (chain) values (chain_of(new.application_id, new.session_id)) on conflict do nothing;
  end if;
  return new;
end
$$;
do $$
begin
  execute format('alter function chain_entry() security definer set search_path = %I, pg_temp', current_schema());
end
$$;
