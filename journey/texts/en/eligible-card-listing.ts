export const texts = {
  title: 'Cards for you',
  heading: 'Choose your card',
  lead: 'As our customer you can have any of these cards. Choose one to see its fees and benefits; you can still change your mind.',
  'productCode.label': 'Cards open to you',
  loading: 'Looking up which cards are open to you',
  failed: 'We can’t show your cards at the moment. Nothing is lost.',
  submit: 'See this card',
} as const satisfies Record<string, string>
