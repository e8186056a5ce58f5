export const texts = {
  title: 'आपका आवेदन',
  heading: 'हम आपको यह कार्ड नहीं दे पाएँगे',
} as const satisfies Record<string, string>
