export const texts = {
  title: 'Your card and a few details',
  heading: 'Your card and a few details',
  lead: 'This is how your card will look. Change the name if you like, then add a few details.',
  'nameOnCard.shortened': 'Shortened to fit: a card has room for {most} letters. You can change it.',
  'taxElsewhere.next':
    'A branch will then complete your application with you, in one visit. Chose “No” by mistake? Choose “Yes” above.',
} as const satisfies Record<string, string>
