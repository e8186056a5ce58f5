export const texts = {
  title: 'Customer reference number',
  heading: 'Enter your customer number',
  lead: 'We recognise your mobile number. The customer reference number (CRN) tells us which record is yours.',
  where: 'Where do I find it?',
  'where.letter': 'On the welcome letter that came with your account',
  'where.statement': 'At the top of every account statement',
  'where.app': 'In mobile banking, under your profile',
  tries:
    'You have {tries, plural, one {# attempt} other {# attempts}} a day. A branch can also find the number for you.',
  triesLeft:
    'You have {triesLeft, plural, one {# attempt} other {# attempts}} left today. A branch can also find the number for you.',
  'submit.busy': 'Looking for your record…',
} as const satisfies Record<string, string>
