export const texts = {
  title: 'Your consent',
  heading: 'May we check your online presence?',
  lead: 'Enter the 4-digit code we sent by SMS to agree. The bank’s decision then takes about a minute. You can also go on without.',
  about: 'What does this check do?',
  'about.text':
    'A partner of the bank confirms that your mobile number and e-mail address are really used by you. Nothing is posted, and nobody you know is contacted.',
  submit: 'Next',
  'submit.busy': 'Checking the code…',
  resend: 'Send the code again by SMS',
  'resend.busy': 'Sending the code…',
  'sent.again': '{count, plural, one {We sent a new code.} other {We sent a new code (# times so far).}}',
  skip: 'Go on without this check',
  'skip.busy': 'Going on without…',
  'spent.sent': 'We have sent you the code as often as we may.',
  'spent.saved': 'Everything you entered so far is saved.',
  'spent.next': 'Start again from the cards in a while, or go on without this check now.',
  restart: 'Start again',
} as const satisfies Record<string, string>
