-- What is deleted or looked for regularly is found by an index, in the order of its age, so that a batch costs the same
-- among a thousand rows and among millions (ADR 0081). None of these columns changes with a save.
drop index link_expires;
create index link_over on link (expires_at) where purpose <> 'client-data';
create index link_to_empty on link (expires_at) where purpose = 'client-data' and payload is not null;
create index challenge_target_last_send on challenge_target ((coalesce(sends[cardinality(sends)], '-infinity'::timestamptz)));
create index provider_call_of_mobile on provider_call (begun_at) where application_id like 'mobile-%';
create index provider_call_to_forget on provider_call (system, finished_at) where outcome is not null;
create index room_token_expires on room_token (expires_at);
create index outbox_relayed on outbox (due_at) where relayed_at is not null;

-- The hourly look for keys that are to be moved or wrapped anew finds none without reading all of them.
create index application_with_own_key on application (id) where data_key is not null;
create index data_key_of_master on data_key (key_id, application_id);

-- When an application was closed, and when what was entered in it was erased. A former version leaves them empty; the
-- purge fills in the first one, the job that erases the second.
alter table application add column closed_at timestamptz, add column erased_at timestamptz;
create index application_closed_unnoted on application (id) where state = 'closed' and closed_at is null;
create index application_to_erase on application (closed_at, id) where closed_at is not null and erased_at is null;
