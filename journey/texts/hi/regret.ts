export const texts = {
  title: 'आपका आवेदन',
  heading: 'हम आपको यह कार्ड नहीं दे सकते',
  cards: 'दूसरे कार्ड देखें',
} as const satisfies Record<string, string>
