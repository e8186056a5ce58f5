export const texts = {
  title: 'We don’t serve this pincode yet',
  heading: 'We don’t serve your pincode yet',
  home: 'You told us that your home has the pincode {pincode}.',
  office: 'You told us that your office has the pincode {pincode}.',
  unserved: 'We don’t deliver there yet.',
  unknown: 'It isn’t in our list of pincodes, so we can’t deliver there.',
} as const satisfies Record<string, string>
