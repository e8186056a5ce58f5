export const texts = {
  title: 'We don’t serve this pincode yet',
  heading: 'We don’t serve your pincode yet',
  home: 'You told us that your home has the pincode {pincode}.',
  office: 'You told us that your office has the pincode {pincode}.',
  unserved: 'We know this place, but we don’t bring cards there yet.',
  unknown: 'We don’t find this pincode in our directory.',
  meaning: 'So we can’t go on with this application. It ends here, and nothing more is left for you to do.',
  help: 'Is there a mistake? Call {helpline}, {hours}. The call is free.',
} as const satisfies Record<string, string>
