-- Messages handed to a mail server (SMTP), by our own reference. A server can't be asked whether it took one, so an unsettled
-- row is a message that may have gone out and is not sent again.
create table mail_reference (
  reference uuid primary key,
  begun_at timestamptz not null,
  outcome jsonb
);
create index mail_reference_begun_at on mail_reference (begun_at);
