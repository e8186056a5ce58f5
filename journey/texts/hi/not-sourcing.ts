export const texts = {
  title: 'आपका आवेदन',
  heading: 'हम यह आवेदन नहीं ले सकते',
  lead: 'आपकी दी हुई जानकारी के साथ हम अभी यह कार्ड नहीं दे सकते।',
  closed: 'आपका आवेदन बंद हो गया है; आपको कुछ और नहीं करना है।',
} as const satisfies Record<string, string>
