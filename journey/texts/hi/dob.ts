export const texts = {
  title: 'जन्मतिथि',
  heading: 'अपनी जन्मतिथि की पुष्टि करें',
  lead: 'आप पहले से हमारे ग्राहक हैं। अपनी जन्मतिथि की पुष्टि करें, बाकी हम भर देंगे।',
  'dateOfBirth.why': 'हम इसे बैंक के रिकॉर्ड में दर्ज तारीख से मिलाते हैं। वही तारीख लिखें जो आपने बैंक को दी थी।',
  tries: 'आप एक दिन में {tries, plural, one {# बार} other {# बार}} कोशिश कर सकते हैं।',
  triesLeft: 'आज {triesLeft, plural, one {# बार} other {# बार}} और कोशिश कर सकते हैं।',
  'submit.busy': 'रिकॉर्ड से मिलाया जा रहा है…',
} as const satisfies Record<string, string>
