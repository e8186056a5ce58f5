export const texts = {
  title: 'आवेदन शुरू करें',
  heading: 'अपने मोबाइल नंबर से शुरू करें',
  lead: 'हम इस पर 6 अंकों का कोड भेजेंगे। आवेदन में लगभग 10 मिनट लगते हैं।',
  'card.chosen': 'आप {product} के लिए आवेदन कर रहे हैं।',
  'card.none': 'पहले एक कार्ड चुनें। आवेदन से पहले आप कार्डों की तुलना कर सकते हैं।',
  'card.choose': 'कार्ड चुनें',
  'mobileNumber.label': 'मोबाइल नंबर',
  'mobileNumber.hint': '10 अंक। वह नंबर लिखें जो आपके आधार से जुड़ा है।',
  'mobileNumber.why':
    'हम पक्का करते हैं कि नंबर आपका है, देखते हैं कि क्या आप पहले से हमारे ग्राहक हैं, और आवेदन की जानकारी इसी पर भेजते हैं।',
  'consents.heading': 'शुरू करने से पहले',
  'consents.read': 'पढ़ें: {document}',
  'whatsapp.label': 'मेरे आवेदन की जानकारी मुझे WhatsApp पर भी भेजें (वैकल्पिक)',
  submit: 'कोड भेजें',
  'submit.busy': 'कोड भेजा जा रहा है…',
  existing: 'क्या आप पहले आवेदन कर चुके हैं?',
  'existing.link': 'अपना आवेदन जारी रखें',
} as const satisfies Record<string, string>
