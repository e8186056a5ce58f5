export const texts = {
  title: 'Waiting for an agent',
  heading: 'We’re finding an agent for you',
  lead: 'Your call starts automatically as soon as an agent is free.',
  place: '{place, plural, =0 {It’s your turn} =1 {You’re next} other {You’re number # in the queue}}',
  estimate: '{minutes, plural, one {About # minute’s wait} other {About # minutes’ wait}}',
  late: 'It’s taking longer than we said, and we’re sorry. We’ll keep your place until {until}. Or choose “Complete later” and book a time.',
  'late.open':
    'It’s taking longer than we said, and we’re sorry. You can keep waiting, or choose “Complete later” and book a time.',
  loading: 'Finding your place in the queue',
  unknown: 'We can’t see your place right now, but you haven’t lost it.',
  open: 'Keep this page open and your phone unlocked. You’ll keep your place if you reload.',
  'open.computer': 'Keep this page open. You’ll keep your place if you reload.',
  pan: 'Have your PAN card handy.',
  later: 'Complete later',
} as const satisfies Record<string, string>
