-- A code that turns UPI on, or orders an add-on card, is sent for that alone.
alter table challenge drop constraint challenge_purpose_check;
alter table challenge add constraint challenge_purpose_check
  check (purpose in ('mobile', 'email', 'reveal', 'card-change', 'activation', 'autopay', 'upi', 'add-on'));
