export const texts = {
  title: 'You leave this page',
  heading: 'You are leaving {bank}’s application',
  lead: 'The next page is on {site}. It’s run by a trusted partner and has its own terms.',
  soon: 'It opens in a few seconds.',
  opened: 'It is open in your phone’s browser. Come back to this app when you are done.',
  safe: 'What you entered here is saved and is not passed on with the link.',
  go: 'Continue to {site}',
  stay: 'Stay here',
  nowhere: 'There is nowhere to go from here',
  'nowhere.text': 'This page only leads to another one. Your application is saved.',
} as const satisfies Record<string, string>
