export const texts = {
  title: 'You’re leaving this page',
  heading: 'You’re leaving {bank}’s application',
  lead: 'The next page is on {site}. It’s a site we trust, with its own terms.',
  soon: 'It opens in a few seconds.',
  opened: 'It’s open in your phone’s browser. Come back to this app when you’re done.',
  safe: 'What you’ve entered stays here. We don’t share it with that site.',
  go: 'Continue to {site}',
  stay: 'Stay here',
  nowhere: 'There’s no page to open',
  'nowhere.text': 'The link doesn’t say which page to open. Your application is saved.',
} as const satisfies Record<string, string>
