-- What an applicant was asked and had answered, in words and in the language shown: as it stood when it was submitted, or
-- when a copy of it was asked for. Sealed; the hash of the text is plain, so that the bank can prove what it was. Equal
-- answers are one row. Never changed.
create table answers_in_words (
  application_id text not null,
  hash text not null,
  language text not null,
  made_at timestamptz not null,
  words bytea not null,
  primary key (application_id, hash)
);
create trigger answers_in_words_append_only before update or delete on answers_in_words
  for each row execute function refuse_change();
create trigger answers_in_words_not_truncated before truncate on answers_in_words
  for each statement execute function refuse_change();
