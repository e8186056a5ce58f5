export const texts = {
  title: 'We don’t serve this pincode yet',
  heading: 'We don’t serve your pincode yet',
  home: 'You entered {pincode} as your home pincode.',
  office: 'You entered {pincode} as your office pincode.',
  unknown: 'It isn’t in our list of pincodes.',
} as const satisfies Record<string, string>
