export const texts = {
  title: 'आपका आवेदन',
  heading: 'हम आपको यह कार्ड अभी नहीं दे पा रहे',
  'withdrawn.heading': 'आवेदन वापस ले लिया गया',
  'declined.heading': 'आपने ऑफ़र नहीं लिया',
} as const satisfies Record<string, string>
