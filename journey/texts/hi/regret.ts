export const texts = {
  title: 'आपका आवेदन',
  heading: 'हम यह कार्ड नहीं दे पाएँगे',
} as const satisfies Record<string, string>
