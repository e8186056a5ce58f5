-- What lets an applicant's browser into the room of its video call: one token per application, good for one join. The
-- desk's own token is sealed; a later handshake replaces both.
create table room_token (
  application_id text primary key,
  token_hash bytea not null unique,
  session_id uuid not null,
  room text not null,
  desk_token bytea not null,
  expires_at timestamptz not null
);
