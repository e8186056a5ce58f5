-- The sessions of one browser share a hold: they are found by their application, and by the browser's cookie half.
create index session_of_application on session (application_id) where application_id is not null;
create index session_of_browser on session (cookie_hash);

-- The daily closing reads open applications by age. Neither column changes with a save, so saves stay heap-only.
create index application_open_by_age on application (created_at, id) where state = 'open';

-- A short reference to quote on the phone until the bank's application number exists. It opens nothing.
alter table application add column reference text;
create unique index application_reference on application (reference) where reference is not null;
