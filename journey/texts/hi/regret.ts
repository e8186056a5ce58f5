export const texts = {
  title: 'आपका आवेदन',
  heading: 'हम यह कार्ड नहीं दे पाएँगे',
  cards: 'दूसरे कार्ड देखें',
} as const satisfies Record<string, string>
