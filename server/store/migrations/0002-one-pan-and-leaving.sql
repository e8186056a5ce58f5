-- Where an applicant left is noted beside the record: no call under way may fail by it, so it has no part in the version.
alter table application add column drop_off_screen text;
alter table application add column drop_off_date text;

-- A PAN belongs to one open application; an approved one is open. Where earlier versions let in several, the furthest
-- keeps it: the one with the card, else the oldest.
update application set pan_index = null
from (
  select id, row_number() over (
    partition by pan_index
    order by completed_screen in ('VISIONPLUS_APPROVED', 'MPIN_SET', 'VIRTUAL_CARD_DETAILS') desc, created_at, id) as place
  from application where state = 'open' and pan_index is not null
) as holder
where holder.id = application.id and holder.place > 1;
create unique index application_one_open_per_pan on application (pan_index) where state = 'open';
