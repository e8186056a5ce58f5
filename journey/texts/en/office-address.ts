export const texts = {
  title: 'Office address',
  heading: 'Where do you work?',
  lead: 'Enter the address of your office or business. We use it to confirm where you work.',
  'addressLine1.label': 'Office, floor, building',
  'pincode.label': 'Office pincode',
} as const satisfies Record<string, string>
