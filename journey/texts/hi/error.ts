/** The failure screen. What went wrong is in errors.ts; here are a step that is not served yet and an unknown path. */
export const texts = {
  title: 'ऐसा नहीं हो पाया',
  'unknown.title': 'पेज नहीं मिला',
  'unknown.heading': 'यह पेज मौजूद नहीं है',
  'unknown.text': 'लिंक गलत है या पुराना हो गया है। आपके जवाब सहेजे हुए हैं।',
  'unknown.button': 'सभी कार्ड देखें',
  'notYet.heading': 'यह काम अभी यहाँ नहीं हो सकता',
  'notYet.text': 'हम इस चरण पर अभी काम कर रहे हैं। आपके जवाब सहेजे हुए हैं, दोबारा शुरू करने की ज़रूरत नहीं है।',
  'notYet.ways': 'आगे कैसे बढ़ें',
  'notYet.branch': 'अपना पैन कार्ड और पते का प्रमाण लेकर नज़दीकी शाखा में आएँ। हम यहीं से आगे बढ़ेंगे।',
  'notYet.later': 'या बाद में अपने मोबाइल नंबर से साइन इन करें। आप जहाँ रुके थे, वहीं से आगे बढ़ेंगे।',
  'notYet.call': 'कोई सवाल है? {helpline} पर कॉल करें, {hours}। कॉल मुफ़्त है।',
  'notYet.cards': 'सभी कार्ड देखें',
  reference: 'रेफ़रेंस नंबर: {reference}',
} as const satisfies Record<string, string>
