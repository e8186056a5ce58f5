export const texts = {
  title: 'Office address',
  heading: 'Where do you work?',
  lead: 'We’ll add it to your record and check that we serve the area.',
  'addressLine1.label': 'Office, floor, building',
  'pincode.label': 'Office pincode',
} as const satisfies Record<string, string>
