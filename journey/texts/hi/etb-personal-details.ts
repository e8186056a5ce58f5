export const texts = {
  title: 'छूटी हुई जानकारी',
  heading: 'कुछ जानकारी छूट गई है',
  lead: 'आपके बारे में बाकी सब हमारे पास दर्ज है। इसमें लगभग एक मिनट लगेगा।',
  'motherMaidenName.hint': 'अधिकतम 19 अक्षर',
  'fatherName.hint': 'अधिकतम 30 अक्षर',
  loading: 'देख रहे हैं कि क्या छूटा है',
  'submit.busy': 'सहेजकर आपका ऑफ़र देख रहे हैं…',
} as const satisfies Record<string, string>
