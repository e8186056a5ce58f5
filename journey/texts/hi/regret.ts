export const texts = {
  title: 'आपका आवेदन',
  heading: 'यह कार्ड आपके लिए नहीं है',
  lead: 'हम आपको {product} नहीं दे सकते, और दूसरा कार्ड आपने नहीं लिया। आपका आवेदन बंद हो गया है; आपको कुछ और नहीं करना है।',
  'again.from': 'आप {day} से फिर आवेदन कर सकते हैं।',
  cards: 'दूसरे कार्ड देखें',
} as const satisfies Record<string, string>
