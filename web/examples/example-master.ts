import { masterKey } from '../master/master-key.ts'

/** What the examples' master data says in Hindi: choices, and the consents in the bank's words. */
const hindiOf: Readonly<Record<string, string>> = {
  Male: 'पुरुष',
  Female: 'महिला',
  Other: 'अन्य',
  Single: 'अविवाहित',
  Married: 'विवाहित',
  Divorced: 'तलाकशुदा',
  'Under ₹25,000': '₹25,000 से कम',
  '₹75,000 and above': '₹75,000 या ज़्यादा',
  'Information technology': 'सूचना प्रौद्योगिकी',
  Education: 'शिक्षा',

  'How we use your data': 'आपके डेटा का इस्तेमाल',
  'Terms and conditions': 'नियम और शर्तें',
  'Credit report': 'क्रेडिट रिपोर्ट',
  'Updates on WhatsApp': 'WhatsApp पर अपडेट',
  'Status for Example Store': 'Example Store के लिए स्टेटस',
  'Key facts': 'मुख्य तथ्य',
  'Most important terms and conditions': 'सबसे ज़रूरी नियम और शर्तें',
  'Your central KYC record': 'आपका केंद्रीय KYC रिकॉर्ड',
  'Video call': 'वीडियो कॉल',
  'Your bank statement': 'आपका बैंक स्टेटमेंट',
  'Example Bank uses what you enter only to decide.':
    'उदाहरण बैंक आपकी भरी हुई जानकारी का इस्तेमाल सिर्फ़ फ़ैसला लेने के लिए करता है।',
  'Example Bank uses what you enter to decide on your application and to issue your card.':
    'उदाहरण बैंक आपकी भरी हुई जानकारी का इस्तेमाल आपके आवेदन पर फ़ैसला लेने और कार्ड जारी करने के लिए करता है।',
  'I have read the terms and conditions and agree to them.': 'मैंने नियम और शर्तें पढ़ ली हैं और मैं उनसे सहमत हूँ।',
  'I allow Example Bank to obtain my credit report for this application.':
    'मैं उदाहरण बैंक को इस आवेदन के लिए मेरी क्रेडिट रिपोर्ट लेने की अनुमति देता/देती हूँ।',
  'Send me updates about my application on WhatsApp.': 'मेरे आवेदन के अपडेट मुझे WhatsApp पर भेजें।',
  'I allow Example Bank to tell Example Store the status.':
    'मैं उदाहरण बैंक को Example Store को मेरे आवेदन का स्टेटस बताने की अनुमति देता/देती हूँ।',
  'I allow Example Bank to tell Example Store the status of my application.':
    'मैं उदाहरण बैंक को Example Store को मेरे आवेदन का स्टेटस बताने की अनुमति देता/देती हूँ।',
  'I have read the key facts of this card: its fees, its interest rate and what late payment costs.':
    'मैंने इस कार्ड के मुख्य तथ्य पढ़ लिए हैं: शुल्क, ब्याज दर और देर से भुगतान का ख़र्च।',
  'I have read the most important terms and conditions (MITC) and agree to them.':
    'मैंने सबसे ज़रूरी नियम और शर्तें (MITC) पढ़ ली हैं और मैं उनसे सहमत हूँ।',
  'I allow Example Bank to fetch my record from the Central KYC Registry.':
    'मैं उदाहरण बैंक को केंद्रीय KYC रजिस्ट्री से मेरा रिकॉर्ड लेने की अनुमति देता/देती हूँ।',
  'I agree to a recorded video call with an official of Example Bank who verifies my identity, and to the use of my location, camera and microphone during the call.':
    'मैं उदाहरण बैंक के अधिकारी के साथ रिकॉर्ड होने वाली वीडियो कॉल से अपनी पहचान की पुष्टि के लिए, और कॉल के दौरान अपनी लोकेशन, कैमरे और माइक्रोफ़ोन के इस्तेमाल के लिए सहमत हूँ।',
  'I allow Example Bank to receive the statements of the accounts that I choose, once, to check my income.':
    'मैं उदाहरण बैंक को मेरी आय जाँचने के लिए, एक बार, मेरे चुने हुए खातों के स्टेटमेंट लेने की अनुमति देता/देती हूँ।',
}

/** Master data with its texts in Hindi, where the examples have them; the rest is as it was. */
function inHindi(data: unknown): unknown {
  if (typeof data === 'string') return hindiOf[data] ?? data
  if (Array.isArray(data)) return data.map(inHindi)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, inHindi(value)]))
}

/** `getProductDetails` becomes the key with the language; a key that names its request stays, with the language added. */
export function keyed(master: Readonly<Record<string, unknown>>, language: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(master).map(([key, data]) => {
      const [call = key, search = ''] = key.split('?')
      return [
        masterKey(call, { ...Object.fromEntries(new URLSearchParams(search)), language }),
        language === 'hi' ? inHindi(data) : data,
      ]
    }),
  )
}
