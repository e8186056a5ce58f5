export const texts = {
  title: 'आपका आवेदन',
  heading: 'हम यह आवेदन नहीं ले सकते',
} as const satisfies Record<string, string>
