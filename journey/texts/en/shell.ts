/** What stands around every screen: header, progress, loader, notices, dialogs, toasts. */
export const texts = {
  skipToContent: 'Skip to the content',
  'header.home': '{bank}, all cards',
  'header.language': 'Language',
  'header.help': 'Help',
  'header.with': 'with {partner}',
  'header.signOut': 'Sign out',

  'signOut.heading': 'Sign out?',
  'signOut.text': 'Your answers are saved. To continue later, sign in with your mobile number.',
  'signOut.stay': 'Stay signed in',
  'signOut.busy': 'Signing you out…',

  'help.heading': 'We are here to help',
  'help.hours': 'Free call, {hours}',
  'help.reference': 'Have your reference ready: {reference}',
  'help.safe': 'We never ask for your PIN, CVV or one-time code on the phone.',

  'footer.terms': 'Terms and conditions',
  'footer.privacy': 'Privacy',
  'footer.consents': 'Your consents',
  'footer.legal': '© {bankLegalName}',

  'saved.at': 'Saved {time}',
  'saved.saving': 'Saving…',

  'progress.label': 'Your application',
  'progress.position': 'Step {step} of {steps}',
  'progress.completed': 'completed',
  'progress.active': 'current step',
  'progress.inactive': 'not started',
  'step.verification': 'Verification',
  'step.personal': 'Personal',
  'step.work': 'Work',
  'step.address': 'Address',
  'step.documents': 'Documents',
  'step.kyc': 'KYC',
  'step.complete': 'Complete',
  'step.missingPersonalDetails': 'Missing Personal Details',
  'step.addresses': 'Addresses',
  'step.termsAndConditions': 'Terms & Conditions',
  'step.virtualCard': 'Virtual Card',

  'side.label': 'Your application and help',
  'side.card': 'Your card: {product}',
  'side.help': 'Questions?',

  'loader.wait': 'Please wait...',
  'loader.decision.heading': 'We are deciding on your application',
  'loader.decision.subheading': 'This takes up to a minute. Keep this page open.',
  'loader.bureau.heading': 'We are fetching your addresses',
  'loader.bureau.subheading': 'They come from your credit report, as you allowed.',
  'loader.details.heading': 'We are checking your details',
  'loader.details.subheading': 'This usually takes a few seconds.',
  'loader.card.heading': 'We are fetching your card',
  'loader.card.subheading': 'This usually takes a few seconds.',
  'loader.signing-in.heading': 'We are opening your application',
  'loader.signing-in.subheading': 'This usually takes a few seconds.',
  'loader.screen': 'Loading the next step',

  'action.continue': 'Continue',
  'action.back': 'Back',
  'action.change': 'Change',
  'action.cancel': 'Cancel',
  'action.close': 'Close',
  // The specification's own words (EC-01).
  'action.retry': 'Try Again',
  'action.again': 'Try again',
  'action.resend': 'Send the code again',
  'action.moving': 'Opening the next step…',
  'action.busy': 'Saving…',
  'action.cards': 'See all cards',

  'field.show': 'Show',
  'field.hide': 'Hide',
  'field.whyWeAsk': 'Why we ask',
  'field.day': 'Day',
  'field.month': 'Month',
  'field.year': 'Year',
  'field.optional': 'optional',
  'field.suggestions': 'Suggestions',
  'field.searching': 'Searching…',
  'field.found': '{count, plural, =0 {Nothing found} one {# suggestion} other {# suggestions}}',
  'form.summary': '{count, plural, one {Check # answer} other {Check # answers}}',
  'form.incomplete': 'Some answers are still missing.',

  'code.late':
    'We can’t reach {to} right now. We’ll keep trying while your code is valid. You can also ask again in a moment.',
  'code.unsure': 'We’re not sure our message to {to} went out. If it isn’t there in a minute, ask for a new code.',
  'countdown.resend': 'You can ask for a new code in {time}',

  'notice.offline': 'You’re offline. Your answers are safe here, and we’ll continue when you’re back online.',
  'notice.unreached':
    'We can’t reach the bank. Your answers are safe here, and we’ll continue once the connection is back.',
  'notice.host': 'This is taking longer than usual. We’re still trying, and your answers are safe.',
  'notice.refreshed':
    'Refreshing can end your session (it ends at {time} without activity). Use Back to change an answer.',
  'notice.tooSoon': '{seconds, plural, one {Wait # second and try again.} other {Wait # seconds and try again.}}',
  'notice.tooMany': 'That was too often. Wait a little and try again.',
  'notice.conflict': 'This application was changed in another tab. Check your answers and save again.',
  'notice.running': 'We are still working on it. Try again in a moment.',
  'notice.dismiss': 'Close this notice',

  'failure.title': 'This step didn’t go through',
  // The specification's own words (EC-01), as in errors.ts.
  'failure.heading': "This step didn't go through",
  'failure.text': 'Something broke while this page was shown. What you saved is safe. We have told our team.',
  'failure.slow': 'This page did not load in time. Check your connection and try again. What you saved is safe.',
  'failure.reference': 'Reference to quote: {reference}',

  'downtime.title': 'We are back soon',
  'downtime.heading': 'We are improving our service',
  'downtime.text': 'You can apply again from {until}. What you saved is safe.',
  'downtime.open': 'Please come back a little later. What you saved is safe.',

  'noscript.text':
    'To apply, this page needs JavaScript. Switch it on in your browser’s settings and load the page again, or call {helpline}.',
  'browser.heading': 'This browser is too old',
  'browser.text':
    'To keep your details safe, use Chrome 65 or newer, or Safari 12 or newer. You can also open this link on another phone or computer.',

  'toast.copied': 'Copied',
  'toast.saved': 'Saved',
  'toast.failed': 'That did not work. Try again.',
  'toast.close': 'Close',
} as const satisfies Record<string, string>
