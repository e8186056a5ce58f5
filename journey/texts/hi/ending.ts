/** What stands around the notice of an ending: the notice's own words are the bank's (bank/data/decision-notice.json). */
export const texts = {
  loading: 'जानकारी लोड हो रही है',
  failed: 'अभी हम पूरी जानकारी नहीं दिखा पा रहे हैं।',
  retry: 'फिर कोशिश करें',
  'letter.heading': 'आपके नाम हमारा पत्र',
  'letter.about': 'यही बातें पत्र के रूप में: पढ़ें, प्रिंट करें या सहेज लें।',
  'letter.open': 'पत्र पढ़ें',
  'letter.close': 'पत्र बंद करें',
  'letter.languages': 'पत्र की भाषा',
  'letter.print': 'प्रिंट करें या PDF में सहेजें',
  'letter.text': 'टेक्स्ट फ़ाइल डाउनलोड करें',
  'letter.page': 'वेब पेज डाउनलोड करें',
  'letter.file': 'patra',
  'letter.hash': 'इस पत्र की पहचान (SHA-256): {sha256}',
} as const satisfies Record<string, string>
