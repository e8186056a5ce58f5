export const texts = {
  title: 'Another card for you',
  heading: 'We can offer you another card',
  lead: 'We can’t offer {product} right now, but you can get a card backed by a fixed deposit.',
  how: 'How it works',
  'how.deposit':
    'Once your card is approved, open a fixed deposit at any branch, or call us. It backs your card and earns interest.',
  'how.limit': 'Your limit is {percent}% of your deposit, rounded down to the nearest {step}.',
  'how.history': 'Paying on time builds your credit history. You can apply for another card later.',
  limit: 'Your credit limit will be {limit}.',
  'limit.heading': 'Your credit limit',
  'limit.basis': 'Backed by your fixed deposit of {amount}',
  next: 'If you accept, we’ll decide straight away. It takes up to a minute.',
  no: 'If you say no, this application closes, and you can apply again from {day}.',
  accept: 'Accept this card',
  'accept.busy': 'Saving your answer…',
  decline: 'No, thank you',
  'decline.busy': 'One moment…',
} as const satisfies Record<string, string>
