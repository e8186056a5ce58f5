-- Video calls booked for a time: one per application, and only as many in a slot as it has seats. It is no answer, so it
-- stands beside the record.
create table booked_call (
  application_id text primary key,
  starts_at timestamptz not null,
  seat smallint not null,
  language text not null,
  booked_at timestamptz not null,
  unique (starts_at, seat)
);
