export const texts = {
  title: 'आपका आवेदन',
  heading: 'यह कार्ड नहीं मिल सकता',
  cards: 'दूसरे कार्ड देखें',
} as const satisfies Record<string, string>
