export const texts = {
  title: 'We don’t serve this pincode yet',
  heading: 'We don’t serve your pincode yet',
  home: 'You entered {pincode} as the pincode of your home.',
  office: 'You entered {pincode} as the pincode of your office.',
  unserved: 'We don’t deliver there yet.',
  unknown: 'It isn’t in our list of pincodes, so we can’t deliver there.',
} as const satisfies Record<string, string>
