export const texts = {
  title: 'Your consent',
  heading: 'May we run an online check?',
  lead: 'Enter the 4-digit code we sent by SMS to agree. Our decision then takes about a minute. You can also skip this.',
  about: 'What does this check do?',
  'about.text':
    'Our partner confirms that your mobile number and email address are really yours. Nothing is posted, and nobody you know is contacted.',
  submit: 'Continue',
  'submit.busy': 'Checking…',
  'resend.busy': 'Sending the code…',
  'sent.again': '{count, plural, one {We’ve sent a new code.} other {We’ve now sent # new codes.}}',
  skip: 'Skip this check',
  'skip.busy': 'Continuing…',
  'spent.sent': 'We can’t send another code right now.',
  'spent.saved': 'Everything you’ve entered is saved.',
  'spent.next': 'Choose a card and start again in a while, or skip this check now.',
  restart: 'Start again',
} as const satisfies Record<string, string>
