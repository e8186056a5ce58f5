export const texts = {
  title: 'Your card and family details',
  heading: 'Your card and family details',
  lead: 'Check how your name will look on the card, then tell us about yourself and your parents.',
  'nameOnCard.shortened': 'Shortened to fit: a card has room for {most} letters. You can change it.',
  'taxElsewhere.next':
    'A branch will then complete your application with you, in one visit. Chose “No” by mistake? Choose “Yes” above.',
} as const satisfies Record<string, string>
