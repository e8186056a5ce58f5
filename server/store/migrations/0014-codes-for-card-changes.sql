-- A code that lets a card do more is sent for that, and shows no card.
alter table challenge drop constraint challenge_purpose_check;
alter table challenge add constraint challenge_purpose_check
  check (purpose in ('mobile', 'email', 'reveal', 'card-change'));
