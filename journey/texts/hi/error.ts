/** The failure screen. What went wrong is in errors.ts; here is an unknown path. */
export const texts = {
  title: 'ऐसा नहीं हो पाया',
  'unknown.title': 'पेज नहीं मिला',
  'unknown.heading': 'यह पेज मौजूद नहीं है',
  'unknown.text': 'लिंक गलत है या पुराना हो गया है। अगर आपने आवेदन शुरू किया है, तो आपके जवाब सेव हैं।',
  'unknown.button': 'सभी कार्ड देखें',
  reference: 'रेफ़रेंस नंबर',
  number: 'आवेदन नंबर',
  'reference.copy': 'कॉपी करें',
  'reference.copied': 'कॉपी हो गया',
} as const satisfies Record<string, string>
