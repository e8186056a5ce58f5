export const texts = {
  title: 'आपका आवेदन',
  heading: 'हम आपको अभी यह कार्ड नहीं दे सकते',
  'withdrawn.heading': 'आपने अपना आवेदन वापस ले लिया है',
  cards: 'सभी कार्ड देखें',
} as const satisfies Record<string, string>
