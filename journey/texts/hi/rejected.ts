export const texts = {
  title: 'आपका आवेदन',
  heading: 'अभी यह कार्ड नहीं मिल सकता',
  'withdrawn.heading': 'आवेदन वापस ले लिया गया',
  cards: 'सभी कार्ड देखें',
} as const satisfies Record<string, string>
