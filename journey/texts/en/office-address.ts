export const texts = {
  title: 'Office address',
  heading: 'Where do you work?',
  lead: 'We use the address to confirm where you work.',
  'addressLine1.label': 'Office, floor, building',
  'pincode.label': 'Office pincode',
} as const satisfies Record<string, string>
