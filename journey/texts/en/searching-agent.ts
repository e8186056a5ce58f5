export const texts = {
  title: 'Waiting for an agent',
  heading: 'We are finding an agent for you',
  lead: 'The call begins by itself as soon as an agent is free.',
  place: '{place, plural, =0 {It is your turn} =1 {You are next} other {You are number # in the queue}}',
  estimate: '{minutes, plural, one {About # minute to go} other {About # minutes to go}}',
  loading: 'Looking up your place in the queue',
  unknown: 'We cannot see your place right now. You keep it: we look again every few seconds.',
  open: 'Keep this page open and your phone unlocked.',
  pan: 'Have your PAN card at hand.',
  later: 'Complete later',
} as const satisfies Record<string, string>
