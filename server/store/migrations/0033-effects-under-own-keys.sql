-- An effect's name is hashed once more under its application's own key (ADR 0101). Former versions know an effect by `intent`
-- alone, so this one writes there what they look for until `npm run rotate-keys` sets the fact below; where there is no
-- application yet, no such version has anything to look for. A dropped call's name is free again.
alter table provider_call add column own_name text;
create unique index provider_call_own_name on provider_call (application_id, system, own_name)
  where intent not like '%:dropped:%';
create index provider_call_to_rename on provider_call (reference) where own_name is distinct from intent;
insert into store_fact (name, value)
  select 'effects-under-own-keys', 'from the beginning' where not exists (select from application);
