export const texts = {
  title: 'अपना आवेदन जारी रखें',
  heading: 'अपना आवेदन जारी रखें',
  lead: 'वह मोबाइल नंबर लिखें जिससे आपने आवेदन किया था। हम उस पर SMS से 6 अंकों का कोड भेजेंगे, और आप वहीं से आगे बढ़ेंगे जहाँ रुके थे।',
  'mobileNumber.label': 'मोबाइल नंबर',
  'mobileNumber.hint': '10 अंक, बिना +91 के',
  submit: 'कोड भेजें',
  'submit.busy': 'कोड भेजा जा रहा है…',
  new: 'पहली बार आए हैं?',
  'new.link': 'कार्ड चुनें',
  signedOut: 'आप साइन आउट हो गए हैं। आपके जवाब सहेजे हुए हैं।',
} as const satisfies Record<string, string>
