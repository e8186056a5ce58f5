export const texts = {
  title: 'आप पहले से हमारे ग्राहक हैं',
  heading: 'यह पैन हमारे यहाँ पहले से दर्ज है',
  lead: 'लगता है कि आप पहले से हमारे ग्राहक हैं। अपने खाते में दर्ज नंबर से साइन इन करें, आपकी जानकारी हम भर देंगे।',
  login: 'फिर से साइन इन करें',
  'no-number': 'मेरे पास दर्ज नंबर नहीं है',
  'no-number.busy': 'एक पल…',
} as const satisfies Record<string, string>
