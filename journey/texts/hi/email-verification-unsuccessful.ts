export const texts = {
  title: 'यह लिंक काम नहीं कर रहा',
  life: 'लिंक भेजे जाने के बाद 24 घंटे तक काम करता है।',
  help: 'नए लिंक के लिए हमें कॉल करें, {hours}।',
} as const satisfies Record<string, string>
